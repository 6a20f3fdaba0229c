import WireFormat

/// What a decoder passed over in a TLV list without refusing it.
///
/// Rules report these; the values shown are those the iOS app works with.
package struct TLVRemarks: OptionSet, Sendable, Hashable {
    /// The bits; never on the wire.
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A type the layout names occurs more than once.
    package static let repeated = TLVRemarks(rawValue: 0x01)
    /// A type the layout does not name.
    package static let unknown = TLVRemarks(rawValue: 0x02)
    /// Bytes after the last field, too few for another.
    package static let leftover = TLVRemarks(rawValue: 0x04)
    /// A field was ignored for its length or value.
    package static let ignored = TLVRemarks(rawValue: 0x08)
    /// A text was ignored, or erased an earlier one, because it is not UTF-8.
    package static let badText = TLVRemarks(rawValue: 0x10)
}
