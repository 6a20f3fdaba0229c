import WireFormat

extension FileTransferPayload {
    /// The first field of a type other than 0x01 to 0x04, which the apps skip; nil when there is none.
    package func firstUnknownField(_ bytes: RawSpan) -> TLVField? {
        guard remarks.contains(.unknown) else { return nil }
        var reader = FileFieldReader(range)
        while let field = try? reader.next(bytes) {
            if !TLVTally.contains(FileTransferDraft.known, field.type) { return field }
        }
        return nil
    }
}
