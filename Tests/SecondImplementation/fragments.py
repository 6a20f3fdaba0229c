"""Fragment headers and reassembly as the iOS app does them, and the stall requests of the specification.

Source: docs/protocol.md 3.6, 4.6 and 13.2, items 19 to 23; docs/request-sync-manager.md, "fragmentIdFilter".
"""

from frame import BROADCAST

HEADER_SIZE = 13
LARGEST_TOTAL = 10_000
MOST_STREAMS = 128
SIZE_CAP = 1_048_576
LARGE_SIZE_CAP = 1_179_760
LARGE_TYPES = (0x11, 0x22)
LIFETIME = 30_000
STALL_AFTER = 5_000
RETRY_AFTER = 10_000
MOST_ASKED = 60


def parse(payload, recipient=None):
    """The fields of a fragment, or None."""
    if len(payload) < HEADER_SIZE:
        return None
    index, total = int.from_bytes(payload[8:10], "big"), int.from_bytes(payload[10:12], "big")
    if not 1 <= total <= LARGEST_TOTAL or index >= total:
        return None
    return {
        "stream": payload[:8].hex(),
        "index": index,
        "total": total,
        "inner": payload[12],
        "data": payload[13:],
        "broadcast": recipient in (None, BROADCAST),
    }


class Stream:
    """The pieces held of one stream."""

    def __init__(self, now, total, broadcast):
        self.pieces = {}
        self.total = total
        self.started = now
        self.progress = now
        self.broadcast = broadcast
        self.asked = None

    def size(self):
        """Bytes held; a replaced piece counts once."""
        return sum(map(len, self.pieces.values()))


class Reassembler:
    """All open streams, known by sender and stream id."""

    def __init__(self, cap=MOST_STREAMS):
        self.cap = cap
        self.streams = {}

    def add(self, now, sender, piece):
        """Takes one piece: stored, complete or oversized, and whether it started a stream."""
        key = sender, piece["stream"]
        started = key not in self.streams
        if started:
            self.make_room()
            self.streams[key] = Stream(now, piece["total"], piece["broadcast"])
        stream = self.streams[key]
        limit = LARGE_SIZE_CAP if piece["inner"] in LARGE_TYPES else SIZE_CAP
        projected = stream.size() + len(piece["data"])
        if projected > limit:
            del self.streams[key]
            return {"r": "oversized", "started": started, "projected": projected, "limit": limit}
        if piece["index"] not in stream.pieces:
            stream.progress = now
        stream.pieces[piece["index"]] = piece["data"]
        if len(stream.pieces) != piece["total"]:
            return {"r": "stored", "started": started}
        del self.streams[key]
        held = [index for index in sorted(stream.pieces) if index < piece["total"]]
        data = b"".join(stream.pieces[index] for index in held)
        return {"r": "complete", "started": started, "data": data}

    def make_room(self):
        """Evicts the stream that started first when the table is full."""
        if len(self.streams) >= self.cap:
            del self.streams[min(self.streams, key=lambda key: self.streams[key].started)]

    def expire(self, now):
        """Removes the streams that are more than 30 s old and says how many."""
        old = [key for key, stream in self.streams.items() if now - stream.started > LIFETIME]
        for key in old:
            del self.streams[key]
        return len(old)

    def stalled(self, now):
        """The stream ids to ask for; only those returned are marked as asked."""
        due = [key for key, stream in self.streams.items() if self.is_due(stream, now)]
        due.sort(key=lambda key: (self.streams[key].progress, key))
        for key in due[:MOST_ASKED]:
            self.streams[key].asked = now
        return [stream_id for _, stream_id in due[:MOST_ASKED]]

    @staticmethod
    def is_due(stream, now):
        """Broadcast, short of its first piece's total, 5 s without a new index, and not asked for in the last 10 s."""
        missing = len(stream.pieces) < stream.total
        stalled = stream.broadcast and missing and now - stream.progress >= STALL_AFTER
        return stalled and (stream.asked is None or now - stream.asked >= RETRY_AFTER)
