/// The links that are open, at most `LinkLayerLimits.links`.
struct LinkTable: Sendable {
    /// Their states, in no order.
    var states: [LinkState] = []
    /// Their keys, at the same places, so that finding one reads little memory.
    private var keys: [LinkKey] = []
    /// Where the last one was found.
    private var recent = 0
    /// Counts uses, to know the longest unused.
    private var uses = 0
    /// The serial number of the next link.
    private var nextSerial = 0

    /// Whether no more link fits.
    var isFull: Bool { states.count >= LinkLayerLimits.links }

    /// The link used longest ago, or nil when there is none.
    var leastRecent: Int? { states.indices.min { states[$0].lastUse < states[$1].lastUse } }

    /// The place of the link with `key`, which counts as a use of it.
    mutating func find(_ key: LinkKey) -> Int? {
        if recent >= keys.count || keys[recent] != key {
            guard let index = keys.firstIndex(of: key) else { return nil }
            recent = index
        }
        uses += 1
        states[recent].lastUse = uses
        return recent
    }

    /// The identity for a new link.
    mutating func makeID() -> LinkID {
        nextSerial += 1
        return LinkID(serial: nextSerial)
    }

    /// Adds a link and gives its place.
    mutating func add(_ state: LinkState) -> Int {
        keys.append(state.key)
        states.append(state)
        uses += 1
        recent = states.count - 1
        states[recent].lastUse = uses
        return recent
    }

    /// Takes the link at `index` out; the last one takes its place.
    mutating func remove(at index: Int) -> LinkState {
        keys.swapAt(index, keys.count - 1)
        states.swapAt(index, states.count - 1)
        keys.removeLast()
        return states.removeLast()
    }
}
