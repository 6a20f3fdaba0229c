"""Time of scripting over a capture of 100,000 packets and more."""
import time

OPENING, CHANGE = 3, 1  # seconds
RECORDS = 112_000


def check(tally, browser, tools):
    """Opens the page and changes filters, and prints what that took."""
    capture = tools.busy_traffic(RECORDS)
    page = tools.report(capture, "busy.html", "-q")
    statistics = tools.statistics(capture)
    browser.size(1360, 1000)
    browser.driver.get("about:blank")
    browser.metrics()
    browser.open(page)
    opening = browser.metrics()["ScriptDuration"]
    packets = browser.number("#shown")
    print(f"{packets:,} packets, {page.stat().st_size / 1e6:.1f} MB: {opening:.2f} s of scripting to open")
    tally.same("100,000 packets: all are shown", packets, sum(statistics["frames"].values()) + statistics["reassembled"])
    tally.that("there are 100,000 packets", packets >= 100_000, packets)
    tally.that(f"opening takes less than {OPENING} s of scripting", opening < OPENING, opening)
    lines = {kind: int(count) for kind, count in browser.marks("#by-kind [data-line]", "line", "count")}
    for kind, count in statistics["frames"].items():
        tally.that(f"100,000 packets: {kind} as in stats, or more that were put together", lines.get(kind, 0) >= count, lines.get(kind))
    changes(tally, browser)
    scrolling(tally, browser)
    tally.same("100,000 packets: the console is silent", browser.remarks(), [])


def changes(tally, browser):
    """Sets filters of every kind."""
    for field, index in [("kind", 1), ("peer", 1), ("verdict", 2), ("finding", 1)]:
        changed(tally, browser, field, """
            const menu = document.getElementById('filter-' + arguments[0]);
            menu.selectedIndex = arguments[1];
            menu.dispatchEvent(new Event('change'));""", field, index)
        changed(tally, browser, f"{field} cleared", "document.getElementById('reset').click()")
    changed(tally, browser, "text", """
        const input = document.getElementById('filter-text');
        input.value = 'peer 1';
        input.dispatchEvent(new Event('input'));""")


def changed(tally, browser, what, script, *words):
    before = browser.metrics()["ScriptDuration"]
    browser.run(script, *words)
    time.sleep(0.4)
    taken = browser.metrics()["ScriptDuration"] - before
    print(f"filter {what}: {taken:.2f} s of scripting, {browser.number('#shown'):,} packets")
    tally.that(f"filter {what} takes less than {CHANGE} s", taken < CHANGE, taken)


def scrolling(tally, browser):
    """The last row is reached, and few rows are in the page."""
    browser.clear()
    browser.run("const grid = document.getElementById('grid'); grid.scrollTop = grid.scrollHeight")
    last = "const all = document.querySelectorAll('.grid .body .row'); return all[all.length - 1].getAttribute('aria-rowindex')"
    browser.wait(last.replace("return", "return +") + f" === {browser.number('#shown') + 1}", 3)
    tally.same("the last row is reached by scrolling", int(browser.run(last)), browser.number("#shown") + 1)
    rows = browser.run("return document.querySelectorAll('.grid .body .row').length")
    tally.that("only rows in sight are in the page", rows < 80, rows)
