/// Where keys stand in a row of up to 65,535: the places in one flat table, found by a number mixed from the key.
///
/// A key stands at the first free slot from the one that its number names. Nothing is taken out: places before the row's
/// beginning count as free, and the table is made anew now and then.
struct PlaceTable: Sendable {
    /// The slot that a key has or may take.
    struct Found {
        fileprivate var slot: Int
        fileprivate var tag: UInt32
        /// The key's place in the row, or nil when it has none.
        var place: Int?
    }

    /// Of each slot: 16 bits of the key's number, then its place and 1 more; 0 when it is empty.
    private var slots: [UInt32] = []

    /// Whether more than half of the slots may be taken when the row has `count` places.
    @inline(__always)
    func isCrowded(by count: Int) -> Bool { 2 &* count > slots.count }

    /// Finds the key of which `number` was mixed; `isKey` tells whether it stands at a place, `first` is the row's beginning.
    @inline(__always)
    func find(_ number: UInt64, from first: Int, _ isKey: (Int) -> Bool) -> Found {
        let tag = UInt32(truncatingIfNeeded: number >> 32) & 0xFFFF_0000
        var found = Found(slot: -1, tag: tag, place: nil)
        guard !slots.isEmpty else { return found }
        var slot = Int(truncatingIfNeeded: number) & (slots.count &- 1)
        while slots[slot] != 0 {
            let place = Int(slots[slot] & 0xFFFF) &- 1
            if place < first {
                if found.slot < 0 { found.slot = slot }
            } else if slots[slot] & 0xFFFF_0000 == tag, isKey(place) {
                return Found(slot: slot, tag: tag, place: place)
            }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        if found.slot < 0 { found.slot = slot }
        return found
    }

    /// Writes a key's place into the slot that was found for it; before the table was made, nowhere.
    @inline(__always)
    mutating func set(_ found: Found, to place: Int) {
        if found.slot >= 0 { slots[found.slot] = found.tag | UInt32(truncatingIfNeeded: place &+ 1) }
    }

    /// Writes the place of a key that is not in the table.
    @inline(__always)
    mutating func add(_ number: UInt64, at place: Int) {
        var slot = Int(truncatingIfNeeded: number) & (slots.count &- 1)
        while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
        slots[slot] = UInt32(truncatingIfNeeded: number >> 32) & 0xFFFF_0000 | UInt32(truncatingIfNeeded: place &+ 1)
    }

    /// Empties the table, and makes it four times as large as `count` where it is smaller than twice that.
    mutating func empty(for count: Int) {
        var size = max(slots.count, 64)
        while size < 2 * count + 2 { size *= 2 }
        if size != slots.count {
            slots = [UInt32](repeating: 0, count: size)
        } else {
            for slot in slots.indices { slots[slot] = 0 }
        }
    }
}
