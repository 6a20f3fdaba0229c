"""A page without a mouse, and for those who do not see it."""
from . import browser as keys


def check(tally, browser, interop, busy):
    """Walks through a page with keys alone."""
    browser.open(interop)
    browser.press(keys.TAB)
    tally.same("the first stop of Tab is the way to the packets", focus(browser, "className"), "skip")
    grid(tally, browser)
    graph(tally, browser)
    talk(tally, browser)
    theme(tally, browser)
    labels(tally, browser)
    browser.open(busy)
    pages(tally, browser)
    tally.same("the console is silent while keys are pressed", browser.remarks(), [])


def focus(browser, name):
    return browser.run("return document.activeElement[arguments[0]]", name)


def dialog(browser):
    return browser.run("const d = document.getElementById('detail'); return d.open ? d.querySelector('h2').textContent : ''")


def escape(tally, browser, selector):
    """Closes the window of a packet, and waits until the focus is back: the browser closes it some time after the key."""
    browser.press(keys.ESCAPE)
    tally.that(f"Escape closes it and {selector} has the focus", browser.wait(
        f"return !document.getElementById('detail').open && document.activeElement.matches('{selector}')"), focus(browser, "outerHTML"))


def grid(tally, browser):
    """The table: arrows, ends, and the window of a packet."""
    browser.run("document.getElementById('grid').focus()")
    browser.press(keys.DOWN, keys.DOWN, keys.DOWN, keys.ENTER)
    tally.that("Enter opens the third packet", dialog(browser).startswith("Packet 3:"), dialog(browser))
    escape(tally, browser, "#grid")
    browser.press(keys.END, keys.ENTER)
    tally.that("End goes to the last packet", dialog(browser).startswith("Packet 21:"), dialog(browser))
    escape(tally, browser, "#grid")
    browser.press(keys.HOME)
    tally.same("the row that is meant is told", browser.run(
        "return document.getElementById(document.getElementById('grid').getAttribute('aria-activedescendant')).getAttribute('aria-selected')"),
        "true")


def graph(tally, browser):
    """A node filters by its peer, and gives the filter up again."""
    for wanted in [True, False]:
        browser.run("document.querySelector('#graph .node.direct').focus()")
        browser.press(keys.ENTER)
        tally.same("Enter on a node filters by it, and again does not", browser.run("return document.getElementById('filter-peer').value !== ''"), wanted)


def talk(tally, browser):
    """A line of the sequence opens its packet."""
    browser.run("document.querySelector('#sequence .talk').focus()")
    browser.press(keys.ENTER)
    tally.that("Enter on a request opens it", dialog(browser).startswith("Packet 4:"), dialog(browser))
    escape(tally, browser, "#sequence .talk")


def theme(tally, browser):
    """The switch goes from the system's colours to light and dark."""
    seen = []
    for _ in range(3):
        browser.run("document.getElementById('theme').focus()")
        browser.press(keys.SPACE)
        seen.append((browser.run("return document.documentElement.dataset.theme"), focus(browser, "textContent")))
    tally.same("the switch of colours", [word for _, word in seen], ["Colours: light", "Colours: dark", "Colours: auto"])
    tally.same("light and dark are set", [name for name, _ in seen][:2], ["light", "dark"])


def labels(tally, browser):
    """What a screen reader is told."""
    nameless = browser.run("""
        const named = e => e.getAttribute('aria-label') || e.textContent.trim() || e.title || e.labels?.length;
        return [...document.querySelectorAll('canvas, button, [role=button], [role=img], [role=group], [role=grid], a, input, select, summary')]
          .filter(e => !named(e)).map(e => e.outerHTML.slice(0, 120));""")
    tally.same("everything to look at or act on has a name", nameless, [])
    tables = browser.run("return [...document.querySelectorAll('details.alternative')].map(d => d.id).sort()")
    tally.same("diagrams have tables beside them", tables, ["graph-edges", "graph-peers", "sequence-table", "skew-table", "timeline-table"])
    for id in tables:
        rows = browser.run("""const d = document.getElementById(arguments[0]); d.open = true; d.dispatchEvent(new Event('toggle'));
            return d.querySelectorAll('tbody tr').length""", id)
        tally.that(f"{id} has rows", rows > 0)
    tally.same("ids are used once", browser.run(
        "const all = [...document.querySelectorAll('[id]')].map(e => e.id); return all.filter((id, at) => all.indexOf(id) !== at)"), [])
    tally.same("headings go down in steps of one", browser.run("""
        let last = 0; return [...document.querySelectorAll('h1,h2,h3')].filter(e => !e.closest('dialog')).map(e => Number(e.tagName[1]))
          .filter(level => { const jump = level > last + 1; last = level; return jump; }).length"""), 0)
    tally.same("the language is told", browser.run("return document.documentElement.lang"), "en")


def pages(tally, browser):
    """The talks of sync are turned by buttons."""
    first = browser.run("return document.querySelector('#sequence .talk').getAttribute('aria-label')")
    browser.run("document.querySelector('[data-turn=\"1\"]').focus()")
    browser.press(keys.ENTER)
    later = browser.run("return document.querySelector('#sequence .talk').getAttribute('aria-label')")
    tally.that("Later shows other talks", first != later, later)
