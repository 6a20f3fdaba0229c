import Conformance

/// One output format: receives packets and writes them to its buffer.
package protocol PacketPrinter: JudgedPacketSink, SendableMetatype {
    /// The word after `-T`.
    static var name: String { get }
    /// One clause for the help page.
    static var summary: String { get }
    /// Makes a printer that writes to `out`.
    init(_ out: OutputBuffer, _ options: PrintingOptions)
}
