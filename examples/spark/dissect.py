"""Runs bitchat-dissect over captures in a worker: objects become rows while they are printed, then comes a report of them."""

import hashlib
import os
import signal
import subprocess
import tempfile
import threading
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from pyspark.accumulators import Accumulator, AccumulatorParam

from captures import Capture, looked_at

MESSAGE_BYTES = 2000
Row = tuple[str, str, int, str]
"""Capture, path, line, the line's text."""


@dataclass(frozen=True)
class Program:
    """What is run, from which folder, and for how long at most."""

    path: str
    options: list[str]
    folder: str
    seconds: float

    def identity(self) -> str:
        """What its output depends on besides the capture: another build may print other objects."""
        version = subprocess.run([self.path, "--version"], capture_output=True, text=True, check=True).stdout.split("\n")[0]
        with open(self.path, "rb") as file:
            return " ".join([version, hashlib.file_digest(file, "sha256").hexdigest(), *self.options])


@dataclass
class Tally:
    """Counts of lines that do not depend on their order, so that rows read back in any order can be held against them."""

    objects: int = 0
    octets: int = 0
    crc32: int = 0
    """The sum of each line's CRC-32, without its newline."""

    def add(self, text: bytes) -> None:
        self.objects += 1
        self.octets += len(text)
        self.crc32 += zlib.crc32(text)


@dataclass
class Report:
    """What one run of the program gave."""

    tally: Tally = field(default_factory=Tally)
    sha256: str = ""
    """Of all that was printed."""
    capture_sha256: str = ""
    status: int | None = 0
    """Exit status; below 0 the number of the signal that killed the program; none where it is not known."""
    message: str = ""
    """The end of standard error."""
    failure: str | None = None


class Reports(AccumulatorParam):
    """Brings reports to the driver, by capture: a task that ran twice reports once."""

    def zero(self, value: dict[str, Report]) -> dict[str, Report]:
        return {}

    def addInPlace(self, one: dict[str, Report], other: dict[str, Report]) -> dict[str, Report]:
        return one | other


def rows(captures: Iterator[Capture], program: Program, reports: Accumulator) -> Iterator[Row]:
    """The objects of each capture. Nothing is held but the line at hand: the program waits while a row is written."""
    for capture in captures:
        report = Report()
        try:
            yield from _printed(capture, program, report)
            report.capture_sha256 = _hash(capture, program)
        except (OSError, UnicodeDecodeError) as error:
            report.failure = report.failure or str(error)
        reports.add({capture.id: report})


def _printed(capture: Capture, program: Program, report: Report) -> Iterator[Row]:
    arguments = [program.path, "-T", "ndjson", *program.options, "-r", capture.argument]
    printed, late = hashlib.sha256(), threading.Event()
    with (
        tempfile.TemporaryFile() as errors,
        subprocess.Popen(
            arguments, cwd=program.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors
        ) as process,
    ):
        timer = threading.Timer(program.seconds, lambda: late.set() or process.kill())
        timer.start()
        try:
            for line in process.stdout:
                printed.update(line)
                text = line.removesuffix(b"\n")
                report.tally.add(text)
                yield capture.id, capture.shown, report.tally.objects, text.decode()
            report.status = process.wait()
        except BaseException:
            # Nobody takes the rows any more, or they cannot be taken.
            process.kill()
            raise
        finally:
            timer.cancel()
        report.sha256, report.message = printed.hexdigest(), _end(errors)
    report.failure = f"took more than {program.seconds:g} s" if late.is_set() else _failure(report.status, report.message)


def _end(errors: BinaryIO) -> str:
    """The last words of standard error: they say why the program stopped."""
    errors.seek(max(0, errors.seek(0, os.SEEK_END) - MESSAGE_BYTES))
    return errors.read().decode(errors="replace").strip()


def _failure(status: int, message: str) -> str | None:
    if status < 0:
        return f"killed by {signal.Signals(-status).name}"
    return (message or "no message") if status else None


def _hash(capture: Capture, program: Program) -> str:
    """SHA-256 of the capture, which must be the file that was listed, before as after it was read."""
    with open(os.path.join(program.folder, capture.path), "rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if looked_at(program.folder, capture.path) != capture:
        raise OSError("changed while it was read")
    return found
