/// What can be done to any list of elements.
extension Draft {
    /// One of the elements of the window, nil when there is none.
    mutating func anyElement(_ walk: some ElementWalk) -> Element? {
        let count = bytes.withRawSpan { walk.count($0) }
        guard count > 0 else { return nil }
        let index = random.below(count)
        return bytes.withRawSpan { walk.element(index, $0) }
    }

    /// One of the elements of the partner, as bytes.
    mutating func anyPartnerElement(_ walk: some ElementWalk) -> [UInt8]? {
        let count = partner.withRawSpan { walk.count($0) }
        guard count > 0 else { return nil }
        let index = random.below(count)
        return partner.withRawSpan { walk.element(index, $0) }.map { partnerCopy($0.whole) }
    }

    /// Where an element begins, or where the last one ends.
    mutating func anyBoundary(_ walk: some ElementWalk) -> Int {
        let count = bytes.withRawSpan { walk.count($0) }
        let index = random.below(count + 1)
        if index == count { return lastBoundary(walk) }
        return bytes.withRawSpan { walk.element(index, $0) }?.whole.lowerBound ?? window.upperBound
    }

    /// Where the last element ends.
    func lastBoundary(_ walk: some ElementWalk) -> Int {
        var walk = walk
        var end = window.lowerBound
        bytes.withRawSpan { bytes in while let element = walk.next(bytes) { end = element.whole.upperBound } }
        return end
    }

    /// Removes an element.
    mutating func dropElement(_ walk: some ElementWalk) {
        if let element = anyElement(walk) { remove(element.whole) }
    }

    /// Writes an element a second time: behind itself or anywhere.
    mutating func duplicateElement(_ walk: some ElementWalk) {
        guard let element = anyElement(walk) else { return }
        let place = chance(1, in: 2) ? element.whole.upperBound : anyBoundary(walk)
        insert(copy(element.whole), at: place)
    }

    /// Exchanges two elements.
    mutating func exchangeElements(_ walk: some ElementWalk) {
        guard let one = anyElement(walk), let other = anyElement(walk) else { return }
        exchange(one.whole, other.whole)
    }

    /// Moves an element to another place.
    mutating func moveElement(_ walk: some ElementWalk) {
        guard let element = anyElement(walk) else { return }
        let place = anyBoundary(walk)
        let part = copy(element.whole)
        if place <= element.whole.lowerBound {
            replace(place..<element.whole.upperBound, part + copy(place..<element.whole.lowerBound))
        } else if place >= element.whole.upperBound {
            replace(element.whole.lowerBound..<place, copy(element.whole.upperBound..<place) + part)
        }
    }

    /// Puts an element of the partner in the place of one, or between two.
    mutating func spliceElement(_ walk: some ElementWalk, partner other: some ElementWalk) {
        guard let part = anyPartnerElement(other) else { return }
        if chance(1, in: 2), let element = anyElement(walk) {
            replace(element.whole, part)
        } else {
            insert(part, at: anyBoundary(walk))
        }
    }
}
