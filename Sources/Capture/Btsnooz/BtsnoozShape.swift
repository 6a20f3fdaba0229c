import WireFormat

/// Recognises btsnooz records that stand where others belong (docs/capture-formats.md 1.4).
enum BtsnoozShape {
    private static let look = 4096
    private static let enough = 16

    /// Whether what comes next in `input` is btsnooz records of either version.
    static func hasRecords(_ input: ByteInput) -> Bool { bestVersion(input) != nil }

    /// The version of the records that come next; 2 when they are none.
    static func version(_ input: ByteInput) -> UInt8 { bestVersion(input) ?? 2 }

    private static func bestVersion(_ input: ByteInput) -> UInt8? {
        input.fill(look)
        return input.withBuffered { bytes in
            let second = count(bytes, version: 2)
            let first = count(bytes, version: 1)
            return first == 0 && second == 0 ? nil : second >= first ? 2 : 1
        }
    }

    /// The number of valid records, up to 16; 0 when one is invalid.
    private static func count(_ bytes: RawSpan, version: UInt8) -> Int {
        var offset = 0
        var count = 0
        while count < enough, let header = BtsnoozHeader(bytes, at: offset, version: version) {
            guard header.length > 1, BtsnoozRecordType.tag(header.type) < 0x100 else { return 0 }
            offset += header.total
            count += 1
        }
        return count
    }
}
