"""The pending-request window and the answer budget, each alone."""

from making.lines import spec_and_ios
from making.peers import ADA, BO, T

WINDOW_RULE = "specification: RequestSyncManager (30-second window); protocol.md 5.1, 13.2 item 28"
BUDGET_RULE = "specification: Responder (8/30 s); protocol.md 5.4, 7 row 6, 13.2 item 32"


def vectors():
    """All vectors of window.jsonl."""
    return windows() + budgets()


def event(t, action, peer=None, **fields):
    """One event at T + t."""
    named = {"peer": peer.id} if peer else {}
    return {"t": T + t, "do": action} | named | fields


def window(name, note, events):
    """One story for the window."""
    return spec_and_ios(f"window-{name}", "window", note, WINDOW_RULE, events=events)


def budget(name, note, events):
    """One story for the budget."""
    return spec_and_ios(f"budget-{name}", "budget", note, BUDGET_RULE, events=events)


def check(t, peer):
    """A flagged answer is judged."""
    return event(t, "check", peer, rsr=True)


def windows():
    """The edges of 30 s and what keeps or ends a request."""
    made = []
    for delay in (0, 1, 29_999, 30_000, 30_001, -1, -60_000):
        events = [
            event(0, "request", ADA),
            check(delay, ADA),
            check(delay, BO),
            event(delay, "cleanup"),
            check(delay, ADA),
        ]
        word = f"{-delay}-back" if delay < 0 else str(delay)
        made += window(word, f"{delay} ms after the request, before and after a cleanup", events)
    made += window("never-asked", "no request on record", [check(0, ADA), event(0, "cleanup")])
    events = [event(0, "request", ADA)] + [check(1_000 * number, ADA) for number in range(5)]
    made += window("not-consumed", "an answer does not use the request up", events)
    events = [event(0, "request", ADA), event(20_000, "request", ADA), check(50_000, ADA), check(50_001, ADA)]
    made += window("restarts", "a second request overwrites the first", events)
    events = [
        event(0, "request", ADA),
        event(1, "request", BO),
        event(30_001, "cleanup"),
        check(30_001, ADA),
        check(30_001, BO),
    ]
    return made + window("two-peers", "cleanup drops only what is more than 30.000 s old", events)


def respond(t, peer=ADA):
    """A request is answered or refused."""
    return event(t, "respond", peer)


def budgets():
    """Eight in 30 s."""
    eight = [respond(number) for number in range(8)]
    made = budget("8", "eight at once", eight)
    made += budget("9", "the ninth is refused", eight + [respond(8)])
    for age in (29_999, 30_000, 30_001):
        spaced = [respond(0)] + [respond(10_000 + number) for number in range(7)]
        made += budget(f"9-after-{age}", f"the ninth when the first is {age} ms old", spaced + [respond(age)])
        made += budget(f"9-after-{age}-pruned", "the same after a prune", spaced + [event(age, "prune"), respond(age)])
    events = [respond(number * 1_000) for number in range(12)] + [respond(30_001), respond(30_002), respond(31_001)]
    made += budget("refusals-leave-no-trace", "refused requests are not logged", events)
    made += budget("per-peer", "each peer has its own eight", eight + [respond(8), respond(9, BO)])
    return made + budget("clock-back", "a clock that steps back frees nothing", eight + [respond(-1), respond(-60_000)])
