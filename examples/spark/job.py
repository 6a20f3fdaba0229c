#!/usr/bin/env python3
"""Turns a folder of captures into Parquet with bitchat-dissect and Spark. docs/large-scale.md explains.

A run that was killed is run again: what is done stays, the rest is done. Exit status 1 when a capture
failed, 2 when nothing was begun.
"""

import argparse
import os
import pathlib
import sys
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial

from py4j.protocol import Py4JJavaError
from pyspark import Accumulator
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

from captures import Capture, listed
from dissect import Program, Report, Reports, Tally, rows
from engine import PARSED, session, stored
from store import Entry, Store

LONGEST_TEXT = 1 << 30
"""Characters that Spark's JSON parser takes as one string; by itself it takes 20 million."""
TALLIES = (
    "capture, count(*) AS objects, sum(octet_length(json)) AS octets, sum(crc32(json)) AS crc32, count(unparsed) AS unparsed"
)


class Job:
    """One run over one folder."""

    def __init__(self, spark: SparkSession, store: Store, program: Program, identity: str, retries: int, batch: int):
        self.spark, self.store, self.program, self.identity = spark, store, program, identity
        self.retries, self.batch = retries, batch
        for module in ("captures.py", "dissect.py"):
            spark.sparkContext.addPyFile(str(pathlib.Path(__file__).parent / module))

    def run(self, captures: list[Capture]) -> list[dict]:
        """Does what is not done, and gives what failed in every attempt."""
        # Captures of like size share a batch, so that none waits long for another.
        left = sorted((each for each in captures if not self._is_done(each)), key=lambda each: (-each.size, each.shown))
        print(f"{len(captures)} found, {len(captures) - len(left)} done before", flush=True)
        failed: dict[str, Report] = {}
        for attempt in range(1 + self.retries):
            failed = {}
            # A second attempt is made alone: a capture that brings a worker down takes no other with it.
            for some in batches(left, 1 if attempt else self.batch):
                failed |= self._attempt(some, self.store.emptied("batch"))
                self.store.emptied("batch")
                print(f"attempt {attempt + 1}: {len(self.store.done)} done, {len(failed)} failed", flush=True)
            left = [each for each in left if each.id in failed]
        for capture in left:
            # The rows it may have had are not those of the file that is there now.
            self.store.remove(capture.id)
        return [failure(each, failed[each.id], 1 + self.retries) for each in sorted(left, key=lambda each: each.shown)]

    def _is_done(self, capture: Capture) -> bool:
        entry = self.store.done.get(capture.id)
        return entry is not None and entry.state == (capture.id, capture.shown, capture.size, capture.modified, self.identity)

    def _attempt(self, captures: list[Capture], staged: pathlib.Path) -> dict[str, Report]:
        """Dissects some captures, publishes those whose rows are all there, and gives the reports of the others."""
        reports = self.spark.sparkContext.accumulator({}, Reports())
        try:
            self._dissect(captures, str(staged), reports)
            held = self._held(str(staged))
        except (Py4JJavaError, PySparkException) as error:
            words = str(getattr(error, "java_exception", error))
            return {each.id: Report(status=None, failure=f"Spark: {words}"[:2000]) for each in captures}
        os.sync()
        failed = {}
        for capture in captures:
            report = reports.value.get(capture.id, Report(status=None, failure="no report came back"))
            tally, unparsed = held.get(capture.id, (Tally(), 0))
            if report.failure is None and tally != report.tally:
                report.failure = f"printed {report.tally}, written {tally}"
            if report.failure is None:
                self.store.publish(staged / f"capture={capture.id}", entry(capture, self.identity, report, unparsed))
            else:
                failed[capture.id] = report
        return failed

    def _dissect(self, captures: list[Capture], staged: str, reports: Accumulator) -> None:
        """One task a capture: what the program prints, parsed by the schema, into a folder for each capture and day."""
        task = partial(rows, program=self.program, reports=reports)
        printed = self.spark.sparkContext.parallelize(captures, len(captures)).mapPartitions(task)
        options = f"map('columnNameOfCorruptRecord', 'unparsed', 'maxStringLen', '{LONGEST_TEXT}')"
        (
            self.spark.createDataFrame(printed, "capture STRING, path STRING, line BIGINT, json STRING", verifySchema=False)
            .selectExpr("*", f"from_json(json, '{PARSED}', {options}) AS parsed")
            .selectExpr("path", "line", "json", "parsed.*", "capture", "coalesce(left(parsed.time, 10), 'none') AS day")
            .sortWithinPartitions("capture", "day", "line")
            .write.partitionBy("capture", "day")
            .parquet(staged)
        )

    def _held(self, staged: str) -> dict[str, tuple[Tally, int]]:
        """What the Parquet files hold, read back."""
        stored(self.spark, staged).createOrReplaceTempView("staged")
        found = self.spark.sql(f"SELECT {TALLIES} FROM staged GROUP BY capture").collect()
        return {row.capture: (Tally(row.objects, row.octets, row.crc32), row.unparsed) for row in found}


