import BitchatFrame
import Mutators
import WireFormat

/// One frame: decoders, padding, inflating, encoders, signed bytes, packet IDs.
package final class FrameTarget: FuzzTarget {
    package static let name = "frame"
    package static let summary = "one frame through the decoders of both apps, its padding, its payload, and back"
    package static let shape = InputShape.frame
    package static let longestInput = 4_096

    package static func seeds() -> [Seed] { FrameSeeds.all }

    private let steps: FrameSubject
    private let tools = FrameTools()
    private let isThorough: Bool

    package init(_ subject: Subject) { (steps, isThorough) = (subject.frame, subject.isThorough) }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        let ios = decode(input, steps.ios), android = decode(input, steps.android)
        let simple = SimpleFrame(input, cap: 10_485_760)
        let isSmall = simple.refusal == nil && simple.payloadLength <= 1_179_760 && simple.originalSize ?? 0 <= 1_179_760
        FrameLaws.holdDecode(ios, isSmall ? simple : SimpleFrame(input, cap: 1_179_760), input, &report)
        FrameLaws.holdDecode(android, simple, input, &report)
        FrameLaws.holdProfiles(ios, android, &report)
        let mix = Naive.mix(input)
        if isThorough || mix & 0x3000 == 0 {
            FrameLaws.holdPadding(input, after: min(simple.end, input.byteCount), size: Int(mix & 0xFFF), steps, &report)
        }
        FrameOutcome.note(ios, &report)
        if report.violation == nil, case .success(let frame) = android { holdBody(frame, simple, input, mix >> 14, &report) }
    }

    /// The laws that take their time, for a part of the inputs that the input itself chooses.
    private func holdBody(
        _ frame: Frame, _ simple: SimpleFrame, _ input: RawSpan, _ choice: UInt64, _ report: inout FuzzReport
    ) {
        if simple.isCompressed {
            guard isThorough || choice & 3 == 0 else { return }
            let isTaken = FrameLaws.holdInflating(frame, simple, input, tools, steps, &report)
            report.reached(FrameOutcome.inflated(isTaken))
        }
        if isThorough || choice & 0x3C == 0 {
            FrameLaws.holdRoundTrip(frame, simple, input, tools, steps, &report)
            FrameLaws.holdPacketID(frame, simple, input, tools, steps, &report)
        }
        if isThorough || choice & 0x3C == 4 {
            FrameLaws.holdPreimage(frame, simple, input, tools, steps, &report)
        }
        if isThorough || choice & 0xFC == 8 {
            FrameLaws.holdRecompression(frame, input, tools, steps, &report)
        }
    }

    @inline(__always)
    private func decode(_ input: RawSpan, _ limits: FrameLimits) -> Result<Frame, DecodeError> {
        do throws(DecodeError) { return .success(try steps.decode(limits, input)) } catch { return .failure(error) }
    }
}
