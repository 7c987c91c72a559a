"""As ``sitecustomize``, moves the private half of ``re`` to where nobody but ``re`` finds it, as a new Python may."""

import types
from re import _compiler

compile_ = _compiler.compile
_compiler.compile = types.FunctionType(compile_.__code__, dict(vars(_compiler)), argdefs=compile_.__defaults__)
del _compiler._code
