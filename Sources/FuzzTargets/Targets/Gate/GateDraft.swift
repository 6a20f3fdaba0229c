import BitchatFrame
import MeshModel

/// A script for the target `gate` being written.
struct GateDraft {
    /// A frame told in choices; the plain one is a fresh, whole message of the second peer on an unknown link.
    struct Told {
        /// The type.
        var type = MessageType.message
        /// The hops left.
        var ttl: UInt8 = 7
        /// Whether it is flagged as an answer.
        var isAnswer = false
        /// The author's place in the cast.
        var from = 1
        /// The link; `GateCast.links` for an unknown one.
        var link = GateCast.links
        /// How old it is, in milliseconds; negative for one from the future.
        var age: Int64 = 0
        /// The place of the payload.
        var payload = 0
        /// What is known about its signature.
        var signature = SignatureState.valid
        /// The place of an announce's claim.
        var claim = 0
        /// Whether its payload does not decode.
        var isBroken = false
    }

    /// The script so far.
    private(set) var script = ScriptDraft()

    /// Writes a script.
    static func script(_ write: (inout GateDraft) -> Void) -> [UInt8] {
        var draft = GateDraft()
        write(&draft)
        return draft.script.bytes
    }

    /// Moves the clock.
    mutating func clock(_ span: Int64) { script.add(GateEvent.clock, ScriptDraft.span(span)) }
    /// Binds a link.
    mutating func bind(_ link: UInt8, to peer: UInt8) { script.add(GateEvent.bind, [link, peer]) }
    /// Asks a peer.
    mutating func request(_ peer: UInt8) { script.add(GateEvent.request, [peer]) }
    /// An event with choices alone.
    mutating func event(_ event: GateEvent, _ choices: UInt8...) { script.add(event, choices) }
    /// Stands `offset` ms from the end of the span since the last request, or since the last frame.
    mutating func edge(_ span: Int64, _ offset: Int, sinceFrame: Bool = false) {
        let place = GateCast.spans.firstIndex(of: span) ?? 0
        script.add(GateEvent.edge, [sinceFrame ? 1 : 0, UInt8(place), UInt8(offset + 1)])
    }
    /// A peer asks `count` times.
    mutating func questions(from peer: UInt8, on link: UInt8, _ count: UInt8, every gap: Int = 0) {
        script.add(GateEvent.questions, [peer, link, count], ScriptDraft.number(gap))
    }
    /// A frame comes in.
    mutating func frame(_ change: (inout Told) -> Void = { _ in }) { script.add(GateEvent.arrival, Self.fields(change)) }
    /// A frame comes in as `count` fragments of a peer.
    mutating func rebuilt(by outer: UInt8, of count: Int, _ change: (inout Told) -> Void) {
        script.add(GateEvent.rebuilt, [outer], ScriptDraft.number(count), Self.fields(change))
    }
    /// A frame comes in as bytes, with the time it was made at.
    mutating func frame(_ bytes: [UInt8], on link: UInt8, signature: SignatureState = .valid) {
        script.add(GateEvent.frame, [link, Self.place(of: signature)], ScriptDraft.span(.min), bytes)
    }

    private static func fields(_ change: (inout Told) -> Void) -> [UInt8] {
        var told = Told()
        change(&told)
        let type = GateCast.types.firstIndex(of: told.type) ?? 0, ttl = GateCast.ttls.firstIndex(of: told.ttl) ?? 0
        let head: [UInt8] = [UInt8(type), UInt8(ttl), told.isAnswer ? 0x10 : 0, UInt8(told.from), UInt8(told.link)]
        return head + ScriptDraft.span(-told.age)
            + [UInt8(told.payload), place(of: told.signature), UInt8(told.claim), told.isBroken ? 1 : 0]
    }

    private static func place(of signature: SignatureState) -> UInt8 {
        UInt8(GateCast.signatures.firstIndex(of: signature) ?? 0)
    }
}
