/// What is known of the attribute handles of one server (docs/capture-formats.md 10.6).
///
/// Handles belong to the server's database, and both ends of a link are servers.
struct AttributeDatabase: Sendable, Hashable {
    /// What an attribute is.
    enum Kind: UInt8, Sendable, Hashable {
        /// Another characteristic's value, or a descriptor.
        case other
        /// A client characteristic configuration.
        case configuration
        /// The value of the Service Changed characteristic.
        case serviceChanged
        /// Bitchat's characteristic, recognised by a value.
        case inferred
        /// Bitchat's characteristic, discovered on an earlier link with the same device.
        case assumed
        /// Bitchat's characteristic, discovered on this link.
        case discovered
    }

    /// One attribute.
    struct Entry: Sendable, Hashable {
        /// Its handle.
        var handle: UInt16
        /// What it is.
        var kind: Kind
    }

    /// The attributes by rising handle.
    private(set) var entries: [Entry] = []

    /// Whether nothing is known.
    var isEmpty: Bool { entries.isEmpty }

    /// What `handle` is, or nil when nothing is known.
    @inline(__always)
    func kind(of handle: UInt16) -> Kind? {
        let index = place(of: handle)
        guard index < entries.count, entries[index].handle == handle else { return nil }
        return entries[index].kind
    }

    /// How `handle` is known to be bitchat's, as a value tells it.
    @inline(__always)
    func mapping(of handle: UInt16) -> AttributeValue.Mapping {
        switch kind(of: handle) {
        case .other, .configuration, .serviceChanged: .other
        case .inferred: .inferred
        case .assumed: .assumed
        case .discovered: .discovered
        case nil: .unknown
        }
    }

    /// Forgets the map when the indication of `handle` is Service Changed.
    mutating func watchServiceChanged(_ handle: UInt16) {
        if kind(of: handle) == .serviceChanged { drop() }
    }

    /// Takes note of what `handle` is; false when there is no room for one more.
    mutating func set(_ handle: UInt16, _ kind: Kind) -> Bool {
        let index = place(of: handle)
        if index < entries.count, entries[index].handle == handle {
            entries[index].kind = kind
            return true
        }
        guard entries.count < LinkLayerLimits.attributes else { return false }
        entries.insert(Entry(handle: handle, kind: kind), at: index)
        return true
    }

    /// Forgets everything but Service Changed: the server's handles changed.
    mutating func drop() { entries.removeAll { $0.kind != .serviceChanged } }

    /// Forgets the handles that were only assumed and for which `condition` holds.
    mutating func dropAssumed(where condition: (UInt16) -> Bool) {
        entries.removeAll { $0.kind == .assumed && condition($0.handle) }
    }

    /// What a later link with the same device may assume: bitchat's handle and Service Changed, nothing else.
    var carriedOver: AttributeDatabase {
        var carried = AttributeDatabase()
        for entry in entries {
            switch entry.kind {
            case .discovered, .assumed: carried.entries.append(Entry(handle: entry.handle, kind: .assumed))
            case .serviceChanged: carried.entries.append(entry)
            case .other, .configuration, .inferred: break
            }
        }
        return carried
    }

    /// The index of the first entry whose handle is not below `handle`.
    @inline(__always)
    private func place(of handle: UInt16) -> Int {
        var low = 0
        var count = entries.count
        while count > 0 {
            let half = count >> 1
            let isBelow = entries[low &+ half].handle < handle
            low &+= isBelow ? half &+ 1 : 0
            count = isBelow ? count &- half &- 1 : half
        }
        return low
    }
}
