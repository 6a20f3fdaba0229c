"""Answers to a sync request: the flag, the window of 30 s, and the legacy ttl-0 form."""

from making.gate_lines import bind, cleanup, frame, request, story
from making.peers import ADA, ANNOUNCE, BO, FRAGMENT, HANDSHAKE, ME, MESSAGE, REQUEST_SYNC, packet

RSR_RULE = "specification: Conditional Exemption, 30-second window; protocol.md 5.1, 13.2 items 26 and 28"
LEGACY_RULE = "specification: Conditional Exemption (legacy TTL=0 response); protocol.md 8 rows 2 and 4, 13.2 item 26"
OWN_RULE = "protocol.md 5.2 row 2, 13.2 item 29, 13.5"
OLD = 600_000
DELAYS = (0, 29_999, 30_000, 30_001, 60_000)


def vectors():
    """All vectors of gate-response.jsonl."""
    return windows() + flagged() + own_frames() + legacy()


def windows():
    """Old answers at the edges of the window, flagged and legacy, with a cleanup before them."""
    made = []
    for delay in DELAYS:
        for word, flag, rule in (("rsr", {"rsr": True}, RSR_RULE), ("legacy", {}, LEGACY_RULE)):
            data = packet(ADA, MESSAGE, OLD, ttl=0, **flag)
            asked = [bind(0, "L1", ADA), request(0, ADA)]
            note = f"{word} answer, 10 minutes old, {delay} ms after the request"
            made += story(f"{word}-after-{delay}", note, rule, asked + [frame(delay, "L1", data)])
            events = asked + [cleanup(delay), frame(delay, "L1", data)]
            made += story(f"{word}-after-{delay}-cleanup", note + " and just after a cleanup", rule, events)
    return made


def flagged():
    """What the flag does and does not depend on."""
    fresh = packet(ADA, MESSAGE, 0, ttl=0, rsr=True)
    asked = [bind(0, "L1", ADA), request(0, ADA)]
    made = story(
        "rsr-fresh-unsolicited",
        "a flagged frame never falls back to the clock",
        RSR_RULE,
        [bind(0, "L1", ADA), frame(1, "L1", fresh)],
    )
    for name, ts in (("zero", 0), ("largest", 2**64 - 1)):
        data = packet(ADA, MESSAGE, 0, ttl=0, rsr=True, ts=ts)
        made += story(f"rsr-timestamp-{name}", f"solicited, timestamp {ts}", RSR_RULE, asked + [frame(1, "L1", data)])
    for ttl in (1, 7):
        data = packet(ADA, MESSAGE, OLD, ttl=ttl, rsr=True)
        made += story(
            f"rsr-ttl-{ttl}",
            f"solicited and flagged with ttl {ttl}: the exemption asks for no ttl",
            RSR_RULE,
            asked + [frame(1, "L1", data)],
        )
    for kind, word in (
        (ANNOUNCE, "announce"),
        (FRAGMENT, "fragment"),
        (HANDSHAKE, "handshake"),
        (REQUEST_SYNC, "request"),
    ):
        data = packet(ADA, kind, 150_000, ttl=0, rsr=True)
        made += story(
            f"rsr-{word}-solicited",
            f"150 s old: the flag works on type 0x{kind:02x} too",
            RSR_RULE,
            asked + [frame(1, "L1", data)],
        )
        made += story(
            f"rsr-{word}-unsolicited",
            f"type 0x{kind:02x}, never asked",
            RSR_RULE,
            [bind(0, "L1", ADA), frame(1, "L1", data)],
        )
    many = [
        frame(1 + number, "L1", packet(ADA, MESSAGE, OLD, ttl=0, text=f"history {number}", rsr=True))
        for number in range(20)
    ]
    made += story("rsr-many-answers", "one request opens the window for any number of frames", RSR_RULE, asked + many)
    return made + restarts()


def restarts():
    """A second request moves the window; one to another peer opens none."""
    first, second = (packet(ADA, MESSAGE, OLD, ttl=0, text=text, rsr=True) for text in ("first", "second"))
    events = [
        bind(0, "L1", ADA),
        request(0, ADA),
        request(20_000, ADA),
        frame(50_000, "L1", first),
        frame(50_001, "L1", second),
    ]
    made = story("rsr-window-restarts", "a new request overwrites the time of the old one", RSR_RULE, events)
    events = [bind(0, "L1", ADA), request(0, BO), frame(1, "L1", first)]
    made += story("rsr-other-peer-asked", "only the peer that was asked may answer", RSR_RULE, events)
    events = [
        bind(0, "L1", ADA),
        request(0, ADA),
        request(0, BO),
        cleanup(0),
        cleanup(30_000),
        request(30_000, BO),
        cleanup(30_001),
        cleanup(60_001),
    ]
    return made + story(
        "rsr-cleanup-counts", "cleanup keeps what is exactly 30.000 s old", RSR_RULE, events, ("spec", "ios")
    )


def own_frames():
    """The device's own frames, echoed and returned by sync."""
    made, asked = [], [bind(0, "L1", ADA), request(0, ADA)]
    cases = (
        ("echo", "own frame, fresh, with ttl 6", dict(age=0, ttl=6)),
        ("returned", "own frame, old, flagged, ttl 0, solicited", dict(age=OLD, ttl=0, rsr=True)),
        ("returned-ttl-1", "own frame, old, flagged, ttl 1, solicited", dict(age=OLD, ttl=1, rsr=True)),
    )
    for name, note, fields in cases:
        data = packet(ME, MESSAGE, **fields)
        made += story(
            f"own-{name}",
            note + "; the specification is silent about own frames",
            OWN_RULE,
            asked + [frame(1, "L1", data)],
        )
    return made


def legacy():
    """ttl 0 without the flag: an exemption of the specification that the app does not have."""
    made = []
    cases = (
        ("solicited-fresh", True, MESSAGE, 0, 0, "fresh and solicited"),
        ("solicited-old", True, MESSAGE, OLD, 0, "old and solicited"),
        ("unsolicited-fresh", False, MESSAGE, 0, 0, "fresh, never asked"),
        ("unsolicited-old", False, MESSAGE, OLD, 0, "old, never asked"),
        ("solicited-announce", True, ANNOUNCE, 150_000, 0, "an announce 150 s old, as Android answers"),
        ("unsolicited-announce", False, ANNOUNCE, 0, 0, "a fresh announce, never asked"),
        ("solicited-fragment", True, FRAGMENT, OLD, 0, "an old fragment"),
        ("ttl-1-solicited-old", True, MESSAGE, OLD, 1, "ttl 1 is no legacy answer"),
        ("ttl-1-unsolicited-fresh", False, MESSAGE, 0, 1, "ttl 1 is no legacy answer"),
        ("request-is-none", False, REQUEST_SYNC, 0, 0, "a REQUEST_SYNC has ttl 0 by itself and is no answer"),
        ("request-old-solicited", True, REQUEST_SYNC, 120_000, 0, "an old REQUEST_SYNC stays old, window or not"),
    )
    for name, asked, kind, age, ttl, note in cases:
        events = (
            [bind(0, "L1", ADA)] + [request(0, ADA)] * asked + [frame(1, "L1", packet(ADA, kind, age - 1, ttl=ttl))]
        )
        made += story(f"legacy-{name}", f"ttl {ttl} without the flag: {note}", LEGACY_RULE, events)
    return made
