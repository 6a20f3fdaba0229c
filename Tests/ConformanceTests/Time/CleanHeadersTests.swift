import BitchatFrame
import Testing

/// A talk as both apps hold it: no rule of the families HDR, CMP, TIM and SIG may fire.
@Suite struct CleanHeadersTests {
    private static let ada = Peer("ada"), bo = Peer("bo"), cy = Peer("cy")

    private static func script() -> MeshScript {
        let script = MeshScript()
        let link = script.link(1)
        script.receive(ada.announce(), on: link, at: 50)
        script.send(bo.announce(at: 100), on: link, at: 100)
        script.receive(cy.announce(at: -5_000, ttl: 6), on: link, at: 150)
        script.send(bo.request(to: ada.id, at: 1_000), on: link, at: 1_000)
        script.receive(cy.message("from before", at: -600_000, ttl: 0, isRSR: true), on: link, at: 1_100)
        script.receive(ada.message(String(repeating: "squeeze me please ", count: 20), at: 2_000), on: link, at: 2_020)
        script.send(
            bo.frame(.noiseHandshake, bo.noise, at: 3_000, to: ada.id, isSigned: false, padded: true), on: link, at: 3_000)
        script.receive(
            ada.frame(.noiseHandshake, ada.noise + ada.noise + ada.noise, at: 3_050, to: bo.id, padded: true), on: link, at: 3_060
        )
        script.send(
            bo.frame(.message, Array("routed".utf8), version: 2, at: 4_000, to: cy.id, route: [ada.id]), on: link, at: 4_000)
        for piece in pieces(of: cy.message(text, at: 5_000, ttl: 6), at: 5_000) { script.receive(piece, on: link, at: 5_100) }
        script.receive(ada.frame(.leave, [], at: 6_000), on: link, at: 6_000)
        return script
    }

    /// A text that does not get shorter.
    private static let text = String((0..<120).map { Character(UnicodeScalar(UInt8(33 + $0 % 90))) })

    /// The fragments of `frame` with 100 bytes each.
    private static func pieces(of frame: [UInt8], at time: Int64) -> [[UInt8]] {
        let starts = Array(stride(from: 0, to: frame.count, by: 100))
        return starts.enumerated().map { index, start in
            let head: [UInt8] = [9, 8, 7, 6, 5, 4, 3, 2, 0, UInt8(index), 0, UInt8(starts.count), 0x02]
            return cy.frame(.fragment, head + frame[start..<min(start + 100, frame.count)], ttl: 6, at: time, isSigned: false)
        }
    }

    @Test func breaksNoRule() {
        let script = Self.script()
        let rules = script.rules().joined().filter { ["HDR", "CMP", "TIM", "SIG"].contains($0.prefix(3)) }
        #expect(Array(rules) == [])
    }

    @Test func holdsWhatItIsMeantToHold() {
        let packets = Self.script().judged()
        #expect(packets.contains { $0.packet.frame?.originalSize == 360 })
        #expect(packets.contains { $0.packet.reassembly != nil })
        #expect(packets.contains { $0.packet.padding > 0 })
        #expect(packets.allSatisfy { $0.packet.error == nil })
    }
}
