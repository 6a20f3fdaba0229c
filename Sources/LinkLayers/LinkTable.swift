/// The links that are open, at most `LinkLayerLimits.links`, for which its inline arrays have room.
struct LinkTable: Sendable {
    /// Their states, in no order.
    var states: [LinkState] = []
    /// Their keys, at the same places, so that finding one reads little memory.
    private var keys = [256 of LinkKey](repeating: LinkKey(adapter: 0, handle: 0))
    /// When each was used last, by the count of uses.
    private var lastUses = [256 of Int](repeating: 0)
    /// Where a link was found last, at the index of its key's slot: most are found there again.
    private var places = [64 of UInt8](repeating: 0)
    /// Counts uses, to know the longest unused.
    private var uses = 0
    /// The serial number of the next link.
    private var nextSerial = 0

    /// Whether no more link fits.
    var isFull: Bool { states.count >= LinkLayerLimits.links }

    /// The link used longest ago, or nil when there is none.
    var leastRecent: Int? { states.indices.min { lastUses[$0] < lastUses[$1] } }

    /// The place of the link with `key`, which counts as a use of it.
    @inline(__always)
    mutating func find(_ key: LinkKey) -> Int? {
        let place = Int(places[key.slot])
        if place < states.count, keys[place] == key { return use(place) }
        return states.indices.first { keys[$0] == key }.map { remember($0, key) }
    }

    /// The identity for a new link.
    mutating func makeID() -> LinkID {
        nextSerial += 1
        return LinkID(serial: nextSerial)
    }

    /// Adds a link and gives its place.
    mutating func add(_ state: LinkState) -> Int {
        keys[states.count] = state.key
        states.append(state)
        return remember(states.count - 1, state.key)
    }

    /// Takes the link at `index` out; the last one takes its place.
    mutating func remove(at index: Int) -> LinkState {
        let last = states.count - 1
        keys[index] = keys[last]
        lastUses[index] = lastUses[last]
        states.swapAt(index, last)
        return states.removeLast()
    }

    /// Counts a use of the link at `place`.
    @inline(__always)
    private mutating func use(_ place: Int) -> Int {
        uses &+= 1
        lastUses[place] = uses
        return place
    }

    /// Counts a use of the link at `place`, and looks there first for `key` from now on.
    private mutating func remember(_ place: Int, _ key: LinkKey) -> Int {
        places[key.slot] = UInt8(truncatingIfNeeded: place)
        return use(place)
    }
}
