import Testing

@testable import Report

/// RFC 4648 chapter 10.
@Suite struct Base64Tests {
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func theVectorsOfTheStandard(plain: String, text: String) { #expect(Base64.encode(Array(plain.utf8)) == text) }

    @Test func theLastDigitsArePlusAndSlash() { #expect(Base64.encode([0xFB, 0xEF, 0xBE, 0xFF, 0xFF, 0xFF]) == "++++////") }
}
