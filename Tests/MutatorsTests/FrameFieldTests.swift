import BitchatFrame
import BitchatPayload
import Testing

@testable import Mutators

@Suite struct FrameFieldTests {
    @Test func togglesEachFlagAlone() {
        let mutants = Mutants(FlagToggle.self, Samples.announce)
        #expect(mutants.bytes(at: 11) == [0x03, 0x00, 0x06, 0x0A, 0x12, 0x22, 0x42, 0x82])
        #expect(mutants.all.allSatisfy { zip($0, Samples.announce).count { $0 != $1 } == 1 })
    }

    @Test func addsAndRemovesARecipientWithItsFlag() throws {
        for result in Mutants(RecipientField.self, Samples.announce).all {
            let frame = try #require(decoded(result))
            #expect(frame.recipient != nil && frame.length == 181)
            #expect(payload(result) == Samples.announcePayload)
        }
        let result = try #require(Mutants(RecipientField.self, Samples.request).all.first)
        #expect(decoded(result)?.recipient == nil && result.count == 153)
        #expect(payload(result) == Samples.requestPayload)
    }

    @Test func addsARouteOfUpToFourHopsInVersion2AndRemovesIt() {
        var hops: Set<Int> = []
        for result in Mutants(RouteField.self, Samples.request).all {
            let frame = decoded(result)
            #expect(frame?.header.version == 2 && frame?.header.flags.contains(.route) == true)
            #expect(payload(result) == Samples.requestPayload)
            hops.insert((frame?.route.count ?? 0) / 8)
        }
        #expect(hops == Set(0...4))
        let result = Mutants(RouteField.self, Samples.routed).all.first ?? []
        #expect(decoded(result)?.header.flags == [] && result.count == Samples.routed.count - 17)
    }

    @Test func addsAndRemovesASignatureWithItsFlag() {
        #expect(Mutants(SignatureField.self, Samples.announce).lengths == [109])
        #expect(Mutants(SignatureField.self, Samples.fragment).all.allSatisfy { decoded($0)?.length == 163 })
    }

    @Test func addsOrRemovesAFieldAndKeepsTheFlags() {
        let mutants = Mutants(FieldAlone.self, Samples.request)
        #expect(mutants.bytes(at: 11) == [0x03])
        #expect(mutants.lengths == [153, 162, 163, 97])
    }

    @Test func setsTheVersionAlone() {
        #expect(Mutants(VersionByte.self, Samples.announce).bytes(at: 0) == [0, 2, 3, 0xFF])
        #expect(Mutants(VersionByte.self, Samples.announce).lengths == [173])
    }

    @Test(arguments: [Samples.announce, Samples.request, Samples.compressed]) func writesTheOtherVersion(frame: [UInt8]) throws {
        let other = try #require(Mutants(VersionRewrite.self, frame).all.first)
        #expect(decoded(other)?.header.version == 2)
        #expect(payload(other) == payload(frame))
        #expect(Mutants(VersionRewrite.self, other).all == [frame])
    }

    @Test func leavesTheRouteOutOfVersion1() throws {
        let other = try #require(Mutants(VersionRewrite.self, Samples.routed).all.first)
        #expect(decoded(other)?.length == 22 + 120)
    }

    @Test func setsEveryKnownTypeAndUnknownOnes() {
        let known = Mutants(KnownType.self, Samples.announce).bytes(at: 1)
        #expect(known == [2, 3, 4, 0x10, 0x11, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2C])
        let unknown = Mutants(UnknownType.self, Samples.announce).bytes(at: 1)
        #expect(unknown.isSuperset(of: [0, 0x2A, 0x2B, 0x2D, 0xFF]))
        #expect(unknown.allSatisfy { MessageType(rawValue: $0).name == nil })
    }

    @Test func setsEveryTTLOfInterest() {
        #expect(Mutants(TTLEdge.self, Samples.announce).bytes(at: 2) == [0, 1, 6, 8, 0xFF])
        #expect(Mutants(TTLEdge.self, Samples.request).bytes(at: 2) == [1, 6, 7, 8, 0xFF])
    }

    @Test(arguments: [119_999, 120_000, 120_001, 29_999, 30_000, 30_001, 249, 250, 251, 900_001, 21_600_000])
    func movesTheTimestamp(
        span: UInt64
    ) {
        let times = Mutants(TimestampEdge.self, Samples.announce, count: 3_000).numbers(at: 3..<11)
        #expect(times.contains(1_760_000_000_000 + span))
        #expect(times.contains(1_760_000_000_000 - span))
    }

    @Test func setsExtremeTimestamps() {
        let times = Mutants(TimestampExtreme.self, Samples.announce).numbers(at: 3..<11)
        #expect(times.isSuperset(of: [0, 1, .max, .max - 1, UInt64(Int64.max), UInt64(Int64.max) + 1]))
    }

    @Test func letsThePayloadLengthLie() {
        #expect(Mutants(LengthNudge.self, Samples.announce).numbers(at: 12..<14) == [86, 88])
        let short = Mutants(LengthLie.self, Samples.announce).numbers(at: 12..<14)
        #expect(short.isSuperset(of: [0, 1, 99, 100, 101, 254, 255, 256, 65_534, 65_535, 151]))
        let long = Mutants(LengthLie.self, Samples.routed).numbers(at: 12..<16)
        #expect(long.isSuperset(of: [1_179_759, 1_179_760, 1_179_761, 10_485_759, 10_485_760, 10_485_761, 0xFFFF_FFFF]))
    }

    @Test func addressesEverybodyNobodyAndTheAuthor() {
        let recipients = Mutants(RecipientEdge.self, Samples.request).numbers(at: 22..<30)
        #expect(recipients.isSuperset(of: [.max, 0, 0x8bb8_15b3_42ce_a14d]))
        #expect(Mutants(RecipientEdge.self, Samples.announce).all.allSatisfy { decoded($0)?.recipient != nil })
    }

    @Test func swapsTheSender() {
        let mutants = Mutants(SenderEdge.self, Samples.request, partner: Samples.fragment)
        #expect(mutants.numbers(at: 14..<22).isSuperset(of: [.max, 0, 0x3dcc_8696_566b_1e17, 0x9b5c_885b_6709_08a8]))
        #expect(mutants.numbers(at: 22..<30).contains(0x8bb8_15b3_42ce_a14d))
    }

    @Test func letsTheRouteCountLie() {
        #expect(Mutants(RouteCount.self, Samples.routed).bytes(at: 24) == [0, 1, 3, 255])
    }

    @Test func changesHopsWithTheirCount() {
        var counts: Set<Int> = []
        for result in Mutants(RouteHops.self, Samples.routed).all {
            #expect(payload(result)?.count == 120)
            counts.insert((decoded(result)?.route.count ?? 0) / 8)
        }
        #expect(counts == [1, 2, 3, 254, 255])
    }

    @Test func cutsZeroesAndEndsTheSignature() {
        let mutants = Mutants(SignatureCut.self, Samples.announce, count: 3_000)
        #expect(mutants.lengths == Set(109...173))
        #expect(mutants.all.contains(Samples.announce.prefix(109) + [UInt8](repeating: 0, count: 64)))
        #expect(mutants.all.contains(Samples.announce.dropLast() + [1]))
        #expect(mutants.bytes(at: 11) == [2])
    }

    @Test func marksResponsesWithAndWithoutTTL() {
        let mutants = Mutants(ResponseMark.self, Samples.request)
        #expect(Set(mutants.all.map { [$0[2], $0[11]] }) == [[0, 0x13], [1, 0x13], [7, 0x13], [1, 0x03], [7, 0x03]])
    }
}
