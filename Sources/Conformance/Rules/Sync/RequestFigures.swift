import BitchatFrame
import BitchatPayload

/// What the rules about sync requests compare with.
package enum RequestFigures {
    /// The longest bit stream that the apps write, so that a request stays small (docs/protocol.md chapter 7 row 12).
    package static let usualFilter = 400
    /// Bit fields that iOS sends; each byte may be a type code by chance.
    package static let bitFields: [[UInt8]] = [[0x03, 0x04], [0xA3, 0x07], [0x00, 0x02], [0x00, 0x01]]
    /// The types that nobody stores, though a bit stands for them (docs/protocol.md 5.5).
    package static let unstored = SyncTypes([.leave, .noiseHandshake, .noiseEncrypted, .requestSync])
}
