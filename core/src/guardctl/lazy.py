"""A guard's spec, imported when somebody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guardctl.spec import GuardSpec


class LazySpec:
    """Descriptor: ``spec = LazySpec("my_guard.spec:SPEC")`` imports that module on first use.

    The hook asks a guard for its prompt and its verdict, never for its spec, so it does not pay for pydantic.
    """

    def __init__(self, target: str) -> None:
        self.target = target

    def __get__(self, instance: object, owner: type) -> GuardSpec:
        from importlib import import_module

        module, _, name = self.target.partition(":")
        spec: GuardSpec = getattr(import_module(module), name)
        return spec
