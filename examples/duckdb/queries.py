#!/usr/bin/env python3
"""Asks NDJSON files, or the tables of examples/spark/job.py, the questions of examples/spark/sql, on one machine.

usage: queries.py NDJSON-FOLDER|TABLES [QUERY...]

A folder of NDJSON holds CAPTURE.ndjson for each capture, as dissect-folder writes it. Prints tab-separated tables.
"""

import pathlib
import sys

import duckdb

SPARK = pathlib.Path(__file__).resolve().parents[1] / "spark"
sys.path.append(str(SPARK))
import columns  # noqa: E402

LONGEST_OBJECT = 64 << 20
"""Bytes of a line that DuckDB takes; by itself it takes 16 MiB."""


def packets(folder: pathlib.Path) -> str:
    """The view that the queries begin with; nothing is inferred."""
    if (folder / "packets").is_dir():
        return f"SELECT * FROM read_parquet({text(folder / 'packets/*/*/*.parquet')}, hive_partitioning = true, hive_types_autocast = false)"
    kinds = ", ".join(f"{text(name)}: {text(columns.duckdb(kind))}" for name, kind in columns.columns().items())
    start = len(str(folder)) + 2
    return (
        f"SELECT * EXCLUDE filename, filename[{start}:-{len('.ndjson') + 1}] AS path FROM read_json({text(folder / '**/*.ndjson')}, "
        f"format = 'newline_delimited', columns = {{{kinds}}}, filename = true, maximum_object_size = {LONGEST_OBJECT})"
    )


def text(value: object) -> str:
    return "'" + str(value).replace("'", "''") + "'"


def statements(name: str) -> list[str]:
    return [each for each in (SPARK / "sql" / f"{name}.sql").read_text().split(";\n") if each.strip()]


def main(folder: str, *names: str) -> None:
    database = duckdb.connect(config={"memory_limit": "1GB"})
    database.execute(f"CREATE VIEW packets AS {packets(pathlib.Path(folder))}")
    for statement in statements("views"):
        database.execute(statement)
    for name in names or sorted(each.stem for each in (SPARK / "sql").glob("*.sql") if each.stem != "views"):
        found = database.execute(statements(name)[0])
        print(f"== {name}", "\t".join(column[0] for column in found.description), sep="\n")
        while row := found.fetchone():
            print("\t".join(map(str, row)))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
