/// Brings together what two encapsulations in one capture say of the same adapter.
///
/// Wireshark may capture an interface (DLT 201, which names no adapter) and the monitor (DLT 254, which does) into one
/// file. The fragments of one PDU may then alternate between them (docs/capture-formats.md chapter 7), so the first
/// adapter that the monitor names is taken for the nameless one.
struct AdapterNames: Sendable {
    /// The first adapter that the monitor named.
    private var named: UInt16?
    /// What that adapter is shown as.
    private var shown: UInt16 = 0
    /// Whether a record without a name came.
    private var sawNameless = false

    /// The adapter of a record that names none.
    @inline(__always)
    mutating func nameless(_ adapter: UInt16) -> UInt16 {
        guard adapter == 0 else { return adapter }
        sawNameless = true
        return named == nil ? adapter : shown
    }

    /// The adapter of a record that names it.
    mutating func resolve(_ adapter: UInt16) -> UInt16 {
        let first = named ?? adapter
        if named == nil {
            named = adapter
            shown = sawNameless ? 0 : adapter
        }
        if adapter == first { return shown }
        return adapter == shown ? first : adapter
    }
}
