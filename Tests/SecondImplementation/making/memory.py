"""The same frame twice, and what the gates make of undecodable frames and of identities."""

from making.gate_lines import for_android, frame, story
from making.lines import line
from making.peers import ADA, ANNOUNCE, BO, FILE, FRAGMENT, ME, MESSAGE, REQUEST_SYNC, T, packet, piece

DUPLICATE_RULE = "protocol.md 5.2 row 8, 5.7, 7 rows 33 and 34, 13.2 item 31, 13.5, 13.10"
IDENTITY_RULE = "protocol.md 6, 9.2, 13.5"
MALFORMED_RULE = "specification: silent; protocol.md 5.2 row 1"


def vectors():
    """All vectors of gate-memory.jsonl."""
    return repeats() + collisions() + forgetting() + identities() + malformed()


def repeats():
    """The same bytes again over another link."""
    made = []
    for delay in (0, 2_999, 3_000, 3_001):
        for kind, ttl, word in (
            (MESSAGE, 6, "message"),
            (ANNOUNCE, 7, "announce-ttl-7"),
            (ANNOUNCE, 6, "announce-ttl-6"),
        ):
            data = packet(ADA, kind, 0, ttl=ttl)
            note = f"the same {word} again after {delay} ms, over another link"
            made += story(
                f"repeat-{word}-{delay}", note, DUPLICATE_RULE, [frame(0, "L1", data), frame(delay, "L2", data)]
            )
    refused = packet(ADA, MESSAGE, 120_001)
    accepted = packet(ADA, MESSAGE, -5, text="later")
    events = [frame(0, "L1", refused), frame(1, "L2", refused), frame(5, "L1", accepted), frame(6, "L1", accepted)]
    return made + story(
        "repeat-of-refused", "a refused frame is not remembered (Android accepts the first)", DUPLICATE_RULE, events
    )


def collisions():
    """Pairs that one memory tells apart and the other does not."""
    pairs = (
        ("hash", MESSAGE, bytes([1, 0x20]), MESSAGE, bytes([2, 1]), "Android's hash is the same: 31*1+32 = 31*2+1"),
        (
            "hash-signed",
            MESSAGE,
            bytes([0x80, 0x20]),
            MESSAGE,
            bytes([0x81, 0x01]),
            "Android takes bytes as signed; 0x8020 and 0x8101 collide",
        ),
        (
            "no-hash-signed",
            MESSAGE,
            bytes([0x7F, 0x3F]),
            MESSAGE,
            bytes([0x80, 0x20]),
            "0x7f3f and 0x8020 would collide as unsigned bytes",
        ),
        ("type", MESSAGE, b"same", FILE, b"same", "Android's key has no type"),
        ("prefix", MESSAGE, b"x" * 64 + b"1", MESSAGE, b"x" * 64 + b"2", "Android hashes the first 64 bytes only"),
        (
            "fragment",
            FRAGMENT,
            piece("alike", 0, 2, b"x" * 60 + b"1"),
            FRAGMENT,
            piece("alike", 0, 2, b"x" * 60 + b"2"),
            "fragments are hashed whole",
        ),
    )
    made = []
    for name, first_kind, first, second_kind, second, note in pairs:
        data = [packet(ADA, kind, 0, text=text) for kind, text in ((first_kind, first), (second_kind, second))]
        made += story(f"collision-{name}", note, DUPLICATE_RULE, [frame(0, "L1", data[0]), frame(1, "L1", data[1])])
    return made


def forgetting():
    """Android forgets at a cleanup, when more than 300,000 ms have passed."""
    made, data = [], packet(ADA, MESSAGE, 0)
    for delay in (299_999, 300_000, 300_001):
        events = for_android([frame(0, "L1", data), frame(delay, "L1", data)])
        events.insert(1, {"t": T + delay, "do": "cleanup"})
        note = f"cleanup after {delay} ms, then the same frame again"
        made.append(
            line(
                f"gate-cleanup-{delay}",
                "android",
                "android_gate",
                note,
                DUPLICATE_RULE,
                local=ME.id,
                known=[ADA.known()],
                events=events,
            )
        )
    return made


def identities():
    """Signatures and keys, which only Android checks in its gate."""
    other = BO.signing.hex()
    cases = (
        ("message-unsigned", packet(ADA, MESSAGE, 0, signed=False), "an unsigned message"),
        ("message-forged", packet(ADA, MESSAGE, 0, signer=BO), "a message signed with another key"),
        ("request-forged", packet(ADA, REQUEST_SYNC, 0, ttl=0, signer=BO), "a REQUEST_SYNC signed with another key"),
        ("announce-unsigned", packet(ADA, ANNOUNCE, 0, signed=False), "an unsigned announce"),
        ("announce-forged", packet(ADA, ANNOUNCE, 0, signer=BO), "an announce not signed with the key inside"),
        (
            "announce-unbound",
            packet(ADA, ANNOUNCE, 0, signer=BO, text=BO.announcement()),
            "the id is not that of the Noise key",
        ),
        (
            "announce-key-change",
            packet(ADA, ANNOUNCE, 0, signer=BO, text=ADA.announcement(signing=other)),
            "another signing key than the known one",
        ),
        (
            "announce-signing-31",
            packet(ADA, ANNOUNCE, 0, text=ADA.announcement(signing=ADA.signing[:31].hex())),
            "a signing key of 31 bytes",
        ),
        (
            "announce-noise-31",
            packet(ADA, ANNOUNCE, 0, text=ADA.announcement(noise=ADA.noise[:31].hex())),
            "a Noise key of 31 bytes: no id follows from it",
        ),
        ("announce-garbage", packet(ADA, ANNOUNCE, 0, text=b"\x01\x05ad"), "a payload cut in a field"),
    )
    made = []
    for name, data, note in cases:
        made += story(
            f"identity-{name}",
            note + "; iOS and the specification look at this behind the gate",
            IDENTITY_RULE,
            [frame(0, "L1", data)],
        )
    return made


def malformed():
    """Frames that do not decode; only the specification's profile has a word for them."""
    good = packet(ADA, MESSAGE, 0, ttl=0, rsr=True)
    cases = (
        ("empty", b"", "no bytes at all"),
        ("short", good[:21], "one byte less than the smallest frame"),
        ("version", b"\x03" + good[1:], "version 3"),
        ("cut", good[:-1], "the signature lacks a byte"),
    )
    made = []
    for name, data, note in cases:
        events = [{"t": T, "do": "request", "peer": ADA.id}, frame(1, "L1", data)]
        made += story(f"malformed-{name}", note, MALFORMED_RULE, events, ("spec",))
    return made
