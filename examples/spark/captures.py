"""The captures of a folder: their names, and how to see that one has changed."""

import hashlib
import os
import re
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch


@dataclass(frozen=True)
class Capture:
    """A file of the folder as it was when it was listed."""

    path: str
    """From the folder, as Python holds file names: bytes that are no UTF-8 are surrogates."""
    size: int
    modified: int
    """Nanoseconds since 1970."""

    @property
    def id(self) -> str:
        """Its name in the tables' folders: plain characters, and a hash of the path, since two folders may hold one name."""
        plain = re.sub(r"[^A-Za-z0-9.-]+", "_", os.path.basename(self.path))[-60:]
        return f"{plain}-{hashlib.sha256(os.fsencode(self.path)).hexdigest()[:16]}"

    @property
    def shown(self) -> str:
        """Its path as text; bytes that are no UTF-8 are written as `\\xff`."""
        return os.fsencode(self.path).decode("utf-8", "backslashreplace")

    @property
    def argument(self) -> str:
        """Its path as the program takes it: a name that begins with a hyphen is no option."""
        return os.path.join(".", self.path) if self.path.startswith("-") else self.path


def listed(folder: str, pattern: str) -> Iterator[Capture]:
    """Every file in `folder` and below whose name matches. A folder that cannot be read is an error: it would be left out unseen."""

    def refuse(error: OSError) -> None:
        raise error

    for place, _, names in os.walk(folder, onerror=refuse):
        for name in names:
            path = os.path.join(place, name)
            if fnmatch(name, pattern) and (capture := looked_at(folder, os.path.relpath(path, folder))):
                yield capture


def looked_at(folder: str, path: str) -> Capture | None:
    """The file as it is now; nothing where there is none. A pipe or a device is none: reading it would not end."""
    try:
        found = os.stat(os.path.join(folder, path))
    except OSError:
        return None
    return Capture(path, found.st_size, found.st_mtime_ns) if stat.S_ISREG(found.st_mode) else None
