/// The addresses that showed bitchat, so that a scan response without its own sign is known; a ring of bounded size.
struct AdvertiserMemory: Sendable {
    /// The addresses.
    private var members: Set<DeviceAddress> = []
    /// The same in the order they came.
    private var ring: [DeviceAddress] = []
    /// Where the next one goes once the ring is full.
    private var next = 0

    /// Whether `address` showed bitchat.
    func contains(_ address: DeviceAddress) -> Bool { members.contains(address) }

    /// Remembers `address`; false when the oldest had to be forgotten.
    mutating func insert(_ address: DeviceAddress) -> Bool {
        guard members.insert(address).inserted else { return true }
        guard ring.count >= LinkLayerLimits.advertisers else {
            ring.append(address)
            return true
        }
        members.remove(ring[next])
        ring[next] = address
        next = (next + 1) % LinkLayerLimits.advertisers
        return false
    }
}
