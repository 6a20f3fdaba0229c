/// A comment on a record, as pcapng keeps it (`opt_comment`): UTF-8 of at most 65,535 bytes.
package struct RecordComment: Sendable, Hashable {
    /// The most bytes that the option's length field can say; inclusive (docs/capture-formats.md chapter 7).
    package static let longest = 65_535

    /// The comment's bytes.
    package let utf8: [UInt8]

    /// Makes a comment of `text`; one that is too long is cut after its last whole character that fits.
    package init(_ text: String) {
        guard text.utf8.count > Self.longest else {
            utf8 = Array(text.utf8)
            return
        }
        var fitting: [UInt8] = []
        for character in text.unicodeScalars {
            let bytes = UTF8.encode(character).map(Array.init) ?? []
            guard fitting.count + bytes.count <= Self.longest else { break }
            fitting += bytes
        }
        utf8 = fitting
    }
}
