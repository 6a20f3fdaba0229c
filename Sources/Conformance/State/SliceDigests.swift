/// What one stream's fragments hold, by their index: a number for the bytes of each.
package struct SliceDigests: Sendable, Hashable {
    /// Each slot: the index plus one above, 47 bits of the digest below; 0 when it is free.
    private var slots: [UInt64] = []
    /// The number of indexes held.
    package private(set) var count = 0

    private static let smallest = 16
    private static let digest: UInt64 = 1 << 47 - 1

    /// The bits of `digest` that are kept.
    static func kept(_ digest: UInt64) -> UInt64 { digest & Self.digest }

    /// The number for the bytes at `index`; nil when it is not held.
    func digest(at index: UInt16, _ mixer: KeyMixer) -> UInt64? {
        if slots.isEmpty { return nil }
        let content = slots[slot(of: index, mixer)]
        return content == 0 ? nil : Self.kept(content)
    }

    /// Keeps a number for the bytes at `index`, in place of the one before.
    mutating func set(_ digest: UInt64, at index: UInt16, _ mixer: KeyMixer) {
        if (count + 1) * 2 > slots.count { grow(mixer) }
        let slot = slot(of: index, mixer)
        if slots[slot] == 0 { count += 1 }
        slots[slot] = (UInt64(index) + 1) << 47 | Self.kept(digest)
    }

    /// The slot that holds `index`, or the free one where it belongs.
    private func slot(of index: UInt16, _ mixer: KeyMixer) -> Int {
        let mask = slots.count - 1, name = UInt64(index) + 1
        var slot = Int(truncatingIfNeeded: mixer.mix(name, 0) >> 32) & mask
        while slots[slot] != 0, slots[slot] >> 47 != name { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow(_ mixer: KeyMixer) {
        let old = slots
        slots = Array(repeating: 0, count: max(Self.smallest, old.count * 2))
        for content in old where content != 0 { slots[slot(of: UInt16(content >> 47 - 1), mixer)] = content }
    }
}
