import BitchatFrame
import BitchatPayload

/// The lengths and numbers at which a TLV field's meaning changes (docs/protocol.md chapters 3 and 4).
enum FieldLimits {
    /// The lengths of a field's value; empty when nothing is known of it.
    static func lengths(_ type: MessageType, _ kind: UInt8) -> [Int] {
        let all =
            switch type {
            case .announce: announce
            case .announceV2: announceV2
            case .requestSync: request
            case .courierEnvelope: courier
            case .fileTransfer: file
            case .boardPost: board
            case .prekeyBundle: prekeys
            case .groupMessage: group
            case .nostrCarrier: carrier
            default: [[Int]]()
            }
        return all.indices.contains(Int(kind)) ? all[Int(kind)] : []
    }

    /// The numbers of a field of one to four bytes; empty when nothing is known of it.
    static func numbers(_ type: MessageType, _ kind: UInt8) -> [UInt64] {
        switch (type, kind) {
        case (.requestSync, 0x01): parameters
        case (.courierEnvelope, 0x04): copies
        case (.boardPost, 0x01), (.nostrCarrier, 0x01), (.boardPost, 0x09): choices
        case (.fileTransfer, 0x02): fileSizes
        default: []
        }
    }

    /// P at its bounds, at the bound of pad ghosts, and where shifts turn over (docs/protocol.md 4.4 and chapter 11).
    static let parameters: [UInt64] = [
        0, 1, 6, 7, UInt64(ProtocolLimits.syncParameter), UInt64(ProtocolLimits.syncParameter) + 1, 63, 64, 0xFF,
    ]
    private static let copies: [UInt64] = [
        0, 1, 4, UInt64(ProtocolLimits.courierCopies), UInt64(ProtocolLimits.courierCopies) + 1, 0xFF,
    ]
    private static let choices: [UInt64] = [0, 1, 2, 3, 4, 5, 0xFF]
    private static let fileSizes: [UInt64] = [
        0, 1, UInt64(ProtocolLimits.fileContent) - 1, UInt64(ProtocolLimits.fileContent), UInt64(ProtocolLimits.fileContent) + 1,
        0xFFFF_FFFF,
    ]

    private static let keyLength = 32
    private static let geohash = [1, ProtocolLimits.geohash]
    private static let announce = [
        [], [1, Int(UInt8.max)], [keyLength], [keyLength],
        [FrameParts.idLength, ProtocolLimits.announcedNeighbours * FrameParts.idLength, 31 * FrameParts.idLength], [1, 8],
        geohash,
    ]
    private static let announceV2 = [[], [4], [64], [1, 8], geohash]
    private static let request = [
        [], [1], [4], [ProtocolLimits.syncFilter], [1, 8], [8],
        [ProtocolLimits.fragmentIDFilter, ProtocolLimits.fragmentIDs * 17 - 1],
    ]
    private static let courier = [[], [16], [8], [1, 96, ProtocolLimits.courierCiphertext], [1], [4]]
    private static let file = [[], [Int(UInt8.max)], [4, 8], [Int(UInt8.max)], [1, ProtocolLimits.fileContent]]
    private static let board = [
        [], [1], [16], geohash, [1, ProtocolLimits.boardContent], [keyLength], [ProtocolLimits.boardNickname], [8], [8], [1],
        [FrameParts.signatureLength], [8],
    ]
    private static let prekeys = [[], [keyLength], [36, ProtocolLimits.prekeys * 36], [8], [FrameParts.signatureLength]]
    private static let group = [[], [16], [4], [12], [16]]
    private static let carrier = [[], [1], geohash, [1, ProtocolLimits.carriedEvent]]
}
