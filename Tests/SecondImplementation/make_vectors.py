#!/usr/bin/env python3
"""Writes Corpus/vectors/*.jsonl; every run gives the same bytes: make_vectors.py [DIRECTORY]

The inputs stand in the modules of `making`, the expectations are computed by this implementation.
"""

import pathlib
import sys

from making import (
    announces,
    encoding,
    floods,
    frames,
    inner,
    links,
    memory,
    notifications,
    pieces,
    reassembly,
    requests,
    responses,
    sets,
    skew,
    sync_fields,
    sync_ids,
    windows,
)
from making.lines import written

FILES = {
    "announce": announces,
    "encode": encoding,
    "fragment-header": pieces,
    "fragments": reassembly,
    "frame": frames,
    "gate-flood": floods,
    "gate-inner": inner,
    "gate-link": links,
    "gate-memory": memory,
    "gate-request": requests,
    "gate-response": responses,
    "gate-skew": skew,
    "gcs": sets,
    "stream": notifications,
    "sync-fields": sync_fields,
    "sync-ids": sync_ids,
    "window": windows,
}
DEFAULT = pathlib.Path(__file__).resolve().parents[2] / "Corpus" / "vectors"


def main(arguments):
    """Writes all files; an id may be used once only."""
    directory = pathlib.Path(arguments[0]) if arguments else DEFAULT
    directory.mkdir(parents=True, exist_ok=True)
    seen = set()
    for name, module in FILES.items():
        vectors = module.vectors()
        twice = [vector["id"] for vector in vectors if vector["id"] in seen or seen.add(vector["id"])]
        if twice:
            raise SystemExit(f"{name}: used twice: {', '.join(twice)}")
        (directory / f"{name}.jsonl").write_text(written(vectors), encoding="utf-8")
        print(f"{name}: {len(vectors)} vectors")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
