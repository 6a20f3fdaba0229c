import WireFormat

/// Walks the records of an input with the layout of its format.
enum RecordWalk {
    /// How a walk ended.
    enum Ending {
        /// At the end of the input, or the sink wants no more.
        case ended
        /// At a place where the layout finds no record; nothing of it was consumed.
        case damaged
    }

    /// Delivers every whole record of `input`; a record that the input ends in is thrown as a cut.
    ///
    /// Inlined where the layout is known, so that a record costs no call through its protocol.
    @inline(__always)
    static func run<Layout: RecordLayout, Sink: CaptureSink>(
        _ layout: inout Layout, _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) -> Ending {
        while !stream.isStopped {
            let position = input.position
            let pause = input.withBuffered { walk(&layout, $0, position: position, &stream, into: &sink) }
            input.consume(pause.consumed)
            switch pause.step {
            case .done: break
            case .damaged: return .damaged
            case .needs(let count):
                // What came in meanwhile may be whole by itself: the layout is asked again before the end counts as a cut.
                let before = input.buffered
                if input.fill(count) < count, input.buffered == before {
                    return try finish(input, needed: count, stream, Layout.self)
                }
            case .skip(let count):
                let there = input.skip(count)
                if there < count { throw stream.cut(offset: input.position - there, needed: count, there: there) }
            }
        }
        return .ended
    }

    /// Delivers the whole records of `bytes`; returns where that ended and why.
    @inline(__always)
    static func walk<Layout: RecordLayout, Sink: CaptureSink>(
        _ layout: inout Layout, _ bytes: RawSpan, position: Int, _ stream: inout RecordStream, into sink: inout Sink
    ) -> (consumed: Int, step: RecordStep) {
        var offset = 0
        while !stream.isStopped {
            let step = layout.step(bytes, at: offset, position: position &+ offset, &stream, &sink)
            guard case .done(let count) = step else { return (offset, step) }
            offset &+= count
        }
        return (offset, .done(0))
    }

    /// The input has ended with fewer than `needed` bytes: good if there is none and the source did not fail.
    private static func finish<Layout: RecordLayout>(
        _ input: ByteInput, needed: Int, _ stream: RecordStream, _ layout: Layout.Type
    ) throws(CaptureError) -> Ending {
        if let failure = input.failure { throw stream.error(failure, offset: input.position + input.buffered) }
        guard input.buffered > 0 else { return .ended }
        let isHeader = layout.hasFileHeader && input.position == 0
        throw stream.cut(isHeader: isHeader, offset: input.position, needed: needed, there: input.buffered)
    }
}
