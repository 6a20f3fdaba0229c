import BitchatFrame
import WireFormat

/// The laws of payloads.
package enum PayloadLaws {
    /// Decoder and encoder against the plain reading.
    package static let decode = Law(
        "payload-decode", .difference, "A payload is taken and written anew as its layout says, field for field",
        source: "docs/protocol.md 3")
    /// Decoded, encoded, decoded.
    package static let roundTrip = Law(
        "payload-round-trip", .difference, "A payload written anew decodes, and is written the same once more",
        source: "docs/protocol.md 3")
    /// Fields in bounds.
    package static let fields = Law(
        "payload-fields", .difference, "Every field points at bytes that are there, and their number stays in proportion",
        source: "docs/protocol.md 3")
    /// The caps.
    package static let caps = Law(
        "payload-caps", .difference, "No value that was taken is longer than its cap", source: "docs/protocol.md 3 and 7")
    /// What Android takes.
    package static let android = Law(
        "payload-android", .difference, "Android takes fragments and announces by its own rules", source: "docs/protocol.md 8")

    /// All of them.
    package static let all = [decode, roundTrip, fields, caps, android]

    /// Holds a reading against the plain one.
    static func holdDecode(
        _ type: UInt8, _ bytes: RawSpan, _ answer: Result<PayloadReading, DecodeError>, _ report: inout FuzzReport
    ) {
        let expected = SimplePayload.rewritten(type, bytes.array)
        switch answer {
        case .success(let reading):
            report.require(
                reading.encoded == expected, decode,
                "type \(type): expected \(FrameLaws.hex(expected)), found \(FrameLaws.hex(reading.encoded))")
        case .failure(let error):
            report.require(expected == nil, decode, "type \(type): expected \(FrameLaws.hex(expected)), found \(error)")
            report.require(
                error.layer == .payload && (0...bytes.byteCount).contains(error.offset), fields,
                "type \(type): \(error) in \(bytes.byteCount) bytes")
        }
    }

    /// Holds that a reading's fields are in bounds and its values under their caps.
    static func holdFields(_ type: UInt8, _ reading: PayloadReading, _ report: inout FuzzReport) {
        if let verdict = reading.fields.verdict { report.violated(fields, "type \(type): \(verdict)") }
        for cap in PayloadCap.all where cap.type == type {
            guard let list = SimpleTLV(reading.encoded, wide: cap.isWide) else { continue }
            let value = list.last(cap.field)
            report.require(
                value.map { $0.count <= cap.length } ?? true, caps,
                "type \(type): \(value?.count ?? 0) bytes in field \(cap.field), allowed \(cap.length)")
        }
    }

    /// Holds that what was written anew reads and writes the same.
    static func holdRoundTrip(
        _ reading: PayloadReading, _ report: inout FuzzReport,
        read: (RawSpan) throws(DecodeError) -> PayloadReading
    ) {
        let again = reading.encoded.withRawSpan { span -> [UInt8]? in try? read(span).encoded }
        report.require(
            again == reading.encoded, roundTrip,
            "\(FrameLaws.hex(reading.encoded)) is written the next time as \(FrameLaws.hex(again))")
    }

    /// Holds Android's answers against the plain ones.
    static func holdAndroid(_ type: UInt8, _ bytes: RawSpan, _ steps: PayloadSubject, _ report: inout FuzzReport) {
        switch type {
        case 0x01:
            let expected = SimplePayload.androidReadsAnnounce(bytes.array)
            report.require(steps.readsAnnounce(bytes) == expected, android, "an announce that Android reads: \(expected)")
        case 0x20:
            let expected = SimplePayload.androidTakesFragment(bytes.array)
            report.require(steps.takesFragment(bytes) == expected, android, "a fragment that Android takes: \(expected)")
        default: break
        }
    }
}
