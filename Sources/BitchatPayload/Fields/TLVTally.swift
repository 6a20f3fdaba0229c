import WireFormat

/// Counts the fields of a TLV list while it is decoded: which types were there, and what was passed over.
package struct TLVTally: Sendable {
    /// Bit n is set when the layout names type n; no layout names a type above 15.
    private let known: UInt16
    private var seen: UInt16 = 0
    /// What was passed over so far.
    package var remarks: TLVRemarks = []

    /// Begins a count for a layout that names the types whose bits are set in `known`.
    package init(known: UInt16) { self.known = known }

    /// Counts a field of `type`.
    package mutating func count(_ type: UInt8) {
        guard type < 16, known & (1 << type) != 0 else {
            remarks.insert(.unknown)
            return
        }
        if seen & (1 << type) != 0 { remarks.insert(.repeated) }
        seen |= 1 << type
    }

    /// Ends the count with the bytes the walk left over.
    package mutating func end(_ leftover: ByteRange) {
        if !leftover.isEmpty { remarks.insert(.leftover) }
    }

    /// The types named by the layout, as a mask, for `visitUnknownFields`.
    package static func contains(_ known: UInt16, _ type: UInt8) -> Bool { type < 16 && known & (1 << type) != 0 }
}
