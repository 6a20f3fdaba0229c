import Mutators

/// One byte string among the inputs of a kind, and what its bytes stand for.
struct ByteInput {
    /// Where it stands: the names from the case, or from one of its events, down to it.
    let path: [String]
    /// What its bytes are; nil for bytes without a known structure.
    let shape: InputShape?
    /// The type byte before a payload of that shape, which the vectors leave out.
    let type: UInt8?
    /// The most bytes it may grow to.
    let limit: Int

    /// Names the byte string at `path`.
    init(_ path: String..., shape: InputShape? = nil, type: UInt8? = nil, limit: Int = 65_536) {
        self.path = path
        self.shape = shape
        self.type = type
        self.limit = limit
    }
}
