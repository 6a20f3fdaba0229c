/// Receives the values of a decoded layer, in order, with where their bytes stand.
///
/// Decoders know no output and printers know no message type: a decoded type visits its fields, a printer
/// prints what it is given. Fields are computed only when somebody visits. Ranges are those of the span the
/// layer was decoded from; `.empty` where a value has no bytes of its own.
public protocol FieldVisitor {
    /// A number; a plain number in NDJSON.
    mutating func number(_ field: Field, _ value: Int, _ range: ByteRange)
    /// An unsigned 64-bit quantity; a decimal string in NDJSON.
    mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange)
    /// A truth value.
    mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange)
    /// Eight bytes shown as 16 hex digits: a peer ID or a stream ID.
    mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange)
    /// A fixed name, such as a type's.
    mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange)
    /// Text: the bytes of `range` of `bytes`, UTF-8 with bad sequences replaced when printed.
    mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange)
    /// Bytes shown as hex: those of `range` of `bytes`.
    mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange)
    /// Text that stands nowhere in the layer's bytes, such as a time.
    mutating func derivedText(_ field: Field, _ text: RawSpan)
    /// Bytes that stand nowhere in the layer's bytes, such as a digest of them.
    mutating func derivedBytes(_ field: Field, _ bytes: RawSpan)
    /// Opens a nested object.
    mutating func beginObject(_ field: Field, _ range: ByteRange)
    /// Closes the object opened last.
    mutating func endObject()
    /// Opens a list; its elements are visited next, their keys unused.
    mutating func beginList(_ field: Field, _ range: ByteRange)
    /// Closes the list opened last.
    mutating func endList()
}
