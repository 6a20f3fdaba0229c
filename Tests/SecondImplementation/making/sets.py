"""Golomb-coded sets, buckets and packet ids."""

from making.lines import both_apps
from making.peers import digest, piece

SET_RULE = "protocol.md 4.4, 10.4"
EDGE_RULE = "protocol.md 4.4, 13.2 items 16 to 18, 13.4, 13.10"
ID_RULE = "protocol.md 4.4, 10.2"


def vectors():
    """All vectors of gcs.jsonl."""
    return builds() + decodes() + buckets() + packet_ids()


def identifiers(count):
    """Ids that are sixteen equal bytes, as in the worked example."""
    return [bytes([number] * 16).hex() for number in range(count)]


def build(name, note, rule, ids, budget, rate):
    """One set for both apps."""
    others = [digest(f"other {number}")[:16].hex() for number in range(4)]
    # `others` is an input that the form of the vectors keeps inside `want`.
    made = both_apps(f"gcs-build-{name}", "gcs_build", note, rule, ids=ids, max=budget, fpr=rate, others=others)
    return [{key: vector[key] for key in vector if key != "others"} for vector in made]


def builds():
    """The worked examples, then small budgets and odd rates."""
    many = [digest(f"member {number}")[:16].hex() for number in range(40)]
    made = build("p7-3", "the worked example, P = 7", SET_RULE, identifiers(3), 400, 0.01)
    made += build("p7-5", "the worked example, five ids", SET_RULE, identifiers(5), 400, 0.01)
    made += build("p5-3", "the worked example, P = 5", SET_RULE, identifiers(3), 400, 0.03125)
    made += build(
        "p2-3", "the worked example, P = 2: the padding decodes as a ghost", SET_RULE, identifiers(3), 400, 0.25
    )
    made += build("empty", "no ids", EDGE_RULE, [], 400, 0.01)
    made += build("budget-0", "one id, no room", EDGE_RULE, identifiers(1), 0, 0.25)
    for budget in (1, 2, 3, 9, 10):
        made += build(f"budget-{budget}", f"40 ids in {budget} bytes", EDGE_RULE, many, budget, 0.01)
    for name, rate in (("low", 1e-9), ("high", 0.9)):
        made += build(f"rate-{name}", f"a rate of {rate} is clamped", EDGE_RULE, identifiers(3), 400, rate)
    return made


def decodes():
    """Reading at the edges of P, M and the data."""
    cases = (
        ("example", 7, 256, "0a1b", "the worked example"),
        ("ghost", 2, 12, "8600", "P = 2: 11 is a ghost of the zero fill"),
        ("ghosts-p1", 1, 100, "00", "P = 1: a zero byte holds four"),
        ("p7-fill", 7, 384, "4c83b000", "P = 7 has no ghosts"),
        ("m-1", 7, 1, "0a1b", "M = 1: nothing is contained"),
        ("m-2", 1, 2, "00", "M = 2: only 1 fits"),
        ("at-m", 7, 39, "0a1b", "the second value equals M: reading ends"),
        ("below-m", 7, 40, "0a1b", "the second value is M - 1"),
        ("ones", 7, 2**32 - 1, "ff" * 8, "an unary part that never ends"),
        ("empty", 7, 256, "", "no data"),
        ("p-0", 0, 256, "0a1b", "P = 0, which never comes from the wire"),
        ("p-32", 32, 2**32 - 1, "0000000780000000", "P = 32"),
        ("p-33", 33, 2**32 - 1, "0000000780000000", "P = 33: an empty set on iOS, read by Android"),
        ("p-64", 64, 1_000, "00" * 9, "P = 64: the shift count wraps"),
    )
    return [
        vector
        for name, p, m, data, note in cases
        for vector in both_apps(f"gcs-decode-{name}", "gcs_decode", note, EDGE_RULE, p=p, m=m, hex=data)
    ]


def buckets():
    """The value of one id for many ranges."""
    made = []
    for m in (1, 2, 3, 12, 384, 2**31, 2**32 - 1):
        made += both_apps(f"bucket-m-{m}", "bucket", f"M = {m}", EDGE_RULE, ident="00" * 16, m=m)
    return made


def packet_ids():
    """The three fragments of the worked example, and the edges of the timestamp."""
    cy, stream, ts = "9b5c885b670908a8", "45a43038a50aa502", "1759999992000"
    slice_one = (
        "2074"
        + "6865206e6f72746820676174652c20776520737461727420617420736576656e2e205265706c79206865726520706c65617365213b428a77175fdb85d28e"
    )
    made = both_apps(
        "packet-id-example",
        "packet_id",
        "the missing fragment of the worked example",
        ID_RULE,
        type=0x20,
        sender=cy,
        ts=ts,
        payload=f"{stream}0001000302{slice_one}",
    )
    for name, value in (("zero", "0"), ("largest", str(2**64 - 1))):
        data = piece("packet id", 0, 1, b"x").hex()
        made += both_apps(
            f"packet-id-ts-{name}",
            "packet_id",
            f"timestamp {value}",
            ID_RULE,
            type=0x20,
            sender=cy,
            ts=value,
            payload=data,
        )
    return made
