#!/usr/bin/env python3
"""Asks the tables of job.py the questions of sql/: queries.py OUT [QUERY...]. Prints tab-separated tables."""

import pathlib
import sys

from engine import session, stored

SQL = pathlib.Path(__file__).resolve().parent / "sql"


def statements(name: str) -> list[str]:
    return [each for each in (SQL / f"{name}.sql").read_text().split(";\n") if each.strip()]


def main(out: str, *names: str) -> None:
    spark = session("bitchat queries")
    stored(spark, f"{out}/packets").createOrReplaceTempView("packets")
    for statement in statements("views"):
        spark.sql(statement)
    for name in names or sorted(each.stem for each in SQL.glob("*.sql") if each.stem != "views"):
        found = spark.sql(statements(name)[0])
        print(f"== {name}", "\t".join(found.columns), sep="\n")
        for row in found.toLocalIterator():
            print("\t".join(map(str, row)))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
