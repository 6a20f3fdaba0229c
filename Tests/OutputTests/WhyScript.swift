import Capture
import LinkLayers

@testable import Conformance
@testable import Output

/// A question about a capture in a few lines, with the verdicts and findings that the test decides.
final class WhyScript {
    let trace: DeliveryTrace
    let press: Press

    /// Asks about `word`; all profiles accept, unless iOS refuses.
    init(_ word: String, isRefusedByIOS: Bool = false) {
        trace = DeliveryTrace(DeliverySubject(word))
        press = Press(into: trace)
        press.verdicts = [
            .init(profile: .spec, answer: .init(.freshTimestamp)),
            .init(profile: .ios, answer: isRefusedByIOS ? .init(.invalidSignature) : .init(.freshTimestamp)),
            .init(profile: .android, answer: .init(.noTimeRule)),
        ]
    }

    /// Values that come one after the other, each at its own time or all at the press's.
    func receive(_ values: [UInt8]..., at time: CaptureTime = CaptureTime(microseconds: 1_760_000_000_123_456)) {
        _ = press.print(values, on: Press.link, time: time)
    }

    /// One of the pieces of stream 1111111111111111, cut from a message.
    static func piece(
        _ index: UInt16, of total: UInt16, _ data: [UInt8] = [1, 2, 3], stream: UInt64 = 0x1111_1111_1111_1111,
        sender: UInt64 = 0xA1A2_A3A4_A5A6_A7A8, to recipient: [UInt8] = []
    ) -> [UInt8] {
        HandMadeFrame(
            type: 0x20, flags: recipient.isEmpty ? 0 : 1, sender: sender, between: recipient,
            section: big(stream) + big(index) + big(total) + [0x02] + data
        ).bytes
    }

    /// A REQUEST_SYNC for the fragments of the stream with these 16 digits.
    static func request(for stream: String) -> [UInt8] {
        let set: [UInt8] = [1, 0, 1, 7, 2, 0, 4, 0, 0, 0, 1, 3, 0, 0]
        return HandMadeFrame(
            type: 0x21, ttl: 0, sender: 0xB1B2_B3B4_B5B6_B7B8, section: set + [4, 0, 1, 0x20, 6, 0, 16] + utf8(stream)
        ).bytes
    }

    /// The report's lines; nil when nothing matches.
    var report: [String]? {
        let out = OutputBuffer(.memory)
        guard WhyReport(trace, out).write() else { return nil }
        return String(decoding: out.take(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// What the report concludes for spec, iOS and Android.
    var conclusions: [String] { (report ?? []).suffix(3).map { String($0.dropFirst(12)) } }
}
