/// The frame of a page: its regions, empty until the script fills them.
enum PageBody {
    /// The start of the document's body, up to the data.
    static let text = #"""
        <body>
        <a class="skip" href="#packets">Skip to the packets</a>
        <header class="top"><div class="wide" id="head"></div></header>
        <noscript><p class="wide notice">This page draws what it holds with a script of its own; allow scripts to see it.</p></noscript>
        <form class="filters" id="filters" role="search" aria-label="Filter packets"></form>
        <main class="wide" id="main">
        <section class="card" id="overview" aria-labelledby="overview-title">
        <h2 id="overview-title">Overview</h2><div id="tiles" class="tiles"></div><div id="sources"></div></section>
        <section class="card" id="mesh" aria-labelledby="mesh-title">
        <h2 id="mesh-title">Mesh</h2><div id="graph"></div></section>
        <section class="card" id="sync" aria-labelledby="sync-title">
        <h2 id="sync-title">Sync</h2><div id="sequence"></div></section>
        <section class="card" id="traffic" aria-labelledby="traffic-title">
        <h2 id="traffic-title">Traffic</h2><div id="timelines"></div></section>
        <section class="card" id="fragments" aria-labelledby="fragments-title">
        <h2 id="fragments-title">Fragments</h2><div id="streams"></div></section>
        <div class="pair">
        <section class="card" id="clocks" aria-labelledby="clocks-title">
        <h2 id="clocks-title">Clocks</h2><div id="skew"></div></section>
        <section class="card" id="verdicts" aria-labelledby="verdicts-title">
        <h2 id="verdicts-title">Verdicts</h2><div id="reasons"></div></section>
        </div>
        <section class="card" id="findings" aria-labelledby="findings-title">
        <h2 id="findings-title">Findings</h2><div id="rules"></div></section>
        <section class="card" id="packets" aria-labelledby="packets-title">
        <h2 id="packets-title">Packets</h2><div id="table"></div></section>
        </main>
        <footer class="wide" id="foot"></footer>
        <dialog id="detail" aria-labelledby="detail-title"></dialog>

        """#
}
