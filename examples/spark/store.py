"""The output folder, and what makes each capture's rows appear in it exactly once.

    packets/capture=ID/day=DAY/*.parquet    the rows of one capture
    packets/capture=ID/_entry.json          what was read and what was printed; engines pass over names with an underscore
    captures.ndjson, failures.ndjson        the entries, and what failed in the last run
    staging/                                what is not done

The rows and the entry of a capture are written in staging/ and reach packets/ together, by one rename of their folder. So a
capture is done when its folder is there, and there is no moment at which it is half there. What a killed job left in staging/
is removed by the next one, which does again what is not done.
"""

import fcntl
import json
import pathlib
import shutil
from collections.abc import Iterable
from dataclasses import asdict, dataclass

ENTRY = "_entry.json"


@dataclass(frozen=True)
class Entry:
    """What is known of a capture that is done. It is done anew when any of the first five is not what it was."""

    capture: str
    path: str
    size: int
    modified: int
    program: str
    """Its version, its SHA-256, and the options it was run with."""
    capture_sha256: str
    objects: int
    octets: int
    crc32: int
    sha256: str
    """Of the NDJSON that was printed."""
    unparsed: int
    """Rows whose text is not what the schema says: their columns are empty, `json` holds the text."""
    message: str
    """What the program said on standard error, as that the capture is cut."""

    @property
    def state(self) -> tuple:
        return self.capture, self.path, self.size, self.modified, self.program


class Store:
    """The only writer of the output folder, as long as the process lives."""

    def __init__(self, folder: str):
        self.folder = pathlib.Path(folder).absolute()
        self.packets, self.staging = self.folder / "packets", self.folder / "staging"
        self.packets.mkdir(parents=True, exist_ok=True)
        self._lock = open(self.folder / "lock", "w")
        fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        self.staging.mkdir(exist_ok=True)
        for orphan in self.staging.iterdir():
            self.emptied(orphan.name)
        self.done = {entry.capture: entry for entry in map(self._entry, self.packets.iterdir()) if entry}

    def _entry(self, place: pathlib.Path) -> Entry | None:
        try:
            return Entry(**json.loads((place / ENTRY).read_text()))
        except (OSError, ValueError, TypeError):
            # Nothing that this program wrote: it would be counted twice.
            self._take_away(place)
            return None

    def emptied(self, name: str) -> pathlib.Path:
        """A place in staging where nothing is."""
        place = self.staging / name
        if place.is_dir():
            shutil.rmtree(place)
        else:
            place.unlink(missing_ok=True)
        return place

    def publish(self, staged: pathlib.Path, entry: Entry) -> None:
        """Makes the rows in `staged` those of the capture, in place of any that it had."""
        staged.mkdir(parents=True, exist_ok=True)
        (staged / ENTRY).write_text(json.dumps(asdict(entry), indent=1))
        self.remove(entry.capture)
        staged.rename(self._place(entry.capture))
        self.done[entry.capture] = entry

    def remove(self, capture: str) -> None:
        """Takes the rows of a capture away; does nothing where there are none."""
        self.done.pop(capture, None)
        if self._place(capture).exists():
            self._take_away(self._place(capture))

    def _place(self, capture: str) -> pathlib.Path:
        return self.packets / f"capture={capture}"

    def _take_away(self, place: pathlib.Path) -> None:
        away = self.emptied("old")
        place.rename(away)
        self.emptied("old")

    def write(self, name: str, rows: Iterable[dict]) -> None:
        """Writes a small table, one object a line, all of it or none."""
        beside = self.staging / name
        beside.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows))
        beside.replace(self.folder / name)
