/// Why the link layers left something out, or delivered it incomplete; each is counted.
package enum SkipReason: UInt8, Sendable, Hashable, CaseIterable {
    /// A record of a link type that is named but not read.
    case unsupportedLinkType
    /// A record of a user link type in which no Bluetooth packet was recognised.
    case unknownUserLink
    /// A record too short for the header its link type promises.
    case unreadableRecord
    /// An H4 packet type other than 1 to 5.
    case unknownPacketType
    /// A command or event whose fields do not fit its length.
    case malformedHCI
    /// A packet given as ACL data whose length field does not fit: SCO or ISO in a capture that cannot tell.
    case notACL
    /// Qualcomm debug data on handle 0xEDC.
    case vendorDebug
    /// ACL data on a handle above 0xEFF.
    case invalidHandle
    /// A continuation without a start: the capture began in the middle, or the start was lost.
    case continuationWithoutStart
    /// A PDU with more bytes than it declares.
    case overlongPDU
    /// A PDU cut by the logger.
    case truncatedPDU
    /// A PDU whose end never came.
    case incompletePDU
    /// An L2CAP signalling packet whose fields do not fit.
    case malformedSignalling
    /// Data on a dynamic channel of an LE link whose opening was not seen and that does not look like EATT.
    case unknownChannel
    /// A frame of a credit-based channel that does not fit its SDU.
    case lostUnit
    /// An ATT PDU whose fields do not fit.
    case malformedAttribute
    /// A value of a characteristic that discovery named as another one.
    case otherCharacteristic
    /// A prepared write beyond what is kept.
    case preparedOverflow
    /// Advertising data that does not fit its length.
    case malformedAdvert
    /// An air packet with a bad checksum.
    case badChecksum
    /// An air packet cut before its end.
    case shortAirPacket
    /// An air packet sent again.
    case retransmission
    /// Encrypted data on the air.
    case encryptedData
    /// Data of an access address whose connection was not seen and that does not look like L2CAP.
    case unknownAccessAddress
    /// A link forgotten because too many were open.
    case evictedLink
    /// A channel, attribute, database or advert forgotten because too many were held.
    case evictedState
}

extension SkipReason {
    /// The key in `stats --json`.
    package var name: StaticString {
        switch self {
        case .unsupportedLinkType: "unsupportedLinkType"
        case .unknownUserLink: "unknownUserLink"
        case .unreadableRecord: "unreadableRecord"
        case .unknownPacketType: "unknownPacketType"
        case .malformedHCI: "malformedHCI"
        case .notACL: "notACL"
        case .vendorDebug: "vendorDebug"
        case .invalidHandle: "invalidHandle"
        case .continuationWithoutStart: "continuationWithoutStart"
        case .overlongPDU: "overlongPDU"
        case .truncatedPDU: "truncatedPDU"
        case .incompletePDU: "incompletePDU"
        case .malformedSignalling: "malformedSignalling"
        case .unknownChannel: "unknownChannel"
        case .lostUnit: "lostUnit"
        case .malformedAttribute: "malformedAttribute"
        case .otherCharacteristic: "otherCharacteristic"
        case .preparedOverflow: "preparedOverflow"
        case .malformedAdvert: "malformedAdvert"
        case .badChecksum: "badChecksum"
        case .shortAirPacket: "shortAirPacket"
        case .retransmission: "retransmission"
        case .encryptedData: "encryptedData"
        case .unknownAccessAddress: "unknownAccessAddress"
        case .evictedLink: "evictedLink"
        case .evictedState: "evictedState"
        }
    }

    /// Whether a person looking for lost packets should be told; otherwise it is part of any good capture.
    package var isProblem: Bool {
        switch self {
        case .vendorDebug, .otherCharacteristic, .retransmission, .unknownPacketType: false
        default: true
        }
    }
}
