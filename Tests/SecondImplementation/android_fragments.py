"""Fragment headers and reassembly as the Android app does them.

Source: docs/protocol.md 3.6, 13.6 and 13.10.
"""

import android_frame
from refusal import Refusal

HEADER_SIZE = 13
LARGEST_TOTAL = 256
MOST_SETS = 64
SET_CAP = 1_048_576
ALL_SETS_CAP = 4_194_304
LIFETIME = 30_000


def parse(payload):
    """The fields of a fragment; raises Refusal."""
    if len(payload) < HEADER_SIZE:
        raise Refusal("short")
    index, total = int.from_bytes(payload[8:10], "big"), int.from_bytes(payload[10:12], "big")
    if total == 0:
        raise Refusal("total-zero")
    if index >= total:
        raise Refusal("index-range")
    if len(payload) == HEADER_SIZE:
        raise Refusal("empty")
    if total > LARGEST_TOTAL:
        raise Refusal("total-limit")
    return {"stream": payload[:8].hex(), "index": index, "total": total, "inner": payload[12], "data": payload[13:]}


class Reassembler:
    """All open sets, known by stream id alone."""

    def __init__(self):
        self.sets = {}

    def add(self, now, payload):
        """Takes one piece and says what happened, with the open sets and bytes after it."""
        return self.judge(now, payload) | self.state()

    def judge(self, now, payload):
        """The checks in their order, then storing and completion."""
        try:
            piece = parse(payload)
            known = self.sets.get(piece["stream"])
            first = (piece["total"], piece["inner"])
            if known and known["first"] != first:
                del self.sets[piece["stream"]]
                return {"r": "dropped", "why": "inconsistent"}
            if not known and len(self.sets) >= MOST_SETS:
                raise Refusal("sets-limit")
            entry = known or {"first": first, "started": now, "pieces": {}}
            return self.store(entry, piece)
        except Refusal as refusal:
            return {"r": "refused", "why": refusal.why}

    def store(self, entry, piece):
        """Keeps a piece whose place is known; a repeat replaces its old size."""
        growth = len(piece["data"]) - len(entry["pieces"].get(piece["index"], b""))
        if size(entry) + growth > SET_CAP:
            self.sets.pop(piece["stream"], None)
            return {"r": "dropped", "why": "size-limit"}
        if self.state()["bytes"] + growth > ALL_SETS_CAP:
            raise Refusal("memory-limit")
        self.sets[piece["stream"]] = entry
        entry["pieces"][piece["index"]] = piece["data"]
        if len(entry["pieces"]) < piece["total"]:
            return {"r": "stored"}
        return self.complete(piece["stream"], entry)

    def complete(self, stream, entry):
        """Joins the pieces; a set whose bytes are no frame stays."""
        joined = b"".join(entry["pieces"][index] for index in sorted(entry["pieces"]))
        try:
            inner, _ = android_frame.decode(joined)
        except Refusal:
            return {"r": "stored", "why": "no-frame"}
        del self.sets[stream]
        return {"r": "complete", "frame": inner | {"ttl": 0}}

    def expire(self, now):
        """The cleanup pass: removes sets whose first piece is more than 30 s old."""
        old = [stream for stream, entry in self.sets.items() if now - entry["started"] > LIFETIME]
        for stream in old:
            del self.sets[stream]
        return {"removed": len(old)} | self.state()

    def state(self):
        """Open sets and buffered bytes."""
        return {"sets": len(self.sets), "bytes": sum(map(size, self.sets.values()))}


def size(entry):
    """Bytes held in one set."""
    return sum(map(len, entry["pieces"].values()))
