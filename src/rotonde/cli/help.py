"""Help and complaints about usage, from the catalogues instead of Typer's English."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from rotonde.cli.saying import say
from rotonde.i18n.catalogue import has_message

Rows = list[tuple[str, str]]
Parameter = Any
"""A parameter of Click, whichever Click it is that Typer uses."""


def help_text(ctx: typer.Context, lang: str) -> str:
    """What a command does, how it is called, and what its arguments and options mean."""
    command = ctx.command
    blocks = [say(lang, f"cli-help-{_key(ctx)}"), f"{say(lang, 'cli-heading-usage')} {_usage(ctx)}"]
    if isinstance(command, TyperGroup):
        blocks.append(_columns(say(lang, "cli-heading-commands"), _commands(ctx, command, lang)))
    parameters = command.get_params(ctx)
    for kind in ("argument", "option"):
        rows = [(_form(p), _about(ctx, p, lang)) for p in parameters if p.param_type_name == kind]
        if rows:
            blocks.append(_columns(say(lang, f"cli-heading-{kind}s"), rows))
    return "\n\n".join(blocks)


def _key(ctx: typer.Context) -> str:
    """The words of a command after `rotonde`, joined: `board-check`."""
    words = ctx.command_path.split()[1:]
    return "-".join(words) or "rotonde"


def _usage(ctx: typer.Context) -> str:
    arguments = [p for p in ctx.command.params if p.param_type_name == "argument"]
    forms = [_form(p) if p.required else f"[{_form(p)}]" for p in arguments]
    return " ".join([ctx.command_path, "[OPTIONS]", *forms, *(["COMMAND"] if isinstance(ctx.command, TyperGroup) else [])])


def _commands(ctx: typer.Context, group: TyperGroup, lang: str) -> Rows:
    prefix = "" if ctx.parent is None else f"{_key(ctx)}-"
    return [(name, say(lang, f"cli-help-{prefix}{name}")) for name in group.list_commands(ctx)]


def _form(parameter: Parameter) -> str:
    """`--seats WHO,WHO` or `GAME`."""
    metavar = str(parameter.metavar or "").strip("[]")
    if parameter.param_type_name == "argument":
        return metavar
    return " ".join([", ".join(parameter.opts), metavar]).strip()


def _about(ctx: typer.Context, parameter: Parameter, lang: str) -> str:
    """What a parameter means to this command, or to all of them."""
    name = "help" if "--help" in parameter.opts else str(parameter.name).replace("_", "-")
    own = f"cli-help-{_key(ctx)}-{name}"
    text = say(lang, own if has_message(lang, own) else f"cli-help-any-{name}")
    default = parameter.default
    if isinstance(default, bool) or not isinstance(default, str | int):
        return text
    return f"{text} {say(lang, 'cli-heading-default', value=str(default))}"


def _columns(heading: str, rows: Rows) -> str:
    """Rows in two columns, the second one wrapped."""
    left = max(len(form) for form, _ in rows) + 4
    width = max(left + 30, min(110, shutil.get_terminal_size().columns))
    lines = [heading]
    for form, text in rows:
        wrapped = textwrap.wrap(text, width - left) or [""]
        lines.append(f"  {form:<{left - 2}}{wrapped[0]}")
        lines.extend(" " * left + line for line in wrapped[1:])
    return "\n".join(lines)


def usage_sentences(error: Any, given: Sequence[str], lang: str) -> Iterator[str]:
    """What is wrong with the way a command was called."""
    context = getattr(error, "ctx", None)
    match type(error).__name__:
        case "NoSuchOption":
            yield say(lang, "cli-usage-no-such-option", option=error.option_name)
        case "BadOptionUsage":
            yield say(lang, "cli-usage-option-needs-value", option=error.option_name)
        case "MissingParameter" if error.param is not None:
            yield say(lang, "cli-usage-missing", what=_form(error.param))
        case "BadParameter" if error.param is not None:
            yield say(lang, "cli-usage-bad-value", what=_form(error.param), value=_refused_value(error.param, given))
        case _ if context is not None and isinstance(context.command, TyperGroup):
            known = ", ".join(context.command.list_commands(context))
            yield say(lang, "cli-usage-no-such-command", known=known)
        case _:
            yield say(lang, "cli-usage-too-much")
    if context is not None:
        yield say(lang, "cli-usage-see-help", command=context.command_path)


def _refused_value(parameter: Parameter, given: Sequence[str]) -> str:
    """What was typed for an option: Click does not keep it."""
    for i, word in enumerate(given):
        for option in parameter.opts:
            if word.startswith(f"{option}="):
                return word.removeprefix(f"{option}=")
            if word == option and i + 1 < len(given):
                return given[i + 1]
    return ""
