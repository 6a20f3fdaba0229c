"""Writing frames: fields of odd sizes, padding, and what a signature covers."""

from making.lines import both_apps, line
from making.peers import ADA, BO, CY, MESSAGE, T, noise

ENCODE_RULE = "protocol.md 2.1, 2.8, 13.2 items 6 and 7, 13.3, 13.10"
PAD_RULE = "protocol.md 2.5, 7 row 21"
SIGNATURE = noise("signature", 64).hex()


def vectors():
    """All vectors of encode.jsonl."""
    return encodings() + blocks() + paddings()


def encodings():
    """Odd fields, then the sizes at the edges of padding."""
    cases = (
        ("plain", {}, "the plainest frame"),
        ("ttl-0", {"ttl": 0}, "the ttl is not in the signed bytes"),
        ("signed", {"sig": SIGNATURE}, "nor is the signature"),
        ("recipient", {"recipient": BO.id}, "a recipient"),
        ("recipient-short", {"recipient": "0102"}, "a short recipient is filled with zeros"),
        ("sender-long", {"sender": ADA.id + "0102"}, "a long sender is cut"),
        ("route", {"v": 2, "recipient": BO.id, "route": [CY.id]}, "one hop"),
        ("route-v1", {"recipient": BO.id, "route": [CY.id]}, "version 1 has no route"),
        ("route-none", {"v": 2, "route": []}, "an empty route is no route"),
        ("route-empty-hop", {"v": 2, "route": [""]}, "an empty hop"),
        ("route-255", {"v": 2, "route": [CY.id] * 255}, "255 hops"),
        ("route-256", {"v": 2, "route": [CY.id] * 256}, "256 hops"),
        ("signature-short", {"sig": "0102"}, "a short signature is written short"),
        ("version-0", {"v": 0}, "version 0"),
        ("version-3", {"v": 3}, "version 3"),
        ("largest-ts", {"ts": str(2**64 - 1)}, "the largest timestamp"),
        ("99-equal-bytes", {"payload": "61" * 99}, "99 equal bytes: below the compression threshold"),
    )
    made = []
    for name, changes, note in cases:
        content = {"v": 1, "type": MESSAGE, "ttl": 7, "ts": str(T), "sender": ADA.id, "payload": "6869"} | changes
        made += both_apps(f"encode-{name}", "encode", note, ENCODE_RULE, frame=content, padded=False)
    content = {"v": 1, "type": MESSAGE, "ttl": 0, "ts": str(T), "sender": ADA.id, "payload": "6869", "rsr": True}
    note = "the RSR flag is not in the signed bytes"
    made.append(line("encode-rsr", "ios", "encode", note, ENCODE_RULE, frame=content, padded=False))
    for size in (240, 241, 496, 497, 1_008, 1_009, 2_032, 2_033):
        payload = noise("encode", size - 22).hex()
        content = {"v": 1, "type": 0x11, "ttl": 7, "ts": str(T), "sender": ADA.id, "payload": payload}
        made += both_apps(
            f"encode-padded-{size}", "encode", f"a frame of {size} bytes, padded", PAD_RULE, frame=content, padded=True
        )
    return made


def blocks():
    """The block sizes alone."""
    sizes = (0, 22, 240, 241, 256, 257, 496, 497, 1_008, 1_009, 2_032, 2_033, 5_000)
    return [line(f"block-{size}", "ios", "block", f"the block for {size} bytes", PAD_RULE, size=size) for size in sizes]


def paddings():
    """Padding and its removal alone."""
    made = []
    for count in (0, 1, 16, 255, 256):
        made.append(
            line(f"pad-{count}", "ios", "pad", f"{count} bytes of padding", PAD_RULE, hex="6869", size=2 + count)
        )
    tails = (
        ("one", "686901"),
        ("two", "68690202"),
        ("wrong", "68690302"),
        ("all", "0202"),
        ("zero", "686900"),
        ("too-many", "0303"),
        ("empty", ""),
    )
    for name, text in tails:
        made.append(line(f"unpad-{name}", "ios", "unpad", f"tail {name}", PAD_RULE, hex=text))
    return made
