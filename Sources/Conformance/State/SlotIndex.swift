/// Finds entries by the hash of their key: which of the owner's places holds the one sought.
///
/// Open addressing, at most half full; it grows with the entries, which its owner bounds.
struct SlotIndex: Sendable {
    /// Each slot: half a hash above, the place plus one below; 0 when it is free.
    private var slots: [UInt64] = [0]
    private(set) var count = 0

    private static let smallest = 16

    /// The place whose hash is `hash` and which `isSought`; nil when there is none.
    @inline(__always)
    func place(_ hash: UInt64, where isSought: (Int) -> Bool) -> Int? {
        let half = hash >> 32, mask = slots.count - 1
        var slot = Int(half) & mask
        while slots[slot] != 0 {
            let place = Int(slots[slot] & 0xFFFF_FFFF) - 1
            if slots[slot] >> 32 == half, isSought(place) { return place }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Adds `place`, which is in use for no other entry, for a hash.
    mutating func insert(_ hash: UInt64, _ place: Int) {
        count += 1
        if count * 2 > slots.count { grow() }
        put(Self.content(hash, place))
    }

    /// Takes away `place`, which stands for `hash`.
    mutating func remove(_ hash: UInt64, _ place: Int) {
        let sought = Self.content(hash, place), mask = slots.count - 1
        var slot = home(sought)
        while slots[slot] != sought {
            guard slots[slot] != 0 else { return }
            slot = (slot + 1) & mask
        }
        count -= 1
        close(slot)
    }

    /// Takes away every place.
    mutating func removeAll() { self = SlotIndex() }

    private static func content(_ hash: UInt64, _ place: Int) -> UInt64 { hash & ~0xFFFF_FFFF | UInt64(place + 1) }

    private func home(_ content: UInt64) -> Int { Int(content >> 32) & (slots.count - 1) }

    private mutating func put(_ content: UInt64) {
        var slot = home(content)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = content
    }

    /// Frees a slot, moving up what stands behind it only because it was taken.
    private mutating func close(_ freed: Int) {
        let mask = slots.count - 1
        var free = freed, slot = freed
        while true {
            slot = (slot + 1) & mask
            guard slots[slot] != 0 else { break }
            if (slot - home(slots[slot])) & mask >= (slot - free) & mask {
                slots[free] = slots[slot]
                free = slot
            }
        }
        slots[free] = 0
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: 0, count: max(Self.smallest, old.count * 2))
        for content in old where content != 0 { put(content) }
    }
}
