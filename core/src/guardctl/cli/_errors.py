"""The one place where an exception becomes an exit code."""

from __future__ import annotations

import errno
import sys
from typing import NoReturn

import click

from guardctl.errors import GuardctlError

KNOWN, UNEXPECTED, INTERRUPTED = 1, 3, 130

UNWRITTEN = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
"""What says of an error without a file's name that the output could not be written."""


def guarded(command: click.Command) -> None:
    """Run ``command``; known errors are one line on stderr, unexpected ones leave a traceback in the log folder."""
    try:
        # click's own usage errors keep their exit code 2; hosts never come this way with options of ours.
        status = command.main(standalone_mode=False)
    except click.exceptions.Exit as stop:
        sys.exit(stop.exit_code)
    except click.Abort:
        click.echo("Interrupted.", err=True)
        sys.exit(INTERRUPTED)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except GuardctlError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(KNOWN)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(KNOWN)
    except OSError as error:
        if error.filename is None and error.errno not in UNWRITTEN:
            _unexpected(error)
        # What the file system refuses is not a mistake of ours, and what it is about stands in the exception.
        advice = "Check the path, its permissions and the space left."
        click.echo(f"Error: {error.filename or 'output'}: {error.strerror}. {advice}", err=True)
        sys.exit(KNOWN)
    except Exception as error:  # noqa: BLE001  # the last line of defence, and it says where to look
        _unexpected(error)
    sys.exit(status if isinstance(status, int) else 0)


def _unexpected(error: Exception) -> NoReturn:
    from guardctl.paths import user_paths
    from guardctl.records import write_crash

    log = user_paths().log
    kept = f"The traceback is in {log}." if write_crash(str(log), error) else ""
    click.echo(f"Unexpected error: {type(error).__name__}: {error}. {kept}", err=True)
    sys.exit(UNEXPECTED)
