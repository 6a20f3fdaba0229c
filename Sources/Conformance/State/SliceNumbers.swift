/// A number of 47 bits for each fragment of one stream, by its index.
package struct SliceNumbers: Sendable, Hashable {
    /// Each slot: the index plus one above, the number below; 0 when it is free.
    ///
    /// At most three quarters are taken.
    private var slots: [UInt64] = []
    /// How many indexes have a number.
    package private(set) var count = 0

    private static let smallest = 16
    private static let bits: UInt64 = 47

    /// The bits of `number` that are kept.
    static func kept(_ number: UInt64) -> UInt64 { number & (1 << bits - 1) }

    /// The number for `index`, if there is one.
    func number(at index: UInt16, _ mixer: KeyMixer) -> UInt64? {
        if slots.isEmpty { return nil }
        let content = slots[slot(of: index, mixer)]
        return content == 0 ? nil : Self.kept(content)
    }

    /// Sets the number for `index`; returns the one before.
    @discardableResult
    mutating func set(_ number: UInt64, at index: UInt16, _ mixer: KeyMixer) -> UInt64? {
        if (count + 1) * 4 > slots.count * 3 { grow(mixer) }
        let slot = slot(of: index, mixer), before = slots[slot]
        slots[slot] = (UInt64(index) + 1) << Self.bits | Self.kept(number)
        guard before == 0 else { return Self.kept(before) }
        count += 1
        return nil
    }

    /// The slot that holds `index`, or the free one where it belongs.
    private func slot(of index: UInt16, _ mixer: KeyMixer) -> Int {
        let mask = slots.count - 1, name = UInt64(index) + 1
        var slot = Int(truncatingIfNeeded: mixer.mix(name, 0) >> 32) & mask
        while slots[slot] != 0, slots[slot] >> Self.bits != name { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow(_ mixer: KeyMixer) {
        let old = slots
        slots = Array(repeating: 0, count: max(Self.smallest, old.count * 2))
        for content in old where content != 0 { slots[slot(of: UInt16(content >> Self.bits - 1), mixer)] = content }
    }
}
