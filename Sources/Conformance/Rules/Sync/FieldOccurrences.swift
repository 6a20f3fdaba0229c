import BitchatPayload

/// The TLVs of one type in a sync request: how many, which one counts, and which one cannot (docs/protocol.md 4.1).
struct FieldOccurrences {
    /// How many there are.
    private(set) var count = 0
    /// The first of the type, whether or not it fits.
    private(set) var first: TLVField?
    /// The one that counts: the last whose value fits.
    private(set) var valid: TLVField?
    /// The first whose value has a length that its type does not allow.
    private(set) var misfit: TLVField?
    /// The second of the type, whether or not it fits.
    private(set) var repeated: TLVField?

    /// Takes note of the next TLV of the type; `fits` is nil for one that is ignored for another reason than its length.
    mutating func take(_ field: TLVField, fits: Bool?) {
        count += 1
        if count == 1 { first = field }
        if count == 2 { repeated = field }
        switch fits {
        case true: valid = field
        case false: misfit = misfit ?? field
        case nil: break
        }
    }
}
