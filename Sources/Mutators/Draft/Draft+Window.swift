extension Draft {
    /// Narrows the window to `part` while `change` runs; returns by how many bytes the part grew.
    ///
    /// `other` is the part of the partner that stands for it.
    @discardableResult
    mutating func within(_ part: Range<Int>, partner other: Range<Int> = 0..<0, _ change: (inout Draft) -> Void) -> Int {
        let (outer, outerPartner, before) = (window, partnerWindow, bytes.count)
        window = part.clamped(to: outer)
        partnerWindow = other.clamped(to: 0..<partner.count)
        change(&self)
        let grown = bytes.count - before
        window = outer.lowerBound..<outer.upperBound + grown
        partnerWindow = outerPartner
        return grown
    }
}
