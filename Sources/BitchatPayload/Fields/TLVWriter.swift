import WireFormat

/// Writes a list of type-length-value fields; the counterpart of `TLVReader`.
///
/// A value longer than its length field can say is cut to that length, so that a list always stays walkable.
package struct TLVWriter: Sendable {
    private var writer = ByteWriter()
    private let lengthField: TLVReader.LengthField

    /// Begins an empty list.
    package init(_ lengthField: TLVReader.LengthField) { self.lengthField = lengthField }

    /// What has been written so far.
    package var bytes: [UInt8] { writer.bytes }

    /// Appends a field.
    package mutating func field(_ type: UInt8, _ value: some Collection<UInt8>) {
        writer.byte(type)
        switch lengthField {
        case .oneByte: writer.byte(UInt8(clamping: value.count))
        case .twoBytes: writer.bigEndian(UInt16(clamping: value.count))
        }
        writer.append(value.prefix(lengthField == .oneByte ? 255 : 65_535))
    }

    /// Appends a field that holds a big-endian integer.
    package mutating func field(_ type: UInt8, bigEndian value: some FixedWidthInteger) {
        var number = ByteWriter(capacity: 8)
        number.bigEndian(value)
        field(type, number.bytes)
    }

    /// Appends bytes as they are.
    package mutating func append(_ bytes: some Sequence<UInt8>) { writer.append(bytes) }
}
