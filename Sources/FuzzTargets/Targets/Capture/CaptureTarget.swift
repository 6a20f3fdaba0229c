import Capture
import Mutators
import WireFormat

/// One capture file of any container, down to the frames in it.
package final class CaptureTarget: FuzzTarget {
    package static let name = "capture"
    package static let summary = "one capture file of any container, through the link layers, to frames and verdicts"
    package static let shape = InputShape.capture
    package static let longestInput = 65_536

    /// The sizes of pieces that an input chooses from.
    private static let chunks = [1, 2, 3, 7, 16, 23, 24, 25, 100, 1000, 4096]

    package static func seeds() -> [Seed] { CaptureSeeds.all }

    private let steps: CaptureSubject
    private let isThorough: Bool

    package init(_ subject: Subject) { (steps, isThorough) = (subject.capture, subject.isThorough) }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        let file = input.array
        let choice = Naive.mix(input)
        let content = steps.read(file, .max)
        CaptureLaws.holdBounds(content, file, &report)
        CaptureLaws.holdBtsnoop(content, file, &report)
        for chunk in isThorough ? Self.chunks : [Self.chunks[Int(choice % UInt64(Self.chunks.count))]] {
            CaptureLaws.holdChunks(content, file, chunk, steps, &report)
        }
        let packets = steps.dissect(content.records)
        CaptureLaws.holdPackets(packets, &report)
        if isThorough {
            for choice in UInt64(0)..<3 { CaptureLaws.holdContainers(content, packets, choice, steps, &report) }
        } else if choice >> 32 & 1 == 0 {
            CaptureLaws.holdContainers(content, packets, choice >> 34, steps, &report)
        }
        note(content, packets, &report)
    }

    private func note(_ content: CaptureContent, _ packets: [CapturePacket], _ report: inout FuzzReport) {
        report.reached(Int(content.format.utf8.reduce(0) { $0 &* 31 &+ $1 } & 63) * 8 + min(7, content.records.count))
        report.reached(512 + min(15, content.problems) * 16 + Self.number(content.error?.kind))
        for packet in packets.prefix(32) {
            report.reached(1024 + Int(packet.frame?.header.type.rawValue ?? 0) + (packet.error == nil ? 0 : 256))
            if let error = packet.error { report.reached(1600 + Int(error.reason.rawValue) * 8 + Int(error.layer.rawValue)) }
        }
    }

    private static func number(_ kind: CaptureError.Kind?) -> Int {
        switch kind {
        case nil: 0
        case .system: 1
        case .isDirectory: 2
        case .empty: 3
        case .notACapture: 4
        case .unsupported: 5
        case .cut: 6
        case .damaged: 7
        case .unsuitable: 8
        }
    }
}
