import Capture
import HCIAdapters

/// Looks at the adapters' counters about once a second and says what they show against what was read.
///
/// A snapshot of the counters is applied when every packet it counts was read or lost: when a packet stamped after it comes, or none waits.
/// So a reader that is merely behind shows no loss. The first look waits until the device is at rest for a moment, because a packet reaches
/// the watchers shortly before it is counted; what goes by until then is left out of both sides.
struct LossAccount {
    /// The counters of every adapter watched, as they are now.
    let counters: () -> [UInt16: HCICounters]
    /// The clocks.
    let clock: WatchClock

    /// How long nothing may come until the device is taken to be at rest.
    private static let restMilliseconds: Int32 = 20
    /// How many times packets may come instead before the counters are taken as they are.
    private static let unrestLimit = 20
    /// How often the counters are looked at.
    private static let checkMilliseconds: Int64 = 1000

    /// The two sides; nil until the first look.
    private(set) var balance: PacketBalance?
    private var snapshot: (counters: [UInt16: HCICounters], time: CaptureTime)?
    private var unrest = 0
    private var nextCheck: Int64 = 0

    /// Makes an account; see the properties.
    init(counters: @escaping () -> [UInt16: HCICounters], clock: WatchClock) {
        self.counters = counters
        self.clock = clock
    }

    /// How long to wait for packets before the counters want to be looked at, in milliseconds.
    var patience: Int32 { balance == nil ? Self.restMilliseconds : Int32(clamping: max(0, nextCheck - clock.steady())) }

    /// Whether packets of `time` came after the snapshot that waits.
    func isPastSnapshot(_ time: CaptureTime) -> Bool { snapshot.map { time > $0.time } ?? false }

    /// Makes the first look.
    mutating func begin() {
        nextCheck = clock.steady() + Self.checkMilliseconds
        balance = PacketBalance(counters())
    }

    /// Takes note that packets were read; true when the first look was made, rest or not.
    mutating func sawUnrest() -> Bool {
        guard balance == nil else { return false }
        unrest += 1
        if unrest >= Self.unrestLimit { begin() }
        return balance != nil
    }

    /// Takes a snapshot if it is time for one.
    mutating func checkIfDue() {
        guard balance != nil, clock.steady() >= nextCheck else { return }
        nextCheck = clock.steady() + Self.checkMilliseconds
        if snapshot == nil { takeSnapshot() }
    }

    /// Takes a snapshot now.
    mutating func takeSnapshot() { snapshot = (counters(), clock.wall()) }

    /// Applies the snapshot that waits; false when there is none.
    mutating func applySnapshot() -> Bool {
        guard let taken = snapshot else { return false }
        snapshot = nil
        balance?.apply(taken.counters)
        return true
    }

    /// Counts `packet`, and keeps up with adapters that come and go.
    mutating func note(_ packet: AdapterPacket) {
        switch packet.content {
        case .counted: balance?.countRead(packet.adapter)
        case .appeared: balance?.appeared(packet.adapter)
        case .vanished: balance?.vanished(packet.adapter)
        case .uncounted, .state, .remark: break
        }
    }
}
