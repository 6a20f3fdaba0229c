"""Notification streams of iOS: stalls, padding, junk, and sizes over the cap."""

from frame import pad_to_block
from making.frames import header
from making.lines import line
from making.peers import ADA, BO, CY, HANDSHAKE, MESSAGE, noise, packet

STALL_RULE = "protocol.md 1.5 step 8, 7 row 31, 13.2 item 35"
PADDING_RULE = "protocol.md 1.5 steps 3, 9 and 10, 13.2 item 33"
JUNK_RULE = "protocol.md 1.5 step 3, 13.2 item 33"
SIZE_RULE = "protocol.md 1.5 steps 4 to 7, 7 row 30, 13.2 item 34"
FIRST, SECOND = packet(ADA, MESSAGE, 0), packet(BO, MESSAGE, 0)
LONGER = packet(BO, MESSAGE, 0, text="a longer message")


def vectors():
    """All vectors of stream.jsonl."""
    return stalls() + paddings() + junk() + sizes()


def stream(name, note, rule, *chunks):
    """One stream; each chunk is a time and its bytes."""
    events = [{"t": t, "hex": data.hex()} for t, data in chunks]
    return [line(f"stream-{name}", "ios", "stream", note, rule, events=events)]


def stalls():
    """Cut a frame, wait, and send another part or the rest."""
    made = []
    for wait in (249, 250, 251):
        name, start = f"stall-{wait}", (0, FIRST[:30])
        made += stalled(
            name, f"a part after {wait} ms, then the rest", start, (wait, FIRST[30:40]), (wait + 1, FIRST[40:])
        )
        made += stalled(f"{name}-completed", f"the rest after {wait} ms", start, (wait, FIRST[30:]))
        chunks = (0, FIRST[:10]), (200, FIRST[10:30]), (200 + wait, FIRST[30:40]), (201 + wait, FIRST[40:])
        made += stalled(f"{name}-unknown-size", "the wait begins when the size is known", *chunks)
        note = "an empty chunk looks at the timer too"
        made += stalled(f"{name}-empty-chunk", note, start, (wait, b""), (wait + 1, FIRST[30:]))
        chunks = start, (240, FIRST[30:] + LONGER[:30]), (240 + wait, LONGER[30:40]), (241 + wait, LONGER[40:])
        made += stalled(f"{name}-next-frame", "a frame of another size starts the wait anew", *chunks)
    note = "a late chunk that completes the frame is accepted"
    made += stalled("late-by-an-hour", note, (0, FIRST[:30]), (3_600_000, FIRST[30:]))
    note = "the next frame after a reset"
    made += stalled("reset-then-whole", note, (0, FIRST[:30]), (250, FIRST[30:40]), (251, SECOND))
    return made + stalled("two-in-one", "two frames in two chunks", (0, FIRST + SECOND[:30]), (1, SECOND[30:]))


def stalled(name, note, *chunks):
    """One stream about the stall timer."""
    return stream(name, note, STALL_RULE, *chunks)


def paddings():
    """Runs of n bytes of value n behind a frame."""
    made = []
    for count in (1, 2, 3, 15, 16, 255):
        run = bytes([count]) * count
        made += stream(
            f"padding-{count}",
            f"padding of {count} between two frames",
            PADDING_RULE,
            (0, FIRST + run + SECOND),
            (300, SECOND),
        )
    handshake = packet(ADA, HANDSHAKE, 0, text=noise("handshake", 32))
    made += stream(
        "padded-handshake",
        "a frame padded to 256 bytes, then another",
        PADDING_RULE,
        (0, pad_to_block(handshake) + FIRST),
    )
    made += stream(
        "padding-cut", "a run of 16 cut in two", PADDING_RULE, (0, FIRST + b"\x10" * 9), (1, b"\x10" * 7 + SECOND)
    )
    made += stream(
        "padding-cut-long",
        "a run of 40 cut in two after 30",
        PADDING_RULE,
        (0, FIRST + b"\x28" * 30),
        (1, b"\x28" * 10 + SECOND),
    )
    made += stream("zeros", "zeros alone are cleared", PADDING_RULE, (0, bytes(21)), (1, FIRST))
    return made + stream("zeros-before", "thirty zeros before a frame", PADDING_RULE, (0, bytes(30) + FIRST))


def junk():
    """What is no version byte is dropped one by one."""
    made = stream("junk", "three bytes of junk", JUNK_RULE, (0, b"\xaa\xbb\xcc" + FIRST))
    for byte in (1, 2):
        made += stream(
            f"stray-{byte:02x}",
            f"a stray {byte:02x} is taken for a version",
            JUNK_RULE,
            (0, bytes([byte]) + FIRST),
            (250, SECOND),
            (500, SECOND),
            (501, FIRST),
        )
    made += stream("junk-short", "junk waits until 22 bytes are there", JUNK_RULE, (0, b"\xaa" * 21), (1, b"\xaa"))
    return made + stream("version-3", "version 3 is junk", JUNK_RULE, (0, b"\x03" + FIRST[1:] + SECOND))


def sizes():
    """The size of a frame from its header, and the two ways to lose the buffer."""
    routed = packet(ADA, MESSAGE, 0, v=2, recipient=BO.id, route=[CY.id])
    made = []
    for cut in (21, 22, 23, 24, 31, 32, 33, len(routed) - 1):
        made += stream(
            f"routed-cut-{cut}",
            f"a routed frame cut after {cut} bytes; its route count is byte 32",
            SIZE_RULE,
            (0, routed[:cut]),
            (1, routed[cut:]),
        )
    made += stream(
        "v1-route-flag",
        "version 1 has no route, whatever its flag says",
        SIZE_RULE,
        (0, header(1, 0x08, 2, b"hi") + FIRST),
    )
    made += stream(
        "byte-by-byte", "every byte alone", SIZE_RULE, *[(at, FIRST[at : at + 1]) for at in range(len(FIRST))]
    )
    for length in (1_179_761, 8_388_584, 8_388_585, 2**32 - 1):
        made += stream(
            f"declares-{length}",
            f"{length} bytes declared, a frame of {length + 24}",
            SIZE_RULE,
            (0, header(2, 0, length, b"start")),
            (1, FIRST),
        )
    for version, lengths in ((1, (0, 1, 2)), (2, (0, 3, 4))):
        for length in lengths:
            made += stream(
                f"packed-{length}-v{version}",
                f"compressed, {length} bytes on version {version}",
                SIZE_RULE,
                (0, header(version, 0x04, length, bytes(length)) + FIRST),
            )
    return made
