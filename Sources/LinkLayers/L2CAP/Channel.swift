/// A channel that signalling opened on a link, or that was recognised in use.
///
/// Each end numbers its own side; a PDU carries the number of the end that receives it.
struct Channel: Sendable {
    /// What runs over it.
    enum Purpose: UInt8, Sendable, Hashable {
        /// The attribute protocol, one PDU in one L2CAP PDU (BR/EDR).
        case attributes
        /// The attribute protocol, in SDUs over credit-based frames (EATT).
        case enhancedAttributes
        /// Something that does not concern bitchat.
        case other
    }

    /// Each end's number for it, at the index of the end; 0 where it is not known.
    var numbers: [2 of UInt16]
    /// What runs over it.
    var purpose: Purpose
    /// The longest SDU each end takes, at the index of the end.
    var mtus: [2 of Int]
    /// The SDU each end has begun to send, at the index of the sender.
    var units: [2 of UnitAssembly] = [UnitAssembly(), UnitAssembly()]
    /// Its own requests and prepared writes.
    var bearer = AttributeBearer()

    /// Makes a channel; see the properties.
    init(numbers: [2 of UInt16], purpose: Purpose, mtus: [2 of Int]) {
        self.numbers = numbers
        self.purpose = purpose
        self.mtus = mtus
    }
}
