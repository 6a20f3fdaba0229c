import BitchatFrame
import BitchatPayload
import MeshModel
import WireFormat

extension Plants {
    /// The part of `blind` for targets that keep state.
    static let blindState = blindFragments + blindStream + blindGate + blindSync

    private static let blindFragments = [
        Plant(
            "fragment-noise-bytes", "fragments", .law, "a Noise message's stream has the cap of any other",
            source: "docs/protocol.md 3.6"
        ) {
            let shipped = $0.fragments.add
            $0.fragments.add = { bench, arrival, slice in
                var changed = arrival
                if bench.assembler.rules.separatesSenders, arrival.piece.innerType == .noiseEncrypted {
                    changed.piece.innerType = .message
                }
                return shipped(&bench, changed, slice)
            }
        },
        Plant(
            "fragment-repeat-restarts-stall", "fragments", .law, "a repeat of a held index makes a stalled stream wait again",
            source: "docs/protocol.md 4.6"
        ) {
            let add = $0.fragments.add, stalled = $0.fragments.stalled
            $0.fragments.add = { bench, arrival, slice in
                let outcome = add(&bench, arrival, slice)
                if case .stored = outcome {
                    bench.notes.streams[FragmentStream(sender: arrival.sender, id: arrival.piece.stream)] = arrival.now
                }
                return outcome
            }
            $0.fragments.stalled = { bench, now in
                let named = stalled(&bench, now)
                return named.filter { now - (bench.notes.streams[$0] ?? 0) >= 5_000 }
            }
        },
    ]

    private static let blindStream = [
        Plant(
            "write-keeps-older", "stream", .law, "a piece over buffered bytes: replaces them -> only adds what is new",
            source: "docs/protocol.md 1.5"
        ) {
            $0.stream.execute = { bench, pieces, bytes in
                let held = bench.writes.bufferedCount
                let fresh = pieces.map { piece in
                    let skipped = min(piece.range.count, max(0, held - piece.offset))
                    return WritePiece(
                        offset: piece.offset + skipped,
                        range: ByteRange(piece.range.offset + skipped, piece.range.count - skipped))
                }
                return bench.writes.receive(fresh, of: bytes, bench.decoder, bench.inflater, &bench.log)
            }
        }
    ]

    private static let blindGate = [
        beforeGate("future-passes", "the clock refuses the past only", "5.2 row 6") { bench, arrival, now in
            let latest = UInt64(clamping: now) + 120_000
            if bench.gate.profile.name == .ios, arrival.header.timestamp > latest { arrival.header.timestamp = latest }
        },
        beforeGate("binding-after-signature", "an announce binds a link only when its signature is good", "5.2 row 7") {
            bench, arrival, _ in
            guard arrival.header.type == .announce, arrival.signature != .valid, let link = arrival.link,
                bench.gate.links.owner(of: link) == nil
            else { return }
            arrival.link = nil
        },
    ]

    private static let blindSync = [
        Plant(
            "sync-no-types-is-default", "sync-node", .law, "a request for no type is answered as one without the field",
            source: "docs/protocol.md 4.3"
        ) {
            let shipped = $0.syncNode.answer
            $0.syncNode.answer = { node, question, now in
                var changed = question
                if question.types.isEmpty { changed.types = .publicDefault }
                return shipped(node, changed, now)
            }
        },
        Plant(
            "sync-group-age-900-s", "sync-node", .law, "group messages last 6 h -> 900 s, as fragments do",
            source: "docs/protocol.md 5.5"
        ) { $0.syncNode.ios.stores[4].freshness = 900_000 },
    ]
}
