"""The assembler that joins notification values into frames (iOS, central role).

Source: docs/protocol.md 1.5 and 13.2, items 33 to 35.
"""

from frame import COMPRESSED, HAS_RECIPIENT, HAS_ROUTE, HAS_SIGNATURE, HEADER_SIZE, preamble_size

CAP = 8_388_608
SMALLEST = 22
STALL = 250


class Reset(Exception):
    """The whole buffer is thrown away."""


class StreamAssembler:
    """The bytes of one link that are not yet a frame, and since when which size is waited for."""

    def __init__(self):
        self.clear()

    def clear(self):
        """Forgets everything."""
        self.buffer = b""
        self.stop_waiting()

    def stop_waiting(self):
        """Stops the stall timer."""
        self.expected = None
        self.since = None

    def append(self, now, chunk):
        """The frames, the dropped bytes and the reset flag that one chunk produces (absent = none)."""
        self.buffer += chunk
        self.frames, self.dropped = [], b""
        reset = False
        try:
            if len(self.buffer) > CAP:
                raise Reset
            while self.step(now):
                pass
            self.skip_padding()
            if not self.buffer.strip(b"\0"):
                self.buffer = b""
        except Reset:
            self.clear()
            reset = True
        result = {"frames": self.frames, "dropped": self.dropped.hex(), "reset": reset}
        return {key: value for key, value in result.items() if value}

    def step(self, now):
        """Takes one frame, or drops padding or one byte; False when more bytes are needed."""
        if len(self.buffer) < SMALLEST:
            return False
        version = self.buffer[0]
        if version not in HEADER_SIZE:
            if not self.skip_padding():
                self.dropped += self.buffer[:1]
                self.buffer = self.buffer[1:]
            self.stop_waiting()
            return True
        size = self.frame_size(version)
        if size is None:
            return False
        if size > CAP:
            raise Reset
        if size > len(self.buffer):
            self.wait(now, size)
            return False
        self.frames.append(self.buffer[:size].hex())
        self.buffer = self.buffer[size:]
        self.stop_waiting()
        self.skip_padding()
        return True

    def frame_size(self, version):
        """The size of the frame at the front, or None while it cannot be known."""
        header = HEADER_SIZE[version]
        if len(self.buffer) < header + 8:
            return None
        flags = self.buffer[11]
        length = int.from_bytes(self.buffer[12:header], "big")
        size = header + 8 + (8 if flags & HAS_RECIPIENT else 0)
        if version == 2 and flags & HAS_ROUTE:
            if len(self.buffer) <= size:
                return None
            size += 1 + 8 * self.buffer[size]
        if flags & COMPRESSED and length < preamble_size(version):
            raise Reset
        return size + length + (64 if flags & HAS_SIGNATURE else 0)

    def wait(self, now, size):
        """Starts the timer for a new size, and gives up after 250 ms of the same."""
        if self.expected != size:
            self.expected, self.since = size, now
        elif now - self.since >= STALL:
            raise Reset

    def skip_padding(self):
        """Drops one complete run of n bytes of value n; says whether it did."""
        count = self.buffer[0] if self.buffer else 0
        if count in HEADER_SIZE or count == 0 or self.buffer[:count] != bytes([count]) * count:
            return False
        self.buffer = self.buffer[count:]
        return True
