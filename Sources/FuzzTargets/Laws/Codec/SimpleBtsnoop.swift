import Capture
import WireFormat

/// A btsnoop file read the plain way (docs/capture-formats.md 1.1), up to the first record that is odd or cut.
struct SimpleBtsnoop {
    /// One record: where it stands, its bytes, its original length, and its time since 1970 in microseconds.
    struct Record {
        /// Where its head stands.
        let offset: Int
        /// Its bytes.
        let bytes: ArraySlice<UInt8>
        /// The length it had on the air.
        let original: Int
        /// Its time, or nothing where it is out of range.
        let time: Int64?
        /// The direction bit, or the opcode, as the file's kind has it.
        let flags: UInt64
    }

    /// The records.
    private(set) var records: [Record] = []
    /// Whether they fill the file.
    private(set) var isWhole = false
    /// The kind of packets: 1001, 1002 or 2001.
    let kind: UInt64

    /// Reads a file; nothing when it is no btsnoop file of a known kind.
    init?(_ file: [UInt8]) {
        guard file.count >= 16, file.starts(with: "btsnoop\0".utf8), Naive.number(file[8..<12]) == 1 else { return nil }
        kind = Naive.number(file[12..<16])
        guard [1001, 1002, 2001].contains(kind) else { return nil }
        var place = 16
        while let record = Self.record(file, place) {
            records.append(record)
            place += 24 + record.bytes.count
        }
        isWhole = place == file.count
    }

    private static func record(_ file: [UInt8], _ place: Int) -> Record? {
        guard file.count - place >= 24 else { return nil }
        let original = Int(Naive.number(file[place..<place + 4])), included = Int(Naive.number(file[place + 4..<place + 8]))
        let stamp = Int64(bitPattern: Naive.number(file[place + 16..<place + 24]))
        guard included <= original, original <= 65_540, original > 0 || stamp != 0, file.count - place >= 24 + included else {
            return nil
        }
        let time = stamp.subtractingReportingOverflow(0x00DC_DDB3_0F2F_8000)
        return Record(
            offset: place, bytes: file[place + 24..<place + 24 + included], original: original,
            time: time.overflow ? nil : time.partialValue, flags: Naive.number(file[place + 8..<place + 12]))
    }
}
