"""REQUEST_SYNC at the gate: its ttl, its sender, broadcast requests, and eight answers in 30 s."""

from frame import BROADCAST
from making.gate_lines import bind, cleanup, frame, request, story
from making.peers import ADA, BO, CY, ME, MESSAGE, REQUEST_SYNC, packet

TTL_RULE = "specification: Responder (link-local, TTL 0); protocol.md 5.4, 9.4 SYNC-001"
RATE_RULE = "specification: Responder (8/30 s); protocol.md 5.4, 7 row 6, 13.2 item 32"
SENDER_RULE = "protocol.md 5.2 row 3, 5.4, 13.2 item 29"
BROADCAST_RULE = "specification: Registration; protocol.md 5.1, 8 rows 12 and 46"
RATE_NOTE = "; on iOS the limit stands behind the gate (kind budget), Android has none"


def vectors():
    """All vectors of gate-request.jsonl."""
    return ttls() + senders() + broadcasts() + rates()


def ask(t, author=ADA, ttl=0, age=0, link="L1", **fields):
    """A frame event with one REQUEST_SYNC, its timestamp being its time of arrival, less `age`."""
    return frame(t, link, packet(author, REQUEST_SYNC, age - t, ttl=ttl, recipient=ME.id, **fields))


def ttls():
    """Only ttl 0 is link-local."""
    made = []
    for ttl in (0, 1, 7, 255):
        note = f"a REQUEST_SYNC with ttl {ttl}; the apps have no such test in their gates"
        made += story(f"request-ttl-{ttl}", note, TTL_RULE, [bind(0, "L1", ADA), ask(1, ttl=ttl)])
    for age in (119_999, 120_000, 120_001):
        made += story(f"request-age-{age}", f"ttl 0, {age} ms old", TTL_RULE, [bind(0, "L1", ADA), ask(1, age=age)])
        note = f"ttl 1 and {age} ms old: the clock is asked before the ttl"
        made += story(f"request-ttl-1-age-{age}", note, TTL_RULE, [bind(0, "L1", ADA), ask(1, ttl=1, age=age)])
    note = "flagged, solicited, old, but with ttl 1"
    made += story(
        "request-rsr-ttl-1", note, TTL_RULE, [bind(0, "L1", ADA), request(0, ADA), ask(1, ttl=1, age=600_000, rsr=True)]
    )
    return made


def senders():
    """The claimed sender, the link's peer and the recipient."""
    made = story(
        "request-other-sender",
        "claimed sender and link peer differ",
        SENDER_RULE,
        [bind(0, "L1", ADA), ask(1, author=BO)],
    )
    made += story("request-unbound", "a link whose peer is unknown", SENDER_RULE, [ask(1, author=BO)])
    events = [bind(0, "L1", ADA), request(0, ADA), ask(1, author=BO, rsr=True)]
    made += story("request-other-sender-rsr", "flagged and solicited from the link peer", SENDER_RULE, events)
    for name, recipient in (("all", BROADCAST), ("other", CY.id)):
        data = packet(ADA, REQUEST_SYNC, -1, ttl=0, recipient=recipient)
        note = f"recipient {recipient}: nobody asks whom a request is addressed to"
        made += story(f"request-recipient-{name}", note, SENDER_RULE, [bind(0, "L1", ADA), frame(1, "L1", data)])
    data = packet(ADA, REQUEST_SYNC, -1, ttl=0, signed=False)
    made += story(
        "request-unsigned",
        "without signature and recipient; the signature is checked behind the gate",
        SENDER_RULE,
        [frame(1, "L1", data)],
    )
    return made


def broadcasts():
    """A broadcast request registers nothing."""
    data = packet(ADA, MESSAGE, 600_000, ttl=0, rsr=True)
    events = [bind(0, "L1", ADA), request(0, BROADCAST), cleanup(0), frame(1, "L1", data)]
    made = story(
        "request-broadcast", "a broadcast request registers nothing: the answer is unsolicited", BROADCAST_RULE, events
    )
    events = [
        bind(0, "L1", ADA),
        request(0, ADA),
        request(29_000, BROADCAST),
        cleanup(30_001),
        frame(30_001, "L1", data),
    ]
    return made + story(
        "request-broadcast-renews-nothing", "nor does it renew an earlier unicast request", BROADCAST_RULE, events
    )


def rates():
    """The eighth and ninth request, and how the log ages."""
    eight = [ask(number) for number in range(8)]
    made = story("rate-8", "eight requests at once" + RATE_NOTE, RATE_RULE, eight)
    made += story("rate-9", "the ninth request in 30 s" + RATE_NOTE, RATE_RULE, eight + [ask(8)])
    for age in (29_999, 30_000, 30_001):
        events = [ask(0)] + [ask(10_000 + number) for number in range(7)] + [ask(age)]
        note = f"the ninth when the first is {age} ms old: exactly 30.000 s still counts"
        made += story(f"rate-9-after-{age}", note + RATE_NOTE, RATE_RULE, events)
    events = [ask(number * 1_000) for number in range(12)] + [ask(30_001), ask(30_002), ask(31_001)]
    made += story(
        "rate-refusals-leave-no-trace",
        "refused requests are not logged, so answers come back one by one" + RATE_NOTE,
        RATE_RULE,
        events,
    )
    events = eight + [ask(8), ask(9, author=BO, link="L2"), ask(10, author=CY, link="L3")]
    made += story("rate-per-sender", "each sender has its own eight" + RATE_NOTE, RATE_RULE, events)
    events = [ask(number, ttl=1) for number in range(9)] + [ask(20 + number) for number in range(9)]
    made += story(
        "rate-ttl-refusals-uncounted",
        "requests refused for their ttl are not answered, hence not counted" + RATE_NOTE,
        RATE_RULE,
        events,
    )
    events = [ask(number, age=120_001) for number in range(9)] + [ask(20 + number) for number in range(9)]
    return made + story(
        "rate-old-requests-uncounted", "nor are those refused for their age" + RATE_NOTE, RATE_RULE, events
    )
