import BitchatFrame
import WireFormat

/// What the target `stream` tests: the steps of the assemblers.
package struct StreamSubject: Sendable {
    /// Takes a notification that came at a time.
    package var notify: @Sendable (inout StreamBench, RawSpan, Int64) -> StreamOutcome = { bench, chunk, time in
        bench.notifications.receive(chunk, at: time, &bench.log)
    }
    /// Takes an ordinary write.
    package var write: @Sendable (inout StreamBench, RawSpan) -> StreamOutcome = { bench, value in
        bench.writes.receive(value, bench.decoder, bench.inflater, &bench.log)
    }
    /// Takes the pieces of a long write.
    package var execute: @Sendable (inout StreamBench, [WritePiece], RawSpan) -> StreamOutcome = { bench, pieces, bytes in
        bench.writes.receive(pieces, of: bytes, bench.decoder, bench.inflater, &bench.log)
    }
    /// Takes a value for a frame.
    package var value: @Sendable (inout StreamBench, RawSpan) -> StreamOutcome = { bench, value in
        bench.single.receive(value, &bench.log)
    }
}
