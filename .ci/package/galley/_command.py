"""The command that this package calls."""

import importlib.metadata
import os
import pathlib
import shutil
from typing import Any, Dict, List


class GalleyError(Exception):
    """What the command found wrong, with places in the document; `status` is its exit status."""

    def __init__(self, status: int, message: str):
        super().__init__(message)
        self.status = status


def command() -> str:
    """The path of the command."""
    try:
        files = importlib.metadata.files("galley-render") or []
    except importlib.metadata.PackageNotFoundError:
        files = []
    places = [file.locate() for file in files if file.parts[-2:] == ("bin", "galley")]
    # Where `pip install --target` puts it.
    places.append(pathlib.Path(__file__).parent.parent / "bin" / "galley")
    for place in places:
        if os.access(place, os.X_OK):
            return str(place)
    found = shutil.which("galley")
    if found is None:
        raise GalleyError(127, "the command galley is neither installed nor on PATH")
    return found


def words(options: Dict[str, Any]) -> List[str]:
    """Options as the words of a command line; a list or a tuple gives its option once for each value."""
    found: List[str] = []
    for name, value in options.items():
        for each in value if isinstance(value, (list, tuple)) else [value]:
            if each is False or each is None:
                continue
            found.append("--" + name.replace("_", "-"))
            if each is not True:
                found.append(os.fspath(each) if isinstance(each, os.PathLike) else str(each))
    return found
