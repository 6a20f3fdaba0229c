import WireFormat

/// A walk over the elements of a list in bytes, from the first to the last.
///
/// Every walk is lenient: an element whose length runs past the end takes what is left and is the last.
package protocol ElementWalk {
    /// The next element, or nil at the end.
    mutating func next(_ bytes: RawSpan) -> Element?
}

extension ElementWalk {
    /// How many elements there are from here on.
    package func count(_ bytes: RawSpan) -> Int {
        var walk = self
        var count = 0
        while walk.next(bytes) != nil { count += 1 }
        return count
    }

    /// The element at `index`, counted from here on, or nil.
    package func element(_ index: Int, _ bytes: RawSpan) -> Element? {
        var walk = self
        for _ in 0..<index where walk.next(bytes) == nil { return nil }
        return walk.next(bytes)
    }

    /// The first element of a kind, or nil.
    package func first(kind: UInt8, _ bytes: RawSpan) -> Element? {
        var walk = self
        while let element = walk.next(bytes) {
            if element.kind == kind { return element }
        }
        return nil
    }

    /// All elements from here on.
    package func elements(_ bytes: RawSpan) -> [Element] {
        var walk = self
        var elements: [Element] = []
        while let element = walk.next(bytes) { elements.append(element) }
        return elements
    }
}
