"""Frames: each way to be cut, caps, flags, padding behind them, compressed bodies that lie."""

import frame
from making.lines import both_apps
from making.peers import ADA, BO, CY, MESSAGE, T, digest, noise, packet

LAYOUT_RULE = "protocol.md 2.1, 2.3, 13.2 items 1 to 4"
FLAG_RULE = "protocol.md 2.2, 13.2 item 2, 13.3"
CAP_RULE = "protocol.md 2.3, 7 row 16, 13.2 item 4, 13.3"
PACKED_RULE = "protocol.md 2.4, 7 rows 17 and 18, 13.2 item 5, 13.3"
TAIL_RULE = "protocol.md 2.6, 13.2 item 1"
EXAMPLE_RULE = "protocol.md 10.1 to 10.3"
EXAMPLES = {
    "announce": "01010700000199c82cc0000200573dcc8696566b1e1701036164610220fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d0320fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf04088bb815b342cea14d05022903023115e49f6cde288594cafe3e67ed51cccef6b3e414c5dc7a2fb40fcd19f432bd090e9fa073657dfd5eb4d337ec3595acd98dc34b15dc5721961c5d22453304",
    "request": "01210000000199c82cc0000300438bb815b342cea14d3dcc8696566b1e1701000107020004000001000300020a1b0400012005000800000199c8239840060021343561343330333861353061613530322c30386364396231653639343861343939e131e7e70d21f399a6e1e44fb9aed7227233cbae0c4005c0b1b5efeb23cac9ce3287a8327b5be45c7a6cfd1d11277678ebe1b9dbeafeb2aefe7c958258086400",
    "answer": "01200000000199c82ca0c010004d9b5c885b670908a845a43038a50aa502000100030220746865206e6f72746820676174652c20776520737461727420617420736576656e2e205265706c79206865726520706c65617365213b428a77175fdb85d28e",
}  # fmt: skip


def vectors():
    """All vectors of frame.jsonl."""
    made = [
        vector
        for name, text in EXAMPLES.items()
        for vector in both(f"example-{name}", "the worked example", EXAMPLE_RULE, bytes.fromhex(text))
    ]
    return made + cuts() + caps() + flags() + tails() + packed()


def both(name, note, rule, data):
    """One frame for both apps."""
    return both_apps(f"frame-{name}", "frame", note, rule, hex=data.hex())


def header(version, flags, length, body, kind=MESSAGE):
    """A frame written by hand: any flags, any declared length, any bytes behind the sender."""
    size = 2 if version < 2 else 4
    fixed = bytes([version, kind, 7]) + T.to_bytes(8, "big") + bytes([flags]) + length.to_bytes(size, "big")
    return fixed + bytes.fromhex(ADA.id) + body


def cuts():
    """A frame with every field, and what is left of it one byte before and after each edge."""
    full = packet(ADA, MESSAGE, 0, v=2, recipient=BO.id, route=[CY.id, digest("hop")[:8].hex()], rsr=True)
    edges = (("sender", 24), ("recipient", 32), ("route-count", 33), ("route", 49), ("payload", 54), ("signature", 118))
    made = both("empty", "no bytes", LAYOUT_RULE, b"")
    for name, end in edges:
        for size in (end - 1, end):
            note = f"the first {size} bytes of a version 2 frame with every field; its {name} ends at {end}"
            made += both(f"cut-{name}-{size}", note, LAYOUT_RULE, full[:size])
    plain = packet(ADA, MESSAGE, 0, signed=False)
    for size in (21, 22, 26, 27):
        made += both(f"cut-v1-{size}", f"the first {size} bytes of a version 1 frame of 27", LAYOUT_RULE, plain[:size])
    made += both("smallest-v1", "22 bytes, no payload", LAYOUT_RULE, header(1, 0, 0, b""))
    made += both("smallest-v2", "24 bytes, no payload", LAYOUT_RULE, header(2, 0, 0, b""))
    for version in (0, 3, 255):
        made += both(f"version-{version}", f"version {version}", LAYOUT_RULE, bytes([version]) + full[1:])
    return made


def caps():
    """The declared length against both caps; bytes that are missing are another matter."""
    made = []
    for length in (65_535, 1_179_760, 1_179_761, 10_485_760, 10_485_761, 2**32 - 1):
        made += both(
            f"declares-{length}",
            f"a payload of {length} bytes is declared, none is there",
            CAP_RULE,
            header(2, 0, length, b""),
        )
    for length in (1_179_760, 1_179_761):
        head = header(2, 0, length, b"").hex()
        note = f"a payload of {length} zero bytes"
        made += both_apps(f"frame-holds-{length}", "frame", note, CAP_RULE, head=head, fill=[0, length])
    return made


