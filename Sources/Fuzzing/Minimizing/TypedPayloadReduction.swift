import BitchatFrame

/// Makes a payload behind its type byte smaller, or a frame behind a byte that is no type.
struct TypedPayloadReduction: Reduction {
    func reduce(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        guard let type = part.first else { return part }
        let payload: any Reduction =
            TypedInput.holdsFrame(part) ? FramePartReduction() : PayloadReduction(type: MessageType(rawValue: type))
        return [type] + payload.reduce(Array(part.dropFirst()), trial) { place([type] + $0) }
    }
}
