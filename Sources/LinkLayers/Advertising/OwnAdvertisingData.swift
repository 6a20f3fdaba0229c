import WireFormat

/// A command that sets the capturing device's own advertising data (docs/capture-formats.md 10.4).
struct OwnAdvertisingData: Sendable, Hashable {
    /// Where the data of one command stand in the whole.
    enum Part: UInt8, Sendable, Hashable {
        /// In the middle.
        case intermediate = 0
        /// At the start.
        case first = 1
        /// At the end.
        case last = 2
        /// They are the whole.
        case complete = 3
        /// The data stay as they were.
        case unchanged = 4
    }

    /// The advertising set's handle, 0 for legacy commands.
    var set: UInt8
    /// Whether they are the scan response's.
    var isScanResponse: Bool
    /// Which part of the data this is.
    var part: Part
    /// The data.
    var data: ByteRange

    /// Reads the command with `opcode` whose parameters `cursor` stands before, or nil when it is another command.
    ///
    /// Legacy: length, always 31 bytes of data. Extended: set, operation, fragment preference, length, data.
    static func read(
        _ opcode: UInt16, _ cursor: inout ByteCursor, _ bytes: RawSpan
    ) throws(DecodeError) -> OwnAdvertisingData? {
        let isScanResponse = opcode == HCICommand.setScanResponseData || opcode == HCICommand.setExtendedScanResponseData
        switch opcode {
        case HCICommand.setAdvertisingData, HCICommand.setScanResponseData:
            let data = try cursor.take(Int(try cursor.byte(bytes)), claim: .recordLength)
            return OwnAdvertisingData(set: 0, isScanResponse: isScanResponse, part: .complete, data: data)
        case HCICommand.setExtendedAdvertisingData, HCICommand.setExtendedScanResponseData:
            let set = try cursor.byte(bytes)
            let operation = try cursor.byte(bytes)
            _ = try cursor.byte(bytes)
            let data = try cursor.take(Int(try cursor.byte(bytes)), claim: .recordLength)
            guard let part = Part(rawValue: operation) else { return nil }
            return OwnAdvertisingData(set: set, isScanResponse: isScanResponse, part: part, data: data)
        default: return nil
        }
    }
}
