import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

/// What holds for every payload type.
struct EveryPayloadTests {
    private func payload(_ type: MessageType, _ bytes: RawSpan, _ range: ByteRange) -> Payload? {
        try? Payload.decode(type: type, bytes, range)
    }

    @Test(arguments: Samples.all.indices)
    func writesAgainWhatItRead(sample: Int) {
        let (type, bytes) = Samples.all[sample]
        let again = payload(type, bytes.span.bytes, ByteRange(0, bytes.count))?.reencoded(bytes.span.bytes)
        #expect(again == bytes)
    }

    @Test(arguments: Samples.all.indices)
    func readsTheSameInsideOtherBytes(sample: Int) {
        let (type, bytes) = Samples.all[sample]
        let around = run(0xFF, 5) + bytes + run(0xFF, 7)
        let range = ByteRange(5, bytes.count)
        let found = payload(type, around.span.bytes, range)
        let again = found?.reencoded(around.span.bytes)
        #expect(again == bytes)
        var lines = FieldLines()
        found?.visit(&lines, around.span.bytes)
        let strays = lines.ranges.filter { $0 != .empty && ($0.offset < range.offset || $0.end > range.end) }
        #expect(strays == [])
    }

    @Test(arguments: Samples.all.indices)
    func showsOnlyFieldsItLists(sample: Int) {
        let (type, bytes) = Samples.all[sample]
        guard let found = payload(type, bytes.span.bytes, ByteRange(0, bytes.count)) else {
            Issue.record("refused")
            return
        }
        var lines = FieldLines()
        found.visit(&lines, bytes.span.bytes)
        let description = Payloads.all.first { "\($0.kind)" == "\(found.kind)" }
        let listed = Set(description?.fields.map { "\($0.name)" } ?? [])
        #expect(lines.names.filter { !listed.contains($0) } == [])
    }

    @Test func kindsAreTheNamesOfTheTypes() {
        for (type, bytes) in Samples.all {
            let kind = payload(type, bytes.span.bytes, ByteRange(0, bytes.count))?.kind
            #expect(kind.map { "\($0)" } == (type.name.map { "\($0)" } ?? "unknown"))
        }
    }

    @Test func survivesEveryCutAndEveryChangedByte() {
        var decoded = 0
        for (type, bytes) in Samples.all {
            for count in bytes.indices { decoded += visited(type, Array(bytes.prefix(count))) }
            for index in bytes.indices {
                for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                    var changed = bytes
                    changed[index] = value
                    decoded += visited(type, changed)
                }
            }
        }
        #expect(decoded > 1000)
    }

    /// Decodes, shows and writes again; 1 when the payload is taken.
    private func visited(_ type: MessageType, _ bytes: [UInt8]) -> Int {
        guard let found = payload(type, bytes.span.bytes, ByteRange(0, bytes.count)) else { return 0 }
        var lines = FieldLines()
        found.visit(&lines, bytes.span.bytes)
        _ = found.reencoded(bytes.span.bytes)
        return 1
    }
}
