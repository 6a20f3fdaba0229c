/// What every output format may be asked for.
package struct PrintingOptions: Sendable, Hashable {
    /// Whether a hex dump of each frame follows it (`-x`).
    package var showsHex = false
    /// Whether every packet is written out at once, for a reader who watches.
    package var flushesEachPacket = false
    /// The columns of `-T fields`.
    package var columns = FieldColumns()

    /// Makes the standard options.
    package init() {}
}
