import WireFormat

/// One capture format: how it is recognised and how its records are read.
///
/// A new one is one file in the folder `Formats` and one line in `CaptureFormats.swift`.
package protocol CaptureFormat: SendableMetatype {
    /// The name, as in `stats --json`.
    static var name: String { get }
    /// What it is and who writes it, in one line.
    static var summary: String { get }
    /// What its records can hold, in a few words.
    static var linkTypes: String { get }

    /// How surely `head`, the first bytes of a source, is of this format.
    ///
    /// First asked with the first bytes at hand, for formats with a magic number; when no format is certain, again
    /// with up to 64 KiB (`isFinal`), for formats known by their shape only.
    static func likelihood(of head: RawSpan, isFinal: Bool) -> Likelihood

    /// Makes a reader for one source.
    init()

    /// Delivers every record of `input`, of which nothing was consumed yet.
    ///
    /// Whole records come first; then a cut or damage is thrown.
    mutating func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError)
}
