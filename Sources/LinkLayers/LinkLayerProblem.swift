/// One kind of trouble the link layers met, told once however often it came.
package struct LinkLayerProblem: Sendable, Hashable {
    /// What kind.
    package var reason: SkipReason
    /// How often.
    package var count: Int
    /// The number of the record where it came first.
    package var firstRecord: Int

    /// Makes a problem; see the properties.
    package init(reason: SkipReason, count: Int, firstRecord: Int) {
        self.reason = reason
        self.count = count
        self.firstRecord = firstRecord
    }
}

extension LinkLayerProblem {
    /// What is wrong, as one plain clause.
    package var message: StaticString {
        switch reason {
        case .unsupportedLinkType: "the link type is not supported"
        case .unknownUserLink: "no Bluetooth packet was recognised under the user link type"
        case .unreadableRecord: "the record is too short for its link type"
        case .unknownPacketType: "the H4 packet type is none of 1 to 5"
        case .malformedHCI: "the fields of the command or event do not fit its length"
        case .notACL: "the ACL length field does not fit the packet"
        case .vendorDebug: "vendor debug data on handle 0xEDC"
        case .invalidHandle: "ACL data on a handle above 0xEFF"
        case .continuationWithoutStart: "a continuation without a start, as when a capture begins in the middle"
        case .overlongPDU: "a PDU has more bytes than it declares"
        case .truncatedPDU: "a PDU was cut by the logger"
        case .incompletePDU: "the end of a PDU never came"
        case .malformedSignalling: "the fields of an L2CAP signalling packet do not fit"
        case .unknownChannel: "data on a channel whose opening was not seen"
        case .lostUnit: "a frame does not fit the SDU of its channel"
        case .malformedAttribute: "the fields of an ATT PDU do not fit"
        case .otherCharacteristic: "a value of another characteristic"
        case .preparedOverflow: "more prepared writes than are kept"
        case .malformedAdvert: "advertising data does not fit its length"
        case .badChecksum: "an air packet has a bad checksum"
        case .shortAirPacket: "an air packet is cut before its end"
        case .retransmission: "an air packet was sent again"
        case .encryptedData: "the link is encrypted on the air: its data cannot be read"
        case .unknownAccessAddress: "data of a connection whose opening was not seen"
        case .evictedLink: "too many links at once: the oldest was forgotten"
        case .evictedState: "too much state at once: the oldest was forgotten"
        }
    }
}
