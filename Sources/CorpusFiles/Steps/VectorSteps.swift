import BitchatFrame
import MeshModel

/// The steps of an implementation that vectors ask about: as they ship, unless something is put in their place.
package struct VectorSteps: Sendable {
    /// Reading and writing frames.
    package var frame = FrameSteps()
    /// Reading payloads.
    package var payload = PayloadSteps()
    /// Reading and writing requests.
    package var request = RequestSteps()
    /// Building and reading filters.
    package var filter = FilterSteps()
    /// Verifying signatures.
    package var signature = SignatureSteps()
    /// Makes the assembler of fragments of a profile, with room for so many streams, or as many as the app has room for.
    package var assembler: @Sendable (VectorProfile, Int?) -> any AssemblerSteps = { ShippedSteps.assembler($0, streams: $1) }
    /// The rules by which a profile takes the header of a fragment.
    package var fragmentRules: @Sendable (VectorProfile) -> FragmentRules = { $0 == .android ? .android : .ios }
    /// Makes the assembler of notifications.
    package var stream: @Sendable () -> any StreamSteps = { NotificationStreamAssembler() }
    /// Makes the gate of a device.
    package var gate: @Sendable (GateProfile.Name, PeerID) -> any GateSteps = { ShippedSteps.gate($0, local: $1) }

    /// The shipped code.
    package init() {}
}
