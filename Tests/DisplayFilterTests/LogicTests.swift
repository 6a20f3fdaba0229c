import Testing

@testable import DisplayFilter

/// Connectives, presence, and fields with several values.
@Suite struct LogicTests {
    @Test(arguments: [
        "", "   ", "bitchat", "bitchat.ttl", "bitchat.link", "bitchat.verdicts", "bitchat.gate.ios", "not bitchat.advert",
        "!bitchat.error", "not not bitchat.ttl", "!(bitchat.ttl == 4)", "(((bitchat.ttl == 5)))",
        "bitchat.ttl == 5 or bitchat.ttl == 4 and bitchat.ttl == 3", "bitchat.ttl == 5 || bitchat.ttl == 4 && bitchat.ttl == 3",
        "(bitchat.ttl == 5 or bitchat.ttl == 4) and bitchat.type == 2", "not bitchat.ttl == 4 and bitchat.type == 2",
        "bitchat.ttl == 5 xor bitchat.ttl == 4", "bitchat.ttl == 5 ^^ bitchat.type == 2 ^^ bitchat.no == 3",
        "bitchat.no == 4 xor bitchat.ttl == 5 and bitchat.type == 2", "bitchat.ttl == 4 or bitchat.no == 3 xor bitchat.no == 4",
    ]) func isTrue(expression: String) throws { #expect(try Sample.isTrue(expression)) }

    @Test(arguments: [
        "bitchat.error", "bitchat.route", "bitchat.fragment.stream", "bitchat.findings and bitchat.advert",
        "(bitchat.ttl == 5 or bitchat.ttl == 4) and bitchat.ttl == 3", "bitchat.ttl == 5 xor bitchat.type == 2",
        "not bitchat.ttl", "bitchat.gate.android",
    ]) func isFalse(expression: String) throws { #expect(try !Sample.isTrue(expression)) }

    /// The flags are `recipient`, `signature` and `rsr`; two profiles answer, one yes and one no.
    @Test(arguments: [
        ("bitchat.flags == \"rsr\"", true), ("bitchat.flags == \"route\"", false), ("bitchat.flags != \"rsr\"", false),
        ("bitchat.flags != \"route\"", true), ("bitchat.flags === \"rsr\"", false), ("bitchat.flags !== \"rsr\"", true),
        ("bitchat.flags ~= \"rsr\"", true), ("bitchat.flags any_ne \"rsr\"", true), ("bitchat.flags all_ne \"route\"", true),
        ("bitchat.flags any_eq \"rsr\"", true), ("bitchat.flags all_eq \"rsr\"", false), ("not bitchat.flags == \"route\"", true),
        ("any bitchat.flags == \"rsr\"", true), ("all bitchat.flags == \"rsr\"", false), ("all bitchat.flags < \"z\"", true),
        ("all bitchat.flags in {\"recipient\", \"signature\", \"rsr\"}", true), ("all bitchat.flags in {\"rsr\"}", false),
        ("count(bitchat.flags) == 3", true), ("count(bitchat.route) == 0", false), ("bitchat.flags contains \"sig\"", true),
        ("bitchat.gate.accept == true", true), ("bitchat.gate.accept == false", true), ("bitchat.gate.accept != false", false),
        ("all bitchat.gate.accept == true", false), ("bitchat.gate.reason == \"timestampSkew\"", true),
        ("bitchat.gate.spec.reason == \"timestampSkew\"", false), ("bitchat.gate.ios.reason == timestampSkew", true),
        ("count(bitchat.gate.accept) == 2", true), ("bitchat.gate.skew == 123", true), ("bitchat.route != 00", false),
        ("bitchat.rule == \"AAA-001\" and bitchat.rule.severity == warning and bitchat.rule.offset == 3", true),
    ]) func fieldsWithSeveralValuesAreComparedValueByValue(expression: String, expected: Bool) throws {
        #expect(try Sample.isTrue(expression) == expected)
    }

    @Test func aSearchThatTakesTooManyStepsFindsNothingAndIsCounted() throws {
        let expression = try RegularExpression(Array("(a+)+$".utf8))
        #expect(!expression.matches([UInt8](repeating: 97, count: 50_000) + [98]))
        #expect(expression.givenUp == 1)
        #expect(expression.matches(Array("xaa".utf8)))
        #expect(expression.givenUp == 1)
    }
}
