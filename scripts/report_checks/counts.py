"""Every count of a page against `stats --json` and NDJSON."""
from . import expected

TILES = ["rebuilt", "undecodable", "adverts", "records"]


def check(tally, browser, name, page, packets, adverts, statistics):
    """Opens a page and compares its counts."""
    browser.open(page)
    tally.same(f"{name}: the console is silent", browser.remarks(), [])
    totals = {key: browser.number(f"[data-total={key}]") for key in ["frames", "peers", "error", "warning", "note", *TILES]}
    wanted = {"frames": sum(statistics["frames"].values()), "peers": len(expected.authors(packets)), **statistics["findings"],
              "rebuilt": statistics["reassembled"], "undecodable": statistics["errors"], "adverts": statistics["adverts"],
              "records": statistics["records"]}
    tally.same(f"{name}: the tiles are stats", totals, wanted)
    came = expected.kinds([packet for packet in packets if "reassembled" not in packet])
    tally.same(f"{name}: the types of stats are those of NDJSON", came, statistics["frames"])
    compare(tally, browser, name, packets)
    tally.same(f"{name}: adverts are listed", browser.run("return document.querySelector('[data-total=adverts]') !== null"), True)
    tally.that(f"{name}: adverts are counted as often as they are printed or more", statistics["adverts"] >= len(adverts))
    if name == "interop":
        tally.same("interop: 3 requests, 12 answers", browser.marks("[data-requests]", "requests", "answers"), [["3", "12"]])


def compare(tally, browser, what, packets):
    """Compares what the page shows now with packets."""
    tally.same(f"{what}: packets shown", browser.number("#shown"), len(packets))
    rows = browser.run("return document.getElementById('grid').getAttribute('aria-rowcount')")
    tally.same(f"{what}: rows of the table", int(rows), len(packets) + 1)
    lines = {kind: int(count) for kind, count in browser.marks("#by-kind [data-line]", "line", "count")}
    tally.same(f"{what}: traffic by type", lines, dict(expected.kinds(packets)))
    authors = expected.authors(packets)
    graph(tally, browser, what, authors)
    marks = browser.marks("[data-requests]", "requests")
    tally.same(f"{what}: requests in the diagram", int(marks[0][0]) if marks else 0, expected.requests(packets))
    cells = {(profile, reason): int(count) for profile, reason, count in browser.marks("#reasons button", "profile", "reason", "count")}
    tally.same(f"{what}: verdicts", cells, dict(expected.verdicts(packets)))
    rules = {rule: int(count) for rule, count in browser.marks("#rules [data-rule]", "rule", "count")}
    tally.same(f"{what}: findings", rules, dict(expected.findings(packets)))
    marks = browser.marks("#streams-caption", "streams", "incomplete")
    tally.same(f"{what}: fragment streams", tuple(map(int, marks[0])), expected.streams(packets))


def graph(tally, browser, what, authors):
    """The peers of the graph have the packets of NDJSON; at most 40 nodes are drawn."""
    drawn = browser.run("""
        return [...document.querySelectorAll('#graph .node')].map(n => [n.getAttribute('data-node'),
          Number(n.getAttribute('data-packets')), n.querySelector('title').textContent]);""")
    ids = {row[0]: row[1] for row in browser.run("""
        const box = document.getElementById('graph-peers');
        if (!box) return [];
        box.open = true;
        box.dispatchEvent(new Event('toggle'));
        return [...box.querySelectorAll('tbody tr')].map(r => [r.cells[1].textContent, Number(r.cells[3].textContent.replace(/,/g, ''))]);
        """)}
    tally.same(f"{what}: the graph's table has every author", {id: count for id, count in ids.items() if count}, dict(authors))
    tally.that(f"{what}: the graph is capped", len(drawn) <= 40, len(drawn))
    inGraph = sorted(count for _, count, _ in drawn if count)
    if len(ids) <= 40:
        tally.same(f"{what}: the graph's nodes have the authors' packets", inGraph, sorted(authors.values()))
