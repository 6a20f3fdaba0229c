import BitchatFrame
import Hashes
import Testing
import WireFormat

@testable import Redaction

/// What replaces single things.
@Suite struct StandInTests {
    private let standIns = StandIns(secret: Array("a secret".utf8))
    private let key = [UInt8](1...32)

    private func peer(of key: [UInt8]) -> PeerID { PeerID(value: key.withRawSpan { SHA256Hasher.digest(of: $0).first }) }

    @Test func peerIDsFollowFromNoiseKeysAsBefore() {
        let standIn = standIns.noiseKey(key)
        #expect(standIn != key)
        #expect(standIn.count == 32)
        #expect(standIns.peer(peer(of: key)) == peer(of: standIn))
        #expect(standIns.peer(PeerID(value: 1)) != peer(of: standIn))
    }

    @Test(arguments: [0, UInt64.max]) func reservedPeerIDsStay(value: UInt64) {
        #expect(standIns.peer(PeerID(value: value)) == PeerID(value: value))
    }

    @Test func theSameSecretGivesTheSameAndAnotherOneGivesOthers() {
        let again = StandIns(secret: Array("a secret".utf8)), other = StandIns(secret: Array("another".utf8))
        #expect(again.noiseKey(key) == standIns.noiseKey(key))
        #expect(other.noiseKey(key) != standIns.noiseKey(key))
        #expect(again.text(Array("hello there".utf8)) == standIns.text(Array("hello there".utf8)))
    }

    @Test func aSigningKeySignsForItsStandIn() throws {
        let message = Array("message".utf8)
        let private0 = try #require(standIns.privateKey(of: key))
        let signature = message.withRawSpan { private0.signature(over: $0) }
        let standIn = try #require(standIns.signingKey(key).withRawSpan { Ed25519PublicKey($0) })
        let isValid = signature.withRawSpan { signed in message.withRawSpan { standIn.verifies(signed, over: $0) } }
        #expect(Ed25519KeyFault(of: key.span.bytes) == .notOnCurve || isValid)
    }

    @Test(arguments: [
        [1] + [UInt8](repeating: 0, count: 31), [UInt8](repeating: 0xFF, count: 32), [UInt8](repeating: 2, count: 31),
    ])
    func aBrokenSigningKeyKeepsItsFault(original: [UInt8]) {
        let standIn = standIns.signingKey(original)
        #expect(standIn.withRawSpan { Ed25519KeyFault(of: $0) } == original.withRawSpan { Ed25519KeyFault(of: $0) })
        #expect(standIn.count == original.count)
    }

    @Test func textKeepsTheClassesOfItsCharacters() {
        let original = Array("Hello, Wörld 42 — 東京 🎉!".utf8)
        let standIn = standIns.text(original)
        #expect(standIn != original)
        #expect(standIn.count == original.count)
        #expect(String(validating: standIn, as: UTF8.self) != nil)
        for (before, after) in zip(original, standIn) where before < 0x80 {
            let isLetter = { (byte: UInt8) in 0x41...0x5A ~= byte & 0xDF }
            let isDigit = { (byte: UInt8) in 0x30...0x39 ~= byte }
            #expect(isLetter(before) == isLetter(after) && isDigit(before) == isDigit(after))
            #expect(isLetter(before) || isDigit(before) || before == after)
        }
    }

    @Test(arguments: [[0xFF, 0x61], [0x61, 0xE2, 0x82], [0xC0, 0x80]] as [[UInt8]])
    func whatIsNoTextStaysNone(original: [UInt8]) {
        let standIn = standIns.text(original)
        #expect(standIn.count == original.count)
        #expect(String(validating: standIn, as: UTF8.self) == nil)
    }

    @Test func randomAddressesKeepTheirKindAndPublicOnesAreWhollyReplaced() {
        for kind in [0, 1, 3] as [UInt64] {
            let original = kind << 46 | 0x1234_5678_9ABC
            #expect(standIns.address(original, isRandom: true) >> 46 == kind)
            #expect(standIns.address(original, isRandom: true) != original)
        }
        #expect(standIns.address(0, isRandom: false) == 0)
    }
}
