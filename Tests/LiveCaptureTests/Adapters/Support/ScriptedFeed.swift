import Capture
import Foundation
import LibpcapCapture
import WireFormat

@testable import HCIAdapters
@testable import LiveCapture

/// A device, and the counters of its adapters, played from a script: each look at the counters brings what comes next.
///
/// So a watch runs on the test's own thread, and the order of everything is the script's.
final class ScriptedFeed: PacketFeed {
    /// One packet of a device.
    struct Packet {
        var bytes: [UInt8]
        var time: Int64 = 0
        /// The packet's length on the wire; that of its bytes if not said.
        var length: Int?

        /// A monitor record.
        static func monitor(_ adapter: UInt16, _ opcode: UInt8, _ body: [UInt8] = [], time: Int64 = 0) -> Packet {
            Packet(bytes: [UInt8(adapter >> 8), UInt8(adapter & 0xFF), 0, opcode] + body, time: time)
        }

        /// A packet of a device of one adapter, with its H4 type.
        static func raw(_ type: UInt8, _ body: [UInt8] = [], time: Int64 = 0) -> Packet {
            Packet(bytes: [0, 0, 0, 1, type] + body, time: time)
        }
    }

    /// What a look at the counters shows, and what happens right after.
    struct Step {
        var counters: [UInt16: HCICounters]
        var packets: [Packet] = []
        /// libpcap's words, when the device fails after these packets.
        var failure: String?
        /// Whether the device's other end goes away after these packets.
        var hangsUp = false
        /// Whether the run is stopped now.
        var stops = false
        /// How many milliseconds go by.
        var passes: Int64 = 0
    }

    let linkType: LinkType
    private(set) var milliseconds: Int64 = 0
    private let ends: [Int32]
    private let stop: () -> Void
    private var isOpen = true
    private var steps: ArraySlice<Step>
    private var waiting: ArraySlice<Packet>
    private var failure: String?
    private var last: [UInt16: HCICounters] = [:]

    /// Makes a device on which `packets` wait; `stop` stops the run.
    init(_ linkType: LinkType, waiting packets: [Packet] = [], _ steps: [Step], stop: @escaping () -> Void) {
        self.linkType = linkType
        self.steps = steps[...]
        self.stop = stop
        waiting = packets[...]
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        self.ends = ends
        announce()
    }

    deinit {
        close(ends[0])
        if isOpen { close(ends[1]) }
    }

    var descriptor: Int32 { ends[0] }

    /// The counters as the script's next step has them.
    func counters() -> [UInt16: HCICounters] {
        guard let step = steps.popFirst() else { return last }
        last = step.counters
        waiting += step.packets
        failure = step.failure ?? failure
        milliseconds += step.passes
        announce()
        if step.hangsUp, isOpen { isOpen = close(ends[1]) != 0 }
        if step.stops { stop() }
        return last
    }

    func next(_ body: (CaptureTime, Int, RawSpan) -> Void) -> LivePcap.Answer {
        if let packet = waiting.popFirst() {
            body(CaptureTime(microseconds: packet.time), packet.length ?? packet.bytes.count, packet.bytes.span.bytes)
            return .packet
        }
        if let failure { return .failure(failure) }
        var byte: UInt8 = 0
        if isAnnounced { isAnnounced = read(ends[0], &byte, 1) != 1 }
        return .nothing
    }

    private var isAnnounced = false

    /// Makes the descriptor readable if there is something to read.
    private func announce() {
        guard !isAnnounced, !waiting.isEmpty || failure != nil else { return }
        isAnnounced = write(ends[1], [1], 1) == 1
    }
}
