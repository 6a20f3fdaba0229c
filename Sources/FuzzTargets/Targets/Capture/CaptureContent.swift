import Capture
import WireFormat

/// What was read of a capture: its records, up to a bound, and how the reading ended.
package struct CaptureContent: Sendable, Hashable {
    /// One record.
    package struct Record: Sendable, Hashable {
        /// What the reader says of it.
        package var header: CaptureRecord
        /// Its bytes.
        package var bytes: [UInt8]

        /// Makes a record; see the properties.
        package init(header: CaptureRecord, bytes: [UInt8]) {
            self.header = header
            self.bytes = bytes
        }
    }

    /// The records and their bytes that are kept; reading stops beyond.
    package static let mostRecords = 4_096, mostBytes = 1 << 20

    /// The records in order.
    package var records: [Record] = []
    /// The bytes of all of them.
    package private(set) var byteCount = 0
    /// The name of the format, and how many problems were reported.
    package private(set) var format = "", problems = 0
    /// Why the reading ended early, if it did.
    package private(set) var error: CaptureError?

    /// Reads a capture that stands in memory, handed over in pieces of `chunk` bytes, with the given formats.
    package init(_ bytes: [UInt8], chunk: Int, formats: [any CaptureFormat.Type]) {
        var reader = CaptureReader(source: "input", input: ByteInput(MemorySource(bytes, chunk: chunk)), formats: formats)
        do throws(CaptureError) { try reader.read(into: &self) } catch { self.error = error }
        format = reader.summary.format
    }
}

extension CaptureContent: CaptureSink {
    package mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        records.append(Record(header: record, bytes: bytes.array))
        byteCount += bytes.byteCount
        return records.count < Self.mostRecords && byteCount < Self.mostBytes
    }

    package mutating func problem(_ problem: CaptureProblem) { problems += 1 }
}
