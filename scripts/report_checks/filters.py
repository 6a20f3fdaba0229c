"""Every filter against the same choice among the lines of NDJSON."""
from . import counts, expected


def check(tally, browser, name, page, packets):
    """Sets each filter alone and some together, and compares every count of the page."""
    browser.open(page)
    for what, settings, fits in choices(browser, packets):
        for field, value in settings.items():
            browser.choose(field, value)
        counts.compare(tally, browser, f"{name} {what}", [packet for packet in packets if fits(packet)])
        browser.clear()
    counts.compare(tally, browser, f"{name} without filters again", packets)
    tally.same(f"{name}: the console is silent while filters change", browser.remarks(), [])


def option(browser, field, start):
    """The value of the first option of a menu whose label begins so."""
    return browser.run("""
        const all = [...document.getElementById('filter-' + arguments[0]).options];
        return (all.find(o => o.label.startsWith(arguments[1])) ?? all.find(o => o.label.includes(arguments[1])) ?? { value: 'none' }).value;
        """, field, start)


def has_peer(id):
    """Whether a packet is by a peer, for it, or came over its link."""
    return lambda packet: id in (packet.get("frame", {}).get("sender"), packet.get("frame", {}).get("recipient"),
                                 packet.get("link", {}).get("peer"))


def choices(browser, packets):
    """Filters with what they must choose: a name, settings, and a test of a packet."""
    common = expected.kinds(packets).most_common(1)[0][0]
    peer = expected.authors(packets).most_common(2)[-1][0]
    is_common = lambda packet: expected.kind(packet) == common
    reason = lambda profile, wanted: lambda packet: packet.get("verdicts", {}).get(profile, {}).get("reason") == wanted
    refuses = lambda packet: any(answer.get("accept") is False for answer in packet.get("verdicts", {}).values())
    severe = lambda name: lambda packet: any(finding["severity"] == name for finding in packet.get("findings", []))
    middle = packets[len(packets) // 2]["time"]
    clock = middle[11:26]
    yield f"type {common}", {"kind": option(browser, "kind", common + " (")}, is_common
    yield "type requestSync", {"kind": option(browser, "kind", "requestSync (")}, lambda packet: expected.kind(packet) == "requestSync"
    yield f"peer {peer}", {"peer": option(browser, "peer", peer)}, has_peer(peer)
    yield "refused by any", {"verdict": "*|refuses"}, refuses
    for profile, word in sorted({pair for packet in packets for pair in
                                 ((name, answer["reason"]) for name, answer in packet.get("verdicts", {}).items())}):
        yield f"{profile} {word}", {"verdict": f"{profile}|{word}"}, reason(profile, word)
    yield "with findings", {"finding": "any"}, lambda packet: bool(packet.get("findings"))
    yield "with errors", {"finding": "error"}, severe("error")
    yield "with warnings", {"finding": "warning"}, severe("warning")
    for rule in sorted(expected.findings(packets)):
        yield f"rule {rule}", {"finding": rule}, lambda packet, rule=rule: any(f["rule"] == rule for f in packet.get("findings", []))
    yield "from the middle on", {"from": clock}, lambda packet: packet["time"] >= middle
    yield "up to the middle", {"to": clock}, lambda packet: packet["time"] <= middle
    yield "text", {"text": peer}, lambda packet: peer in (packet.get("frame", {}).get("sender"), packet.get("frame", {}).get("recipient")) \
        or peer in packet.get("payload", {}).get("neighbours", [])[:4] \
        or any(peer in finding["message"] for finding in packet.get("findings", []))
    yield "type and time", {"kind": option(browser, "kind", common + " ("), "from": clock}, \
        lambda packet: is_common(packet) and packet["time"] >= middle
