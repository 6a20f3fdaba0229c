/// The flag byte of a frame; open, so that reserved bits stay visible (docs/protocol.md 2.2).
package struct FrameFlags: OptionSet, Sendable, Hashable {
    /// The byte on the wire.
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A recipient follows the sender.
    package static let recipient = FrameFlags(rawValue: 0x01)
    /// A signature follows the payload.
    package static let signature = FrameFlags(rawValue: 0x02)
    /// The payload section is an original size and a DEFLATE body.
    package static let compressed = FrameFlags(rawValue: 0x04)
    /// A route follows the IDs; version 2 only.
    package static let route = FrameFlags(rawValue: 0x08)
    /// The packet answers a sync request (`IS_RSR`).
    package static let rsr = FrameFlags(rawValue: 0x10)

    /// The bits no app gives a meaning to.
    package static let reserved = FrameFlags(rawValue: 0xE0)
}
