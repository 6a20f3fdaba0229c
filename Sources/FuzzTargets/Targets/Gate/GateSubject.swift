import BitchatFrame
import MeshModel

/// What the target `gate` tests: three profiles, and the steps of a device around its gate.
package struct GateSubject: Sendable {
    /// The profiles, by their names.
    package var spec = GateProfile.spec, ios = GateProfile.ios, android = GateProfile.android
    /// Judges a frame.
    package var judge: @Sendable (inout GateBench, GateArrival, Int64) -> GateVerdict = { $0.gate.judge($1, now: $2) }
    /// Judges a frame that fragments made whole: their author, and how many there were.
    package var judgeRebuilt: @Sendable (inout GateBench, GateArrival, PeerID, Int, Int64) -> GateVerdict = {
        $0.gate.judgeInner($1, from: $2, of: $3, now: $4)
    }
    /// Sends a request to one peer.
    package var request: @Sendable (inout GateBench, PeerID, Int64) -> Void = { $0.gate.requests.register($1, now: $2) }
    /// Sends a request to everybody, which registers nothing.
    package var broadcast: @Sendable (inout GateBench, Int64) -> Void = { _, _ in }
    /// Forgets old requests, and says how many are left.
    package var cleanup: @Sendable (inout GateBench, Int64) -> Int = { $0.gate.requests.cleanup(now: $1) }
    /// Looks for memories that are too old.
    package var sweep: @Sendable (inout GateBench, Int64) -> Void = { $0.gate.sweep(now: $1) }

    /// The profile of that name.
    package func profile(_ name: GateProfile.Name) -> GateProfile {
        switch name {
        case .spec: spec
        case .ios: ios
        case .android: android
        }
    }
}
