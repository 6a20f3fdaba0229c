import Testing
import WireFormat

@Suite struct HexadecimalTests {
    @Test(arguments: [
        (0, "0000000000000000"), (0x8BB8_15B3_42CE_A14D, "8bb815b342cea14d"), (UInt64.max, "ffffffffffffffff"),
    ])
    func writesSixteenDigits(value: UInt64, text: String) {
        #expect(Hexadecimal.digits(value) == text)
    }

    @Test func writesTwoDigitsAByte() {
        #expect(Hexadecimal.encode([UInt8]()) == "")
        #expect(Hexadecimal.encode([0x00, 0x0F, 0xF0, 0xAB] as [UInt8]) == "000ff0ab")
    }

    @Test(arguments: ["", "00", "0F", "aBcD", "ff00"])
    func readsBothCases(text: String) {
        #expect(Hexadecimal.decode(text).map { Hexadecimal.encode($0) } == text.lowercased())
    }

    @Test(arguments: ["0", "000", "0g", "g0", " 00", "0x00", "00 00", "é0", "０0"])
    func refusesOddNumbersOfDigitsAndOtherCharacters(text: String) {
        #expect(Hexadecimal.decode(text) == nil)
    }

    @Test func readsExactlyTheDigits() {
        let known = (UInt8.min...UInt8.max).filter { Hexadecimal.value(of: $0) != nil }
        #expect(known == Array("0123456789ABCDEFabcdef".utf8))
        #expect((0..<16).map { Hexadecimal.value(of: Hexadecimal.digit($0)) } == (0..<16).map { $0 })
    }
}
