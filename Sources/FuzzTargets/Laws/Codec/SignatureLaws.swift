import BitchatFrame
import Hashes
import MeshModel
import PacketGenerators
import WireFormat

/// The laws of signatures.
package enum SignatureLaws {
    /// Signed bytes.
    package static let preimage = Law(
        "signature-preimage", .difference, "The bytes that are verified are those of the document", source: "docs/protocol.md 2.8"
    )
    /// A good signature.
    package static let accepts = Law(
        "signature-accepts", .difference, "A frame that its author signed is valid", source: "docs/protocol.md 2.8")
    /// A changed frame.
    package static let covers = Law(
        "signature-covers", .difference, "A change of any covered byte, or of the signature, makes a frame invalid",
        source: "docs/protocol.md 2.8")
    /// What is not covered.
    package static let leavesOut = Law(
        "signature-leaves-out", .difference, "ttl, response flag, reserved flags and bytes after the frame may change",
        source: "docs/protocol.md 2.8")
    /// Whose key.
    package static let owner = Law(
        "signature-owner", .difference, "Only the key of the claimed sender makes a frame valid",
        source: "docs/protocol.md 2.8 and 6")
    /// Weak keys.
    package static let weakKeys = Law(
        "signature-weak-keys", .difference, "A key of small order, not canonical or of another length is refused",
        source: "docs/protocol.md 6")

    /// All of them.
    package static let all = [preimage, accepts, covers, leavesOut, owner, weakKeys]
}
