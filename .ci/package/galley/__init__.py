"""Pictures of component trees, through the command `galley` that comes with this package."""

import json
import os
import pathlib
import subprocess
import tempfile
from typing import Any, List, NamedTuple, Union

from ._command import GalleyError, command, words
from ._stream import AsyncRenderer, Document, Job, Picture, Renderer

__all__ = [
    "AsyncRenderer", "Difference", "Document", "GalleyError", "Job", "Picture", "Renderer", "command",
    "diff", "render",
]

Source = Union[bytes, str, "os.PathLike[str]"]


class Difference(NamedTuple):
    """What two pictures have not in common."""

    #: Whether they count as equal.
    equal: bool
    #: The findings of `galley diff --json`.
    details: dict


def _run(arguments: List[str], accepted: tuple = (0,), **streams: Any):
    done = subprocess.run([command(), *arguments], capture_output=True, **streams)
    if done.returncode not in accepted:
        raise GalleyError(done.returncode, done.stderr.decode(errors="replace").strip())
    return done


def render(document: Union[dict, Source], **options: Any) -> bytes:
    """The PNG of a document.

    `document` is a value as `json` has it, the path of a file, or the bytes of one. `options` are
    those of `galley render` (`scale=3`, `appearance="dark"`, `device="iphone-14"`, `strict=True`); one that may be
    given several times takes a list (`fonts=["a.ttf", "b.ttf"]`).
    Raises `GalleyError` for a document with mistakes.
    """
    arguments = ["render"]
    given = None
    if isinstance(document, (str, os.PathLike)):
        arguments.append(os.fspath(document))
    else:
        arguments.append("-")
        given = document if isinstance(document, bytes) else json.dumps(document).encode()
    arguments += words(options)
    return _run([*arguments, "-o", "-"], input=given).stdout


def diff(expected: Source, actual: Source) -> Difference:
    """Compares two pictures, each the path of a PNG, JPEG, WebP or GIF file or the bytes of one."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, picture in ("expected.png", expected), ("actual.png", actual):
            if isinstance(picture, bytes):
                path = pathlib.Path(folder, name)
                path.write_bytes(picture)
                picture = path
            paths.append(os.fspath(picture))
        done = _run(["diff", "--json", *paths], accepted=(0, 1))
        return Difference(done.returncode == 0, json.loads(done.stdout)[0])
