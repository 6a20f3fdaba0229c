import Dissection
import MeshModel
import Testing
import WireFormat

@testable import Conformance

/// What is verified ahead of the judge, seen through the memory in which the judge looks.
@Suite struct SignaturePreparationTests {
    private static let ada = Peer("ada")
    private let packets = KeptPackets([
        ada.announce(), ada.message("hello"), ada.frame(.message, [0x68], isSigned: false),
    ])
    private let judge = Judge(into: JudgedCollector(), JudgeOptions())

    /// What the judge's memory says of a packet by itself, without any key.
    private func remembered(_ index: Int, _ preparation: SignaturePreparation) -> SignatureState? {
        packets.withPacket(index) { packet, bytes, payload in
            guard let frame = packet.frame, let range = packet.payloadRange else { return nil }
            return payload.withBytes(range) {
                preparation.memory.check(frame, in: bytes, payload: $0, announced: nil, by: SignatureVerifier()).received
            }
        }
    }

    private var preparation: SignaturePreparation {
        get throws { try #require(judge.preparation as? SignaturePreparation) }
    }

    @Test func aMessageIsVerifiedAheadOnceItsAuthorsAnnounceWasJudged() throws {
        let preparation = try preparation
        packets.withPacket(0) { judge.packet($0, $1, $2) }
        #expect(remembered(1, preparation) == .noKey)
        packets.withPacket(1) { preparation.prepare($0, $1, $2) }
        #expect(remembered(1, preparation) == .valid)
    }

    @Test func aMessageBeforeItsAuthorsAnnounceIsLeftToTheJudge() throws {
        let preparation = try preparation
        packets.withPacket(1) { preparation.prepare($0, $1, $2) }
        packets.withPacket(0) { judge.packet($0, $1, $2) }
        #expect(remembered(1, preparation) == .noKey)
    }

    @Test func anAnnounceIsVerifiedAheadWithTheKeyInIt() throws {
        let preparation = try preparation
        #expect(remembered(0, preparation) == .noKey)
        packets.withPacket(0) { preparation.prepare($0, $1, $2) }
        #expect(remembered(0, preparation) == .valid)
    }

    @Test func isNeededForSignedPacketsWhosePayloadCouldBeRead() throws {
        let preparation = try preparation
        #expect(packets.withPacket(1) { packet, _, _ in preparation.isNeeded(for: packet) })
        #expect(!packets.withPacket(2) { packet, _, _ in preparation.isNeeded(for: packet) })
        #expect(!packets.withPacket(1, { $0.payloadRange = nil }) { packet, _, _ in preparation.isNeeded(for: packet) })
        #expect(!packets.withPacket(1, { $0.frame = nil }) { packet, _, _ in preparation.isNeeded(for: packet) })
    }

    @Test func nothingIsPreparedWhereNoSignaturesAreVerified() {
        var options = JudgeOptions()
        options.verifiesSignatures = false
        #expect(Judge(into: JudgedCollector(), options).preparation == nil)
    }
}