def flags():
    """Every bit, on both versions."""
    made = []
    for version in (1, 2):
        for flag in (0x08, 0x10, 0x20, 0x40, 0x80, 0xF0):
            body = b"\x00hi" if flag == 0x08 and version == 2 else b"hi"
            made += both(
                f"flag-{flag:02x}-v{version}",
                f"flags {flag:02x} on version {version}",
                FLAG_RULE,
                header(version, flag, 2, body),
            )
    hop = bytes.fromhex(CY.id)
    made += both("route-255", "255 hops", FLAG_RULE, header(2, 0x08, 2, b"\xff" + hop * 255 + b"hi"))
    made += both(
        "route-without-recipient", "one hop and no recipient", FLAG_RULE, header(2, 0x08, 2, b"\x01" + hop + b"hi")
    )
    return made + both("recipient-all", "recipient FF x 8", FLAG_RULE, header(1, 0x01, 2, b"\xff" * 8 + b"hi"))


def tails():
    """Whatever follows a whole frame is ignored."""
    whole = packet(ADA, MESSAGE, 0)
    cases = (
        ("padding", frame.pad_to_block(whole), "PKCS#7 padding"),
        ("padding-wrong", frame.pad_to_block(whole)[:-1] + b"\x01", "padding that is none"),
        ("zeros", whole + bytes(7), "seven zeros"),
        ("second-frame", whole + packet(BO, MESSAGE, 0), "a second frame"),
        (
            "cut-then-padded",
            whole[:-1] + b"\x01",
            "the last byte is missing and one byte of padding follows: it is taken for the signature's last",
        ),
    )
    return [vector for name, data, note in cases for vector in both(f"tail-{name}", note, TAIL_RULE, data)]


def stored(data, final=1):
    """One stored DEFLATE block, the same bytes whatever library writes it."""
    return bytes([final]) + len(data).to_bytes(2, "little") + (len(data) ^ 0xFFFF).to_bytes(2, "little") + data


def zlib_wrapped(data):
    """RFC 1950 around a stored block: header, block, Adler-32."""
    low, high = 1, 0
    for byte in data:
        low = (low + byte) % 65_521
        high = (high + low) % 65_521
    return b"\x78\x01" + stored(data) + (high << 16 | low).to_bytes(4, "big")


def packed():
    """Compressed sections: declared sizes, ends, wrappers, ratios."""
    text = noise("packed", 120)
    good = stored(text)
    cases = (
        ("good", 120, good, "a stored block", {}),
        ("declared-119", 119, good, "one byte less is declared than comes out", {"deflate": "over-long"}),
        ("declared-121", 121, good, "one byte more is declared than comes out", {}),
        ("declared-0", 0, good, "an original size of 0", {}),
        ("empty-body", 120, b"", "no body", {}),
        ("after-end", 120, good + b"\x99", "a byte after the final block", {"deflate": "after-end"}),
        ("unfinished", 120, stored(text, final=0), "no final block", {"deflate": "unfinished"}),
        ("two-blocks", 120, stored(text[:60], final=0) + stored(text[60:]), "two blocks", {}),
        ("cut", 120, good[:-1], "the stream lacks a byte", {}),
        ("bad-block-type", 120, b"\x07" + good[1:], "block type 3 does not exist", {}),
        ("zlib", 120, zlib_wrapped(text), "a zlib header and checksum", {}),
        ("zlib-bad-checksum", 120, zlib_wrapped(text)[:-1] + b"\x00", "a zlib checksum that is wrong", {}),
    )
    made = []
    for name, original, body, note, fields in cases:
        for version, size in ((1, 2), (2, 4)):
            section = original.to_bytes(size, "big") + body
            made += packed_line(f"{name}-v{version}", note, version, len(section), section, fields)
    for version, size in ((1, 2), (2, 4)):
        for length in range(size + 1):
            made += packed_line(
                f"length-{length}-v{version}", f"a compressed section of {length} bytes", version, length, bytes(length)
            )
    return made + ratios()


def packed_line(name, note, version, length, section, fields=None):
    """One compressed section for both apps; only accepted frames carry the `deflate` mark."""
    made = both(f"packed-{name}", note, PACKED_RULE, header(version, 0x04, length, section))
    return [vector | (fields or {}) if vector["want"] else vector for vector in made]


def ratios():
    """Declared sizes against the ratio guard and the caps; the body is a stored block of 15 bytes."""
    made, body = [], stored(noise("ratio", 15))
    for original in (1_000_000, 1_000_001, 1_179_760, 1_179_761, 10_485_760, 10_485_761):
        section = original.to_bytes(4, "big") + body
        note = f"{original} bytes declared for a body of 20: the ratio limit is 50,000"
        made += packed_line(f"ratio-{original}", note, 2, len(section), section)
    return made
