import LinkLayers
import MeshModel

/// The gates of the devices that a capture shows, a gate for each profile; a bounded number of devices.
struct GateDevices {
    /// Whose gates.
    enum Receiver: Hashable {
        case adapter(UInt16)
        case farEnd(LinkID)
    }

    /// One device's gates.
    private struct Device {
        let receiver: Receiver
        var gates: [SecurityGate]
        /// The number of its last use.
        var used = 0
    }

    /// The most devices held; those on links that ended are removed with them, then the far end unused for longest goes.
    private static let capacity = 256
    /// The frames that each memory of a far end holds.
    private static let farEndMemory = 512
    /// The slots that say where a device was found last.
    private static let slots = 64

    private let profiles: [GateProfile.Name]
    private var devices: [Device] = []
    private var found = [Int](repeating: 0, count: slots)
    private var uses = 0

    /// Makes room for devices with a gate of each profile.
    init(_ profiles: [GateProfile.Name]) { self.profiles = profiles }

    /// Runs `body` on the gates of `receiver`, made now if need be.
    @inline(__always)
    mutating func with<Result>(_ receiver: Receiver, _ body: (inout [SecurityGate]) -> Result) -> Result {
        uses &+= 1
        let place = place(of: receiver) ?? add(receiver)
        devices[place].used = uses
        return body(&devices[place].gates)
    }

    /// Runs `body` on the gates of `receiver` if there are any.
    mutating func withKnown(_ receiver: Receiver, _ body: (inout [SecurityGate]) -> Void) {
        if let place = place(of: receiver) { body(&devices[place].gates) }
    }

    /// Forgets a device.
    mutating func remove(_ receiver: Receiver) {
        if let place = place(of: receiver) { devices.remove(at: place) }
    }

    /// The gate profile of a name.
    static func profile(_ name: GateProfile.Name) -> GateProfile {
        switch name {
        case .spec: .spec
        case .ios: .ios
        case .android: .android
        }
    }

    /// Where `receiver` stands: most often where it was last.
    @inline(__always)
    private mutating func place(of receiver: Receiver) -> Int? {
        let slot = Self.slot(receiver), last = found[slot]
        if last < devices.count, devices[last].receiver == receiver { return last }
        guard let place = devices.firstIndex(where: { $0.receiver == receiver }) else { return nil }
        found[slot] = place
        return place
    }

    @inline(__always)
    private static func slot(_ receiver: Receiver) -> Int {
        switch receiver {
        case .adapter(let adapter): Int(adapter) % (slots / 4)
        case .farEnd(let link): slots / 4 + Int(UInt(bitPattern: link.serial) % UInt(slots * 3 / 4))
        }
    }

    private mutating func add(_ receiver: Receiver) -> Int {
        if devices.count >= Self.capacity { removeOldest() }
        let memory = if case .farEnd = receiver { Self.farEndMemory } else { Int.max }
        let gates = profiles.map { SecurityGate(profile: Self.profile($0), local: nil, memory: memory) }
        devices.append(Device(receiver: receiver, gates: gates))
        return devices.count - 1
    }

    /// Forgets the device unused for longest: a far end, unless all are adapters.
    private mutating func removeOldest() {
        let oldest = devices.indices.min { age(devices[$0]) < age(devices[$1]) }
        if let oldest { devices.remove(at: oldest) }
    }

    private func age(_ device: Device) -> (Int, Int) {
        if case .adapter = device.receiver { (1, device.used) } else { (0, device.used) }
    }
}
