"""Whose window is asked: the link's peer or the claimed sender; and clocks that step back."""

from making.gate_lines import bind, cleanup, frame, request, story, unbind
from making.peers import ADA, ANNOUNCE, BO, MESSAGE, packet

PEER_RULE = "specification: Exempt Solicited Sync Responses (that specific peer); protocol.md 5.3, 13.2 item 27"
CLOCK_RULE = "protocol.md 5.1 (a clock that moved backwards), 13.2 item 28"
OLD = 600_000
FORMS = (("rsr", {"rsr": True}), ("legacy", {}))


def vectors():
    """All vectors of gate-link.jsonl."""
    made = []
    for word, flag in FORMS:
        made += attribution(word, flag) + clock(word, flag)
    return made + announces()


def attribution(word, flag):
    """bo's old message arrives over ada's link, over an unbound one, and over one that changes hands."""
    old = packet(BO, MESSAGE, OLD, ttl=0, **flag)
    second = packet(BO, MESSAGE, OLD, ttl=0, text="second", **flag)
    made = []
    for owner, asked, note in (
        (ADA, ADA, "bo's message over ada's link, ada was asked"),
        (ADA, BO, "bo's message over ada's link, bo was asked"),
        (None, BO, "bo's message over a link whose peer is unknown, bo was asked"),
        (None, ADA, "bo's message over a link whose peer is unknown, ada was asked"),
    ):
        name = f"link-{word}-{owner.name if owner else 'unbound'}-asked-{asked.name}"
        events = ([bind(0, "L1", owner)] if owner else []) + [request(0, asked), frame(1, "L1", old)]
        made += story(name, note, PEER_RULE, events)
    events = [bind(0, "L1", ADA), request(0, ADA), frame(1, "L1", old), unbind(2, "L1"), frame(3, "L1", second)]
    made += story(
        f"link-{word}-unbound-later", "ada was asked; after the link is lost bo's claim is judged", PEER_RULE, events
    )
    events = [bind(0, "L1", ADA), request(0, BO), frame(1, "L1", old), bind(2, "L1", BO), frame(3, "L1", second)]
    return made + story(f"link-{word}-bound-anew", "bo was asked; the link is ada's, then bo's", PEER_RULE, events)


def announces():
    """A full-ttl announce by another author on a bound link, flagged."""
    made = []
    for ttl in (7, 6, 0):
        for asked in (ADA, BO):
            data = packet(BO, ANNOUNCE, 150_000, ttl=ttl, rsr=True)
            note = f"bo's flagged announce, 150 s old, with ttl {ttl} over ada's link, {asked.name} was asked; iOS judges ttl 7 as its author"
            events = [bind(0, "L1", ADA), request(0, asked), frame(1, "L1", data)]
            made += story(f"link-announce-ttl-{ttl}-asked-{asked.name}", note, PEER_RULE, events)
    return made


def clock(word, flag):
    """The request was made at T; the clock then shows an earlier time."""
    made = []
    for back in (1, 60_000, 86_400_000):
        data = packet(ADA, MESSAGE, OLD + back, ttl=0, **flag)
        events = [bind(0, "L1", ADA), request(0, ADA), cleanup(-back), frame(-back, "L1", data)]
        made += story(
            f"clock-back-{word}-{back}", f"the clock steps back by {back} ms: the window stays open", CLOCK_RULE, events
        )
    data = packet(ADA, MESSAGE, OLD, ttl=0, **flag)
    events = [
        bind(0, "L1", ADA),
        request(0, ADA),
        request(-60_000, ADA),
        frame(-30_000, "L1", data),
        frame(-29_999, "L1", packet(ADA, MESSAGE, OLD, ttl=0, text="second", **flag)),
    ]
    return made + story(
        f"clock-back-{word}-asked-again",
        "asked again after the step: the later request counts, with its earlier time",
        CLOCK_RULE,
        events,
    )
