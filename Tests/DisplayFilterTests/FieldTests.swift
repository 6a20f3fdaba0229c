import Capture
import Conformance
import Dissection
import Foundation
import Hashes
import LibpcapCapture
import LinkLayers
import Testing
import WireFormat

@testable import DisplayFilter

/// What is listed is what packets show.
@Suite struct FieldTests {
    /// Gives every packet of a capture to a closure.
    private final class Reader: JudgedPacketSink {
        var onPacket: (JudgedPacket, RawSpan, RawSpan) -> Void = { _, _, _ in }

        func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
            onPacket(judged, frameBytes, payloadBytes)
        }

        func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}
    }

    /// Reads one of the project's captures.
    private func read(_ name: String, _ onPacket: @escaping (JudgedPacket, RawSpan, RawSpan) -> Void) throws {
        let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let path = root.appendingPathComponent("Captures/\(name)").path
        let reader = Reader()
        reader.onPacket = onPacket
        var dissector = Dissector(
            source: path, packets: PacketDissector(into: Judge(into: reader, JudgeOptions()), firstNumber: 1))
        var capture = CaptureReader(source: path, input: try CaptureSource.open(path) { true }, formats: AllCaptureFormats.all)
        try capture.read(into: &dissector)
        dissector.finish()
    }

    @Test func everyListedFieldHasAType() {
        #expect(FieldCatalog.all.filter { !FieldTypes.isListed("\($0.name)") }.map { "\($0.name)" } == [])
        #expect(FieldCatalog.all.count > 170)
    }

    @Test(arguments: ["demo.btsnoop", "interop.btsnoop"]) func valuesAreOfTheListedType(capture: String) throws {
        let fields = FieldCatalog.all, hasher = SHA256Hasher()
        var wrong: Set<String> = [], seen: Set<String> = []
        try read(capture) { judged, frame, payload in
            let values = FieldCollector.values(of: fields, judged, frame, payload, hasher)
            for (field, values) in zip(fields, values) where !values.isEmpty {
                seen.insert("\(field.name)")
                if !values.allSatisfy({ Self.type(of: $0).contains(field.type) }) { wrong.insert("\(field.name)") }
            }
        }
        #expect(wrong == [])
        #expect(seen.count > 50)
    }

    /// Every payload kind stands among the corpus's frames.
    @Test func valuesOfTheCorpusAreOfTheListedTypeAndListed() throws {
        let folder = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            .appendingPathComponent("Corpus/frames")
        let fields = FieldCatalog.all, hasher = SHA256Hasher(), reader = Reader()
        var wrong: Set<String> = [], kinds: Set<String> = [], visitor = NameVisitor()
        reader.onPacket = { judged, frame, payload in
            judged.visit(&visitor, frame, payload, hasher)
            let values = FieldCollector.values(of: fields, judged, frame, payload, hasher)
            for (field, values) in zip(fields, values) {
                if "\(field.name)" == "bitchat.payload.kind", case .text(let kind) = values.first {
                    kinds.insert(String(decoding: kind, as: UTF8.self))
                }
                if !values.allSatisfy({ Self.type(of: $0).contains(field.type) }) { wrong.insert("\(field.name)") }
            }
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            bytes.withRawSpan(PacketDissector(into: Unjudged(into: reader), firstNumber: 1).standalone)
        }
        #expect(wrong == [])
        #expect(visitor.names.filter { FieldCatalog.field(named: $0) == nil } == [])
        #expect(kinds.count > 10)
    }

    private static func type(of value: FilterValue) -> [FieldType] {
        switch value {
        case .number: [.number]
        case .flag: [.flag]
        case .bytes: [.bytes, .identifier, .layer]
        case .text: [.text]
        case .time: [.time]
        case .present: [.group]
        }
    }

    /// Notes the names of the fields that are shown.
    private struct NameVisitor: FieldVisitor {
        var names: Set<String> = []

        mutating func number(_ field: Field, _ value: Int, _ range: ByteRange) { names.insert("\(field.name)") }
        mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange) { names.insert("\(field.name)") }
        mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange) { names.insert("\(field.name)") }
        mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange) { names.insert("\(field.name)") }
        mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange) { names.insert("\(field.name)") }
        mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) { names.insert("\(field.name)") }
        mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) { names.insert("\(field.name)") }
        mutating func derivedText(_ field: Field, _ text: RawSpan) { names.insert("\(field.name)") }
        mutating func derivedBytes(_ field: Field, _ bytes: RawSpan) { names.insert("\(field.name)") }
        mutating func beginObject(_ field: Field, _ range: ByteRange) { names.insert("\(field.name)") }
        mutating func endObject() {}
        mutating func beginList(_ field: Field, _ range: ByteRange) { names.insert("\(field.name)") }
        mutating func endList() {}
    }

    @Test(arguments: ["demo.btsnoop", "interop.btsnoop"]) func everyFieldThatIsShownIsListed(capture: String) throws {
        let hasher = SHA256Hasher()
        var visitor = NameVisitor()
        try read(capture) { judged, frame, payload in judged.visit(&visitor, frame, payload, hasher) }
        #expect(visitor.names.filter { FieldCatalog.field(named: $0) == nil } == [])
        #expect(visitor.names.count > 50)
    }

    @Test(
        arguments: [
            ("1970-01-01", 0), ("1970-01-02T00:00:00Z", 86_400_000_000_000), ("2000-02-29 12:00", 951_825_600_000_000_000),
            ("1.5", 1_500_000_000), ("0.0000000019", 1), ("1969-12-31T23:59:59.999999999Z", -1), ("2025-02-29", nil), ("1.", nil),
            ("", nil), ("12:00", nil), ("2025-10-09T08:53:20.x", nil), ("2025-10-09T8:53:99", nil), ("-5", nil),
        ] as [(String, Int128?)]) func timesAreReadAsNanoseconds(text: String, expected: Int128?)
    {
        #expect(TimeText.nanoseconds(text.utf8) == expected)
    }

    @Test(arguments: [
        ("", "", true), ("a", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "abcd", false), ("ababac", "abac", true),
        ("aabaabaaab", "aabaaab", true), ("aabaabaaab", "aabb", false), ("xxabc", "abc", true),
    ]) func bytesAreFoundWhereverTheyStand(whole: String, part: String, expected: Bool) {
        #expect(ByteSearch.contains(Array(whole.utf8), Array(part.utf8)) == expected)
    }
}
