import BitchatFrame
import MeshModel

/// A gate under test, with room for what a stand-in must remember.
package struct GateBench: Sendable {
    /// The frames that each of the gate's memories holds, so that scripts reach the bound.
    static let memory = 48

    /// The gate.
    package var gate: SecurityGate
    /// What stand-ins remember.
    package var notes = StandInMemory()

    /// Makes a gate that has seen nothing, and whose memories hold so many frames.
    package init(_ profile: GateProfile, local: PeerID, memory: Int) {
        gate = SecurityGate(profile: profile, local: local, memory: memory)
    }
}
