"""Light and dark: contrast by figures, nothing too wide, and pictures to look at."""
import base64
import io

GROUNDS = {"card": ["ink", "soft", "accent", "good", "bad", "warn"], "sunk": ["ink", "soft", "good", "bad"], "ground": ["ink", "soft"],
           "good-soft": ["good"], "bad-soft": ["bad"], "warn-soft": ["warn", "ink"], "note-soft": ["note"], "accent-soft": ["ink"]}


def check(tally, browser, name, page, kept, makes_pictures):
    """Looks at a page in both themes; `kept` is where the project's own pictures lie, made anew when asked for."""
    for theme in ["light", "dark"]:
        browser.theme(theme)
        browser.size(1360, 1000)
        browser.open(page)
        tally.same(f"{name}: the system's {theme} is taken", browser.run("return document.documentElement.dataset.theme"), theme)
        contrast(tally, browser, f"{name} {theme}")
        for width in [1360, 760, 400]:
            browser.size(width, 1000)
            over = browser.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            tally.that(f"{name} {theme}: {width} pixels are wide enough", over <= 0, over)
        for part, png in pictures(browser):
            file = kept / f"report-{name}-{theme}-{part}.png"
            tally.that(f"{file.name} shows something", len(png) > 10_000, len(png))
            if makes_pictures:
                file.write_bytes(smaller(png))
            tally.that(f"{file.name} is below 200 KB", file.stat().st_size < 200_000, file.stat().st_size)
    overlaps(tally, browser, name)
    browser.theme("light")


def contrast(tally, browser, what):
    """Text stands out from its ground by 4.5 to 1 (WCAG 2.1, 1.4.3)."""
    for ground, inks in GROUNDS.items():
        for ink in inks:
            pair = browser.run("""
                const style = getComputedStyle(document.documentElement), pen = document.createElement('canvas').getContext('2d');
                return arguments[0].map(name => { pen.fillStyle = style.getPropertyValue('--' + name).trim(); return pen.fillStyle; })""", [ground, ink])
            light, dark = sorted(map(luminance, pair), reverse=True)
            ratio = (light + 0.05) / (dark + 0.05)
            tally.that(f"{what}: {ink} on {ground} has 4.5 to 1", ratio >= 4.5, f"{ratio:.2f}")


def luminance(colour):
    parts = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def overlaps(tally, browser, name):
    """No two names of the graph, and no two lines of words of the sequence, lie over one another."""
    browser.size(1360, 1000)
    for selector in ["#graph .node .name", "#sequence .talk > text:nth-of-type(2)", "#sequence .actor text"]:
        found = browser.run("""
            const boxes = [...document.querySelectorAll(arguments[0])].map(e => [e.textContent, e.getBoundingClientRect()]);
            return boxes.flatMap(([a, p], at) => boxes.slice(at + 1).filter(([b, q]) =>
              p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1).map(([b]) => [a, b]))""", selector)
        tally.same(f"{name}: nothing of {selector} overlaps", found, [])


def pictures(browser):
    """Pictures of the upper half of a page and of its lower half."""
    browser.size(1360, 1000)
    height = browser.run("window.scrollTo(0, 0); return document.documentElement.scrollHeight")
    browser.size(1360, height)
    browser.run("window.dispatchEvent(new Event('resize'))")
    browser.wait("return false", 0.4)
    middle = browser.run("return document.getElementById('traffic').getBoundingClientRect().top - 10")
    for part, top, bottom in [("top", 0, middle), ("bottom", middle, height)]:
        shot = browser.driver.execute_cdp_cmd("Page.captureScreenshot", {
            "format": "png", "captureBeyondViewport": True,
            "clip": {"x": 0, "y": top, "width": 1360, "height": min(bottom - top, 1900), "scale": 0.75}})
        yield part, base64.b64decode(shot["data"])


def smaller(png):
    """The picture with a palette of 256 colours."""
    from PIL import Image  # installed for --pictures alone
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE).save(out, "PNG", optimize=True)
    return out.getvalue()
