import BitchatFrame
import Mutators

/// Makes a payload smaller as its type is laid out: fields where it has some, otherwise bytes.
struct PayloadReduction: Reduction {
    /// What the payload is.
    let type: MessageType

    func reduce(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        guard let dialect = TLVDialect(type) else { return ByteReduction().reduce(part, trial, in: place) }
        return FieldListReduction(dialect: dialect).reduce(part, trial, in: place)
    }
}
