import BitchatFrame
import MeshModel
import Mutators
import WireFormat

/// Scripts of requests, links, keys and frames against the rule tables of the three profiles.
package final class GateTarget: FuzzTarget {
    package static let name = "gate"
    package static let summary = "a device's gate over a sequence of events, in all three profiles, against plain rule tables"
    package static let shape = InputShape.events(GateEvent.grammar)
    package static let longestInput = 4_096

    package static func seeds() -> [Seed] { NearScripts.of(GateSeeds.all, GateEvent.grammar) }

    /// The frames that one script may bring in.
    private static let mostFrames = 1_000

    let reader = GateFrameReader()
    /// A gate and its table for each profile.
    var devices: [GateDevice]
    var time = VirtualTime()
    /// The last frame, and when the last request or frame was.
    var last: GateFrame?, lastRequest = VirtualTime.start, lastFrame = VirtualTime.start
    /// The number of payloads made.
    var serial: UInt32 = 0
    private var framesLeft = 0

    package init(_ subject: Subject) { devices = GateProfile.Name.allCases.map { GateDevice($0, subject.gate) } }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        begin()
        var script = EventScript()
        while report.violation == nil, framesLeft > 0, let event = script.next(input) {
            var body = EventBody(event)
            apply(GateEvent(code: event.code), &body, input, &report)
        }
        for index in devices.indices { devices[index].checkMemory(&report) }
    }

    private func begin() {
        for index in devices.indices { devices[index].begin() }
        time = VirtualTime()
        last = nil
        (lastRequest, lastFrame) = (time.now, time.now)
        (serial, framesLeft) = (0, Self.mostFrames)
    }

    /// Brings in a frame, and compares what gates and tables say to it.
    func arrive(_ frame: GateFrame, _ report: inout FuzzReport) {
        framesLeft -= 1
        last = frame
        lastFrame = time.now
        let sameWindow = frame.side(.spec).map { devices[0].table.attributed($0.table) == devices[1].table.attributed($0.table) }
        let spec = devices[0].compare(frame, now: time.now, &report)
        let ios = devices[1].compare(frame, now: time.now, &report)
        let android = devices[2].compare(frame, now: time.now, &report)
        guard frame.rebuilt == nil, let table = frame.side(.spec)?.table, let spec, let ios, let android else { return }
        report.require(
            ProfileDifferences.allows(spec: spec, ios: ios, table, sameWindow: sameWindow ?? false)
                && ProfileDifferences.allows(ios: ios, android: android),
            GateLaws.differences, "spec \(spec.name), ios \(ios.name), android \(android.name)")
    }
}
