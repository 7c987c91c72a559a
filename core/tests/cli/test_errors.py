"""Exit codes: 0 done, 1 known, 2 usage, 3 unexpected, 130 interrupted; and what is said with each."""

from __future__ import annotations

import errno
from pathlib import Path

import click
import pytest

from guardctl.cli._errors import guarded
from guardctl.errors import SettingsError
from guardctl.paths import user_paths


def end(
    capsys: pytest.CaptureFixture[str], error: BaseException | None = None, value: object = None
) -> tuple[int, str]:
    """Run a command that raises ``error`` or returns ``value``; return exit code and stderr."""

    @click.command()
    def failing() -> object:
        if error is not None:
            raise error
        return value

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["guardctl"])
        with pytest.raises(SystemExit) as done:
            guarded(failing)
    return int(done.value.code or 0), capsys.readouterr().err


@pytest.mark.parametrize(("value", "code"), [(None, 0), (0, 0), (1, 1), ("text", 0)])
def test_return_values(value: object, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert end(capsys, value=value) == (code, "")


def test_known_errors_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert end(capsys, SettingsError("x is wrong. Correct it.")) == (1, "Error: x is wrong. Correct it.\n")


def test_output_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    full = OSError(errno.ENOSPC, "No space left on device")
    told = "Error: output: No space left on device. Check the path, its permissions and the space left.\n"
    assert end(capsys, full) == (1, told)


def test_an_interruption(capsys: pytest.CaptureFixture[str]) -> None:
    code, err = end(capsys, KeyboardInterrupt())
    assert (code, err.strip()) == (130, "Interrupted.")


def test_a_chosen_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert end(capsys, click.exceptions.Exit(7)) == (7, "")


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    code, err = end(capsys, click.UsageError("no such option"))
    assert code == 2
    assert "no such option" in err


def test_an_unexpected_error_leaves_its_traceback_in_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    log = user_paths().log
    assert end(capsys, KeyError("x")) == (3, f"Unexpected error: KeyError: 'x'. The traceback is in {log}.\n")
    (file,) = log.iterdir()
    assert file.name.startswith("crash-")
    assert "in failing" in file.read_text()


def test_an_unexpected_error_without_a_log(capsys: pytest.CaptureFixture[str]) -> None:
    log = user_paths().log
    log.parent.mkdir(parents=True)
    log.write_text("in the way")
    code, err = end(capsys, KeyError("x"))
    assert (code, err.strip()) == (3, "Unexpected error: KeyError: 'x'.")
    assert Path(log).is_file()
