import Testing
import WireFormat

@testable import Hashes

/// Public keys that no careful receiver takes.
struct KeyFaultTests {
    /// The eight points whose order divides 8, computed from the curve equation.
    static let smallOrder = [
        "0100000000000000000000000000000000000000000000000000000000000000",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0000000000000000000000000000000000000000000000000000000000000080",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
    ]

    @Test(arguments: smallOrder)
    func findsSmallOrder(_ key: String) throws {
        #expect(try ed25519(key) == .smallOrder)
    }

    @Test(
        "A coordinate at or over 2^255 − 19, or a signed x = 0",
        arguments: [
            "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
            "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
            "0100000000000000000000000000000000000000000000000000000000000080",
            "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        ])
    func findsNonCanonicalKeys(_ key: String) throws {
        #expect(try ed25519(key) == .notCanonical)
    }

    @Test(arguments: [2, 7, 8, 11, 12, 13, 17, 20, 22])
    func findsCoordinatesOffTheCurve(_ y: UInt8) {
        let key = [y] + [UInt8](repeating: 0, count: 31)
        #expect(Ed25519KeyFault(of: key) == .notOnCurve)
    }

    @Test(arguments: [3, 4, 5, 6, 9, 10, 14, 15, 16, 18, 19, 21])
    func takesCoordinatesOnTheCurve(_ y: UInt8) {
        let key = [y] + [UInt8](repeating: 0, count: 31)
        #expect(Ed25519KeyFault(of: key) == nil)
    }

    @Test(arguments: Ed25519Tests.known)
    func takesOrdinaryKeys(_ vector: Ed25519Tests.Known) throws {
        #expect(try ed25519(vector.key) == nil)
    }

    @Test(arguments: [0, 31, 33])
    func findsKeysOfAnotherLengthThan32(_ length: Int) {
        let key = [UInt8](repeating: 3, count: length)
        #expect(Ed25519KeyFault(of: key) == .length)
        #expect(X25519KeyFault(of: key) == .length)
    }

    @Test(
        arguments: [
            "0000000000000000000000000000000000000000000000000000000000000000",
            "0000000000000000000000000000000000000000000000000000000000000080",
            "0100000000000000000000000000000000000000000000000000000000000000",
            "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
            "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
            "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f11d7",
            "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        ])
    func findsX25519KeysOfLowOrder(_ key: String) throws {
        let raw = try #require(Hexadecimal.decode(key))
        #expect(X25519KeyFault(of: raw) == .lowOrder)
    }

    @Test func takesTheX25519BasePoint() {
        let key = [9] + [UInt8](repeating: 0, count: 31)
        #expect(X25519KeyFault(of: key) == nil)
    }

    private func ed25519(_ key: String) throws -> Ed25519KeyFault? {
        let raw = try #require(Hexadecimal.decode(key))
        return Ed25519KeyFault(of: raw)
    }
}
