import WireFormat

/// What a record holds once its link type's prefix is taken off.
enum EncapsulatedPacket: Sendable {
    /// An HCI packet without its H4 byte.
    case hci(HCIPacketKind, ByteRange)
    /// A packet heard on the air.
    case air(AirPacket)
    /// The adapter appeared, vanished, was opened or closed.
    case adapterChange
    /// Nothing that concerns the link layers.
    case nothing
    /// Something that cannot be read.
    case skipped(SkipReason)
}
