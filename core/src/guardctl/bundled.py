"""Runs the modules of a bundle, as if they had been imported.

A script, not a module: :mod:`guardctl.bundle` puts it into the bundle, and :mod:`guardctl.hook_entry` runs it with what
it has found there: ``stamps`` and ``code``, see :func:`guardctl.bundle.write_bundle`. Leaves ``PATHS["unbundled"]``
false when it has done so; then the bundle was fresh.
"""

import marshal
import posix
import sys

stamps: tuple[tuple[str, int, int], ...]
code: dict[str, bytes]
PATHS: dict[str, object]

_NOTHING = marshal.dumps([])

for _file, *_stamp in stamps:
    _status = posix.stat(_file)
    if [_status.st_mtime_ns, _status.st_size] != _stamp:
        break
else:
    _done = []
    try:
        for _name, _file, _folder, _body in marshal.loads(code[""]) + marshal.loads(code.get(sys.argv[1], _NOTHING)):
            _module = sys.modules[_name] = type(sys)(_name)
            _done.append(_name)
            _module.__file__ = _file
            _module.__package__ = _name if _folder else _name.rpartition(".")[0]
            _module.__spec__ = type(sys.__spec__)(_name, None, origin=_file)
            if _folder:
                _module.__path__ = _module.__spec__.submodule_search_locations = [_folder]
            exec(_body, _module.__dict__)
            _parent, _, _own = _name.rpartition(".")
            if _parent:
                setattr(sys.modules[_parent], _own, _module)
        PATHS["unbundled"] = False
    except BaseException:  # noqa: BLE001  # ordinary imports are slower, not wrong
        for _name in _done:
            del sys.modules[_name]
