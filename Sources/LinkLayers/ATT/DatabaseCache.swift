/// The attribute handles of devices whose link ended, for their next link (docs/capture-formats.md 10.6).
///
/// Phones skip discovery on devices they know. The devices stand in the order of their last use.
struct DatabaseCache: Sendable {
    /// Which two devices a link joined.
    struct Key: Sendable, Hashable {
        /// The near end: the adapter's number, or on the air the central's address.
        var near: DeviceAddress
        /// The far end.
        var far: DeviceAddress
    }

    /// Both ends' databases.
    private struct Item: Sendable {
        var key: Key
        var databases: [2 of AttributeDatabase]
    }

    /// What is remembered, the longest unused first.
    private var items: [Item] = []

    /// What a new link between the devices of `key` may assume.
    func recall(_ key: Key) -> [2 of AttributeDatabase] {
        items.first { $0.key == key }?.databases ?? [AttributeDatabase(), AttributeDatabase()]
    }

    /// Keeps what a link knew at its end; false when another device's had to go.
    mutating func keep(_ key: Key, _ databases: [2 of AttributeDatabase]) -> Bool {
        items.removeAll { $0.key == key }
        let carried: [2 of AttributeDatabase] = [databases[0].carriedOver, databases[1].carriedOver]
        guard !carried[0].isEmpty || !carried[1].isEmpty else { return true }
        let isFull = items.count >= LinkLayerLimits.databases
        if isFull { items.removeFirst() }
        items.append(Item(key: key, databases: carried))
        return !isFull
    }
}
