import BitchatFrame
import PacketGenerators

/// Who talks, and what was said that comes up again.
///
/// Keys and texts are the same at every run, times are the clock's.
struct Talk {
    /// The central, the peripheral, and somebody whom only the peripheral has met.
    let ada = TestIdentity.ada, bo = TestIdentity.bo, cy = TestIdentity.cy
    /// Makes the frames.
    let ios = PacketFactory(.ios)
    /// The time of the turn, in milliseconds since 1970.
    var now: UInt64 = 0
    /// What was said before, by the part that said it.
    var said: [String: GeneratedFrame] = [:]

    /// Something said before under `name`; the part that did not say it gets a stand-in of its own.
    mutating func recall(_ name: String, or make: (Talk) -> GeneratedFrame) -> GeneratedFrame {
        if let frame = said[name] { return frame }
        let frame = make(self)
        said[name] = frame
        return frame
    }

    /// So many seconds before now, in milliseconds since 1970.
    func ago(_ seconds: UInt64) -> UInt64 { now - min(now, seconds * 1_000) }
}
