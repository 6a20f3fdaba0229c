"""Chromium without a window."""
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.keys import Keys


class Browser:
    """One window; pages are opened from files."""

    def __init__(self):
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1360,1000", "--hide-scrollbars",
                     "--disable-background-networking", "--disable-component-update", "--no-first-run"]:
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_page_load_timeout(120)
        self.driver.set_script_timeout(60)

    def close(self):
        """Ends the browser."""
        self.driver.quit()

    def open(self, page):
        """Opens a page and waits until its script is through."""
        self.driver.get(page.as_uri())
        self.wait("return document.documentElement.dataset.ready === 'yes'")

    def wait(self, condition, seconds=30):
        """Waits until a condition holds; false when it does not in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(condition):
                return True
            time.sleep(0.02)
        return False

    def run(self, script, *words):
        """Runs a script in the page and returns its value."""
        return self.driver.execute_script(script, *words)

    def remarks(self):
        """What the console said since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def theme(self, name):
        """Sets the colours that the system prefers."""
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": name}]})

    def metrics(self):
        """The browser's own measures of the page, in seconds."""
        self.driver.execute_cdp_cmd("Performance.enable", {})
        return {entry["name"]: entry["value"] for entry in self.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]}

    def size(self, width, height):
        """Sets the size of what is seen of a page."""
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def press(self, *keys):
        """Presses keys, one after the other, where the focus is."""
        for key in keys:
            self.driver.switch_to.active_element.send_keys(key)

    def choose(self, name, value):
        """Sets one filter as a user does."""
        self.run("""
            const input = document.getElementById('filter-' + arguments[0]);
            input.value = arguments[1];
            input.dispatchEvent(new Event(input.type === 'search' ? 'input' : 'change', { bubbles: true }));
            """, name, value)
        if name == "text":
            time.sleep(0.35)

    def clear(self):
        """Removes every filter."""
        self.run("document.getElementById('reset').click()")

    def number(self, selector):
        """The number that an element shows."""
        return int(self.run("return document.querySelector(arguments[0]).textContent", selector).replace(",", ""))

    def marks(self, selector, *names):
        """The data attributes of all elements of a selector."""
        return self.run("return [...document.querySelectorAll(arguments[0])].map(e => arguments[1].map(n => e.dataset[n]))",
                        selector, names)


ENTER, DOWN, END, HOME, PAGE_DOWN, ESCAPE, TAB, SPACE = (
    Keys.ENTER, Keys.ARROW_DOWN, Keys.END, Keys.HOME, Keys.PAGE_DOWN, Keys.ESCAPE, Keys.TAB, Keys.SPACE)
