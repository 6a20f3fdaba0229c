import LinkLayers

/// Lets one advert of each kind through for each device; a device repeats the same one many times a second.
struct AdvertsSeen {
    private struct Kind: Hashable {
        var adapter: UInt16
        var origin: Advertisement.Origin
        var address: DeviceAddress?
        var peerID: UInt64?
        var hasDebugService: Bool
        var hasLocalName: Bool
    }

    /// The most kinds remembered; devices change their addresses every quarter of an hour.
    static let capacity = 16_384

    private var kinds: Set<Kind> = []

    /// Whether nothing like `advertisement` was seen before.
    mutating func isNew(_ advertisement: Advertisement) -> Bool {
        if kinds.count >= Self.capacity { kinds = [] }
        return kinds.insert(
            Kind(
                adapter: advertisement.record.adapter, origin: advertisement.origin, address: advertisement.address,
                peerID: advertisement.peerID, hasDebugService: advertisement.hasDebugService,
                hasLocalName: advertisement.hasLocalName)
        ).inserted
    }
}
