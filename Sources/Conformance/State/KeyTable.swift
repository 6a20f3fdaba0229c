/// A key of fixed-width words that hashes itself.
protocol MixedKey: Equatable, Sendable {
    /// The hash of its words.
    func hash(_ mixer: KeyMixer) -> UInt64
}

/// Values by key, for memories whose owner bounds them; much cheaper to ask than a dictionary.
struct KeyTable<Key: MixedKey, Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let key: Key
        let hash: UInt64
        var value: Value
    }

    private let mixer = KeyMixer()
    private var index = SlotIndex()
    private var entries: [Entry] = []

    /// The number of keys.
    var count: Int { entries.count }

    /// Where the key stands, until another is removed.
    func place(of key: Key) -> Int? { index.place(key.hash(mixer)) { entries[$0].key == key } }

    /// What stands at a place.
    subscript(place: Int) -> Value { entries[place].value }

    /// The value of a key.
    subscript(key: Key) -> Value? { place(of: key).map { entries[$0].value } }

    /// Changes what stands at a place.
    mutating func update<Result>(_ place: Int, _ change: (inout Value) -> Result) -> Result { change(&entries[place].value) }

    /// Adds a key that is not there; returns its place.
    mutating func add(_ key: Key, _ value: Value) -> Int {
        let hash = key.hash(mixer)
        index.insert(hash, entries.count)
        entries.append(Entry(key: key, hash: hash, value: value))
        return entries.count - 1
    }

    /// Removes what stands at a place; the last key moves there.
    mutating func remove(at place: Int) {
        let last = entries.count - 1
        index.remove(entries[place].hash, place)
        if place != last {
            index.remove(entries[last].hash, last)
            index.insert(entries[last].hash, place)
            entries[place] = entries[last]
        }
        entries.removeLast()
    }

    /// Removes every key.
    mutating func removeAll() {
        index.removeAll()
        entries.removeAll()
    }
}
