import Capture
import Dissection
import Hashes
import LinkLayers
import WireFormat

@testable import Conformance
@testable import DisplayFilter

/// A message that came as record 7 on connection 0x40, in which iOS sees a wrong time; filters are asked about it.
///
/// Sender `a1a2a3a4a5a6a7a8`, recipient `0102030405060708`, flags 0x13, TTL 5, text `The North Gate, ÄÖ`.
final class Sample: PacketSink {
    /// The frame: header, sender, recipient, text, and a signature of 64 bytes 0x53 (docs/protocol.md 2.1).
    static let frame: [UInt8] =
        [1, 2, 5, 0x00, 0x00, 0x01, 0x99, 0xC8, 0x2C, 0xC0, 0x00, 0x13, 0, UInt8(text.count)]
        + [0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8] + [1, 2, 3, 4, 5, 6, 7, 8] + text
        + [UInt8](repeating: 0x53, count: 64)
    static let text = Array("The North Gate, ÄÖ".utf8)

    private let filter: DisplayFilter
    private let hasher = SHA256Hasher()
    private var answers: [Bool] = []

    private init(_ filter: DisplayFilter) { self.filter = filter }

    /// Whether the filter is true of the message.
    static func isTrue(_ expression: String) throws -> Bool {
        let sample = Sample(try DisplayFilter(expression))
        sample.ask()
        return sample.answers == [true]
    }

    /// What is wrong with an expression: the message and the column, nil when nothing is.
    static func fault(_ expression: String) -> (message: String, column: Int, excerpt: [String])? {
        do throws(FilterError) {
            _ = try DisplayFilter(expression)
            return nil
        } catch {
            return (error.message, error.column, error.excerpt)
        }
    }

    private func ask() {
        let dissector = PacketDissector(into: self, firstNumber: 3)
        dissector.source = "a.btsnoop"
        var link = Link(id: LinkID(serial: 1), adapter: 2, handle: 0x40, openingRecord: 1)
        link.role = .central
        let record = CaptureRecord(
            number: 7, time: CaptureTime(microseconds: 1_760_000_000_123_456), direction: .received, adapter: 2, linkType: .h4,
            originalLength: 130, fileOffset: 0)
        let value = AttributeValue(
            record: record, firstRecord: 7, link: link.id, direction: .received, carrier: .notification, handle: 0x2C,
            mapping: .discovered, originalLength: Self.frame.count)
        Self.frame.withRawSpan { _ = dissector.value(value, $0, on: link) }
        dissector.finish()
    }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        let verdicts: JudgedPacket.Verdicts = [
            JudgedPacket.Verdict(profile: .spec, answer: .init(.freshTimestamp, now: 1_760_000_000_123, skew: 123)),
            JudgedPacket.Verdict(profile: .ios, answer: .init(.timestampSkew, now: 1_760_000_000_123, skew: 123)),
        ]
        let rule = RuleDescription("AAA-001", .warning, "", explanation: "", source: "", ios: "", android: "")
        let judged = JudgedPacket(
            packet: packet, signature: nil, verdicts: verdicts, findings: [Finding(rule, "too late", at: 3)])
        answers.append(filter.isTrue(of: judged, frameBytes, payloadBytes, hasher))
    }

    func advertisement(_ advertisement: Advertisement, source: String) {}
}
