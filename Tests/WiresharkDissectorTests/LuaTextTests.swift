import BitchatFrame
import Testing
import WireFormat

@testable import WiresharkDissector

/// Swift values become Lua source that means the same.
@Suite struct LuaTextTests {
    @Test func textBecomesAnASCIILiteral() {
        #expect(LuaText.string("a\"b\\c\n\u{E9}") == "\"a\\\"b\\\\c\\010\\195\\169\"")
        #expect(LuaText.string([0, 9, 255]) == "\"\\000\\009\\255\"")
        #expect(LuaText.byte(0x2C) == "0x2c")
    }

    @Test func fieldsBecomeATableOfTheirNamesByTheirKeys() {
        let fields = [Field("bitchat.a", key: "a", "A"), Field("bitchat.b_c", key: "bC", "B")]
        #expect(LuaText.names(fields, table: "T") == "local T = bc.names { a = \"bitchat.a\", bC = \"bitchat.b_c\" }")
    }

    @Test func limitsAndNamesAreTakenFromSwift() {
        #expect(WiresharkDissector.lua.contains("ios = { payload = 1179760, original = 1179760 }"))
        #expect(TablesLua.text.contains("[33] = \"requestSync\""))
        #expect(DialectLua.text.contains("[10] = \"deliveryAck\""))
        #expect(WiresharkDissector.lua.hasPrefix(WiresharkDissector.head))
    }

    @Test func theProgramIsPlainASCIIAndHasNoSyntaxOfLaterVersions() {
        let lua = WiresharkDissector.lua
        #expect(lua.utf8.allSatisfy { $0 == 10 || (0x20..<0x7F).contains($0) })
        for word in ["goto ", " // ", "<const>", "utf8."] { #expect(!lua.contains(word)) }
    }
}
