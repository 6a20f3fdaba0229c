import Testing
import WireFormat

@testable import Hashes

/// Digests against the values of FIPS 180-4 and of RFC 3174.
struct SHA256HasherTests {
    private let hasher = SHA256Hasher()

    @Test func hashesTheThreeLettersOfTheStandard() {
        let text = Array("abc".utf8)
        let digest = hasher.hash(text)
        #expect(
            digest
                == SHA256Digest(
                    first: 0xBA78_16BF_8F01_CFEA, second: 0x4141_40DE_5DAE_2223, third: 0xB003_61A3_9617_7A9C,
                    fourth: 0xB410_FF61_F200_15AD))
        #expect(digest.description == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func hashesNoBytes() {
        let empty: [UInt8] = []
        #expect(
            hasher.hash(empty).description == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func hashesPiecesAsTheirJoin() {
        let tail: [UInt8] = [0x0B, 0x0C]
        hasher.update(UInt8(0x01))
        hasher.update(bigEndian: UInt64(0x0203_0405_0607_0809))
        hasher.update(bigEndian: UInt8(0x0A))
        hasher.update(tail.span.bytes)
        let inPieces = hasher.finish()
        let joined: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
        #expect(inPieces == hasher.hash(joined))
        #expect(inPieces.description == "206402cab345415716d9a33469feba57a90dc200c064bc0190b4191af058b0eb")
    }

    @Test func forgetsWhatWasBegunWhenHashingAlone() {
        let text = Array("abc".utf8)
        let expected = hasher.hash(text)
        hasher.update(UInt8(1))
        #expect(hasher.hash(text) == expected)
    }

    @Test func finishBeginsTheNextMessage() {
        let text = Array("abc".utf8)
        hasher.update(UInt8(1))
        _ = hasher.finish()
        hasher.update(text.span.bytes)
        #expect(hasher.finish() == hasher.hash(text))
    }

    @Test func hashesWithSHA1() {
        let text = Array("abc".utf8)
        #expect(Hexadecimal.encode(SHA1Hasher().hash(text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    }
}
