/// Receives what a stream assembler makes of the bytes it is given, in stream order.
///
/// The spans stand only during the call: copy what must outlive it.
package protocol FrameStreamSink {
    /// Takes one frame as it stands in the stream; whether it decodes is not known yet.
    mutating func frame(_ bytes: RawSpan)
    /// Takes a run of bytes that belong to no frame and are no padding.
    mutating func dropped(_ bytes: RawSpan)
}

extension FrameStreamSink {
    /// Forgets the bytes.
    package mutating func dropped(_ bytes: RawSpan) {}
}