def batches(captures: list[Capture], size: int) -> Iterator[list[Capture]]:
    return (captures[start : start + size] for start in range(0, len(captures), size))


def entry(capture: Capture, program: str, report: Report, unparsed: int) -> Entry:
    return Entry(
        capture=capture.id,
        path=capture.shown,
        size=capture.size,
        modified=capture.modified,
        program=program,
        capture_sha256=report.capture_sha256,
        sha256=report.sha256,
        unparsed=unparsed,
        message=report.message,
        **asdict(report.tally),
    )


def failure(capture: Capture, report: Report, attempts: int) -> dict:
    return {
        "path": capture.shown,
        "size": capture.size,
        "attempts": attempts,
        "status": report.status,
        "message": report.failure,
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("captures", help="the folder of captures; its subfolders too")
    parser.add_argument("out", help="the folder of tables, outside the first")
    parser.add_argument("options", nargs="*", help="what bitchat-dissect is given besides, after --")
    parser.add_argument("--program", default=".build/release/bitchat-dissect", help="bitchat-dissect (default: %(default)s)")
    parser.add_argument("--pattern", default="*", help="names of captures (default: all)")
    parser.add_argument("--retries", type=int, default=2, help="attempts after the first (default: %(default)s)")
    parser.add_argument("--timeout", type=float, default=3600, help="seconds for one capture (default: %(default)s)")
    parser.add_argument("--batch", type=int, default=64, help="captures a Spark job takes at once (default: %(default)s)")
    parser.add_argument("--forget-removed", action="store_true", help="drop the rows of captures that are gone from the folder")
    given = parser.parse_args()
    if pathlib.Path(given.out).resolve().is_relative_to(pathlib.Path(given.captures).resolve()):
        parser.error("the tables would be taken for captures: put them outside the folder of captures")
    if set(os.path.abspath(given.out)) & set("*?[]{}\\"):
        parser.error("Spark would take the folder of tables for a pattern: name it without * ? [ ] { } and \\")
    return given


def refused(why: str) -> int:
    print(f"job.py: {why}", file=sys.stderr)
    return 2


def main() -> int:
    given = arguments()
    program = Program(os.path.abspath(given.program), given.options, os.path.abspath(given.captures), given.timeout)
    try:
        captures, identity, store = list(listed(program.folder, given.pattern)), program.identity(), Store(given.out)
    except BlockingIOError:
        return refused("another job is writing there")
    except OSError as error:
        return refused(str(error))
    spark = session("bitchat captures to Parquet")
    failed = Job(spark, store, program, identity, given.retries, given.batch).run(captures)

    gone = sorted(set(store.done) - {each.id for each in captures})
    if given.forget_removed:
        for capture in gone:
            store.remove(capture)
    elif gone:
        print(f"{len(gone)} gone from the folder: their rows stay, --forget-removed drops them")

    done = sorted(map(asdict, store.done.values()), key=lambda each: each["path"])
    store.write("captures.ndjson", done)
    store.write("failures.ndjson", failed)
    printed, held = sum(each["objects"] for each in done), stored(spark, str(store.packets)).count()
    print(f"{len(done)} done, {len(failed)} failed; {printed} objects printed, {held} rows held")
    for each in failed:
        print(f"failed: {each['path']}: status {each['status']}: {each['message']}")
    return 1 if failed or printed != held else 0


if __name__ == "__main__":
    sys.exit(main())
