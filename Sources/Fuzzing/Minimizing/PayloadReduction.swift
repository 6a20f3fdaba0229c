import BitchatFrame

/// Makes a payload smaller as its type is laid out: fields where it has some, otherwise bytes.
struct PayloadReduction: Reduction {
    /// What the payload is.
    let type: MessageType

    func reduce(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        switch type {
        case .announce, .announceV2:
            FieldListReduction(lengthField: .oneByte).reduce(part, trial, in: place)
        case .courierEnvelope, .requestSync, .fileTransfer, .boardPost, .prekeyBundle, .groupMessage, .nostrCarrier:
            FieldListReduction(lengthField: .twoBytes).reduce(part, trial, in: place)
        default: ByteReduction().reduce(part, trial, in: place)
        }
    }
}

/// Makes a payload behind its type byte smaller.
struct TypedPayloadReduction: Reduction {
    func reduce(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        guard let type = part.first else { return part }
        return [type]
            + PayloadReduction(type: MessageType(rawValue: type)).reduce(Array(part.dropFirst()), trial) { place([type] + $0) }
    }
}
