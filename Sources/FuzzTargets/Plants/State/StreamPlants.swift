import BitchatFrame
import WireFormat

extension Plants {
    /// Faults of stream assembly.
    static let stream: [Plant] = streamTimes + streamBytes + streamWrites

    private static func assembly(
        _ id: String, sign: Plant.Sign = .law, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout StreamSubject) -> Void
    ) -> Plant {
        Plant(id, "stream", sign, summary, source: "docs/protocol.md " + source) { change(&$0.stream) }
    }

    /// A plant that changes the bytes of a notification before they are taken.
    private static func before(
        _ id: String, sign: Plant.Sign = .law, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout StreamBench, inout [UInt8]) -> Void
    ) -> Plant {
        assembly(id, sign: sign, summary, source) { subject in
            subject.notify = { bench, chunk, time in
                var bytes = chunk.array
                change(&bench, &bytes)
                return bytes.withRawSpan { bench.notifications.receive($0, at: time, &bench.log) }
            }
        }
    }

    /// A plant that changes what a notification came to.
    private static func after(
        _ id: String, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout StreamBench, RawSpan, Int64, inout StreamOutcome) -> Void
    ) -> Plant {
        assembly(id, summary, source) { subject in
            subject.notify = { bench, chunk, time in
                var outcome = bench.notifications.receive(chunk, at: time, &bench.log)
                change(&bench, chunk, time, &outcome)
                return outcome
            }
        }
    }

    /// A plant that moves the beginning of a wait.
    private static func wait(_ id: String, _ summary: String, _ shift: Int64) -> Plant {
        assembly(id, summary, "1.5 step 8, chapter 7 row 31") { subject in
            subject.notify = { bench, chunk, time in
                let begins = bench.notifications.bufferedCount == 0
                return bench.notifications.receive(chunk, at: begins ? time + shift : time, &bench.log)
            }
        }
    }

    private static let streamTimes = [
        wait("stream-stall-249-ms", "a frame stalls a millisecond early", -1),
        wait("stream-stall-251-ms", "a frame stalls a millisecond late", 1),
        assembly("stream-stall-of-whole-frames", "a frame that is completed late is thrown away too", "1.5") { subject in
            subject.notify = { bench, chunk, time in
                let since = bench.notes.times[0]?.first
                if bench.notifications.bufferedCount > 0, let since, time - since >= 250 {
                    bench.notifications = NotificationStreamAssembler()
                }
                let outcome = bench.notifications.receive(chunk, at: time, &bench.log)
                bench.notes.times[0] = bench.notifications.bufferedCount > 0 ? [since ?? time] : nil
                return outcome
            }
        },
        after("stream-stall-keeps-chunk", "the chunk that a stall strikes is kept", "1.5") { bench, chunk, time, outcome in
            guard outcome.reset == .stalled else { return }
            _ = bench.notifications.receive(chunk, at: time, &bench.log)
        },
        after("stream-lost-without-chunk", "the chunk that a reset strikes is not counted as lost", "1.5") {
            _, chunk, _, outcome in
            if outcome.reset == .stalled { outcome.lost -= chunk.byteCount }
        },
    ]

    private static let streamBytes = [
        before("stream-short-header", sign: .trap, "the flags are read before their byte has come", "1.5 step 4") { _, bytes in
            if bytes.first == 1 { bytes[11] |= 0 }
        },
        before("stream-zero-run", sign: .hang, "a padding of value 0 is skipped by 0 bytes, again and again", "1.5 step 3") {
            bench, bytes in
            var left = bytes.count
            while left >= 22, bench.notifications.bufferedCount == 0, bytes.allSatisfy({ $0 == 0 }) { left -= Int(bytes[0]) }
        },
        before("stream-frame-cap", "a frame of exactly 8,388,608 bytes is too long", "1.5 step 7, chapter 7 row 30") { _, bytes in
            if bytes.count >= 24, bytes[0] == 2, bytes[12...15].elementsEqual([0, 0x7F, 0xFF, 0xE8]) { bytes[15] += 1 }
        },
        before("stream-version-0", "a 0 begins a frame", "1.5 step 3") { bench, bytes in
            if bench.notifications.bufferedCount == 0, bytes.count >= 22, bytes[0] == 0 { bytes[0] = 1 }
        },
        after("stream-padding-dropped", "padding counts as dropped bytes", "1.5 step 3") { _, _, _, outcome in
            outcome.dropped += outcome.padding
        },
        after("stream-first-frame-only", "what follows a frame in a notification is lost", "1.5 step 9") {
            bench, _, _, outcome in
            if outcome.frames > 0 { bench.notifications = NotificationStreamAssembler() }
        },
        before("stream-route-without-count", "the count byte of a route is left out of the length", "1.5 step 5") { _, bytes in
            if bytes.count >= 24, bytes[0] == 2, bytes[11] & 8 != 0, bytes[15] > 0 { bytes[15] -= 1 }
        },
        before("stream-zeros-kept", "a rest of zeros waits for more", "1.5 step 10") { _, bytes in
            if bytes.count < 22, !bytes.isEmpty, bytes.allSatisfy({ $0 == 0 }) { bytes[bytes.count - 1] = 5 }
        },
        before("stream-packed-of-3", "a compressed payload of 3 bytes passes in version 2", "1.5 step 6") { _, bytes in
            if bytes.count >= 24, bytes[0] == 2, bytes[11] & 4 != 0, bytes[12...15].elementsEqual([0, 0, 0, 3]) {
                bytes[11] &= ~4
            }
        },
    ]

    private static let streamWrites = [
        assembly("write-gap-closed", "a gap between pieces is not filled", "1.5") { subject in
            subject.execute = { bench, pieces, bytes in
                var end = bench.writes.bufferedCount
                let closed = pieces.sorted { $0.offset < $1.offset }.map { piece in
                    let offset = min(piece.offset, end)
                    end = max(end, offset + piece.range.count)
                    return WritePiece(offset: offset, range: piece.range)
                }
                return bench.writes.receive(closed, of: bytes, bench.decoder, bench.inflater, &bench.log)
            }
        },
        assembly("write-in-order", "pieces are appended as they come", "1.5") { subject in
            subject.execute = { bench, pieces, bytes in
                var joined: [UInt8] = []
                for piece in pieces { joined.append(piece.range, of: bytes) }
                let offset = bench.writes.bufferedCount
                return joined.withRawSpan {
                    bench.writes.receive(
                        [WritePiece(offset: offset, range: $0.whole)], of: $0, bench.decoder, bench.inflater, &bench.log)
                }
            }
        },
        assembly("write-appends", "an ordinary write is put after what is there", "1.5") { subject in
            subject.write = { bench, value in
                let piece = WritePiece(offset: bench.writes.bufferedCount, range: value.whole)
                return bench.writes.receive([piece], of: value, bench.decoder, bench.inflater, &bench.log)
            }
        },
        assembly("write-cap", "1,000,000 bytes are too many", "chapter 7 row 32") { subject in
            subject.write = { bench, value in
                var outcome = bench.writes.receive(value, bench.decoder, bench.inflater, &bench.log)
                if bench.writes.bufferedCount == 1_000_000 {
                    bench.writes = WriteBufferAssembler()
                    (outcome.reset, outcome.lost) = (.bufferFull, 1_000_000)
                }
                return outcome
            }
        },
        assembly("write-two-frames", "the second frame of a write is handed on too", "1.5") { subject in
            subject.write = { bench, value in
                let outcome = bench.writes.receive(value, bench.decoder, bench.inflater, &bench.log)
                guard outcome.frames == 1, outcome.dropped >= 22 else { return outcome }
                value.withBytes(ByteRange(value.byteCount - outcome.dropped, outcome.dropped)) { bench.log.frame($0) }
                return outcome
            }
        },
        assembly("value-empty", "an empty value is a frame", "1.5") { subject in
            subject.value = { bench, value in
                var outcome = bench.single.receive(value, &bench.log)
                if value.byteCount == 0 { outcome.frames = 1 }
                return outcome
            }
        },
    ]
}
