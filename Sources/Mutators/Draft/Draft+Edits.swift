extension Draft {
    /// How many more bytes the limit allows.
    var room: Int { limit - bytes.count }

    /// Puts `new` in the place of `range`, cut to the window; does nothing beyond the limit.
    mutating func replace(_ range: Range<Int>, _ new: [UInt8]) {
        let range = range.clamped(to: window)
        guard new.count - range.count <= room else { return }
        if new.count == range.count {
            for (step, value) in new.enumerated() { set(range.lowerBound + step, value) }
            return
        }
        bytes.replaceSubrange(range, with: new)
        resized(by: new.count - range.count)
    }

    /// Puts the bytes of a field in the place of the window, which may be cut short or absent.
    mutating func put(_ value: [UInt8]) { replace(window, value) }

    /// Removes the bytes of `range`, cut to the window.
    mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: window)
        guard !range.isEmpty else { return }
        bytes.removeSubrange(range)
        resized(by: -range.count)
    }

    /// Inserts bytes before `offset`, which counts as the nearest place in the window.
    mutating func insert(_ new: [UInt8], at offset: Int) {
        let place = min(max(offset, window.lowerBound), window.upperBound)
        guard !new.isEmpty, new.count <= room else { return }
        bytes.insert(contentsOf: new, at: place)
        resized(by: new.count)
    }

    /// Inserts `count` equal bytes before `offset`.
    mutating func insert(_ value: UInt8, count: Int, at offset: Int) {
        let place = min(max(offset, window.lowerBound), window.upperBound)
        guard count > 0, count <= room else { return }
        bytes.insert(contentsOf: repeatElement(value, count: count), at: place)
        resized(by: count)
    }

    /// Gives `range` another length: cuts its end, or goes on with its own bytes again and again, or with one random byte.
    mutating func resize(_ range: Range<Int>, to count: Int) {
        let range = range.clamped(to: window)
        guard count > range.count else { return remove(range.lowerBound + max(0, count)..<range.upperBound) }
        let missing = count - range.count
        guard missing <= room else { return }
        if range.isEmpty || missing > 4_096 || chance(1, in: 2) {
            insert(UInt8(truncatingIfNeeded: random.next()), count: missing, at: range.upperBound)
        } else {
            let own = copy(range)
            insert((0..<missing).map { own[$0 % own.count] }, at: range.upperBound)
        }
    }

    /// Exchanges the bytes of two ranges of the window that do not overlap.
    mutating func exchange(_ one: Range<Int>, _ other: Range<Int>) {
        let (low, high) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        guard low.upperBound <= high.lowerBound, low.lowerBound >= window.lowerBound, high.upperBound <= window.upperBound
        else { return }
        replace(low.lowerBound..<high.upperBound, copy(high) + copy(low.upperBound..<high.lowerBound) + copy(low))
    }

    /// Notes that the window grew by `count` bytes.
    private mutating func resized(by count: Int) {
        window = window.lowerBound..<window.upperBound + count
        hasChanged = true
    }
}
