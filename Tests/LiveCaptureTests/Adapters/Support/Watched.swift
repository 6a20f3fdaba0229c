import Capture
import HCIAdapters

@testable import LiveCapture

/// Runs a watch over a script, on the test's own thread, until the script ends it.
func watched(
    _ name: String, of linkType: LinkType = .monitor, waiting: [ScriptedFeed.Packet] = [], limit: Int = .max,
    takesLate: Bool = false, _ steps: [ScriptedFeed.Step]
) throws -> CollectingPort {
    let port = CollectingPort(limit: limit, takesLate: takesLate)
    guard let kind = AdapterName(name) else { throw BadName() }
    let feed = ScriptedFeed(linkType, waiting: waiting, steps) { port.stop() }
    // The clock of the day stands still at 100: packets stamped later came after every look at the counters.
    let box = FeedBox(feed)
    let clock = WatchClock(wall: { CaptureTime(microseconds: 100) }, steady: { box.feed.milliseconds })
    var watch = AdapterWatch(kind, feed: feed, port: port, clock: clock, counters: feed.counters)
    watch.run()
    return port
}

private struct BadName: Error {}

/// A feed that only the test's own thread uses.
private final class FeedBox: @unchecked Sendable {
    let feed: ScriptedFeed
    init(_ feed: ScriptedFeed) { self.feed = feed }
}

/// Counters of which only the events matter.
func events(_ count: UInt32) -> HCICounters { HCICounters(events: count) }
