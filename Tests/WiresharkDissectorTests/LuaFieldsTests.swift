import BitchatPayload
import Conformance
import Dissection
import Testing
import WireFormat

@testable import WiresharkDissector

/// Every field and every payload has a counterpart in Lua, by the same names.
@Suite struct LuaFieldsTests {
    @Test func everyFieldOfAPacketIsAFieldOfWiresharkOrLeftToItByName() {
        let names = Set(JudgedPacket.fields.map { "\($0.name)" })
        let made = Set(LuaFields.all.map { "\($0.name)" }), left = Set(LuaFields.left.keys)
        #expect(names == made.union(left))
        #expect(made.isDisjoint(with: left))
        #expect(names.filter { !$0.hasPrefix("bitchat.") } == ["bitchat"])
    }

    @Test func everyFieldHasAKindAndNoKindIsLeftOver() {
        #expect(Set(LuaFieldKinds.all.keys) == Set(LuaFields.all.map { "\($0.name)" }))
    }

    @Test func everyPayloadHasItsCounterpartWithTheSameTypeKindAndFieldsInOrder() {
        #expect(WiresharkDissector.payloads.map { $0.type } == Payloads.all.map { $0.type })
        #expect(WiresharkDissector.payloads.map { "\($0.kind)" } == Payloads.all.map { "\($0.kind)" })
        for (part, description) in zip(WiresharkDissector.payloads, Payloads.all) {
            #expect(part.layout.fields.map { "\($0.name)" } == description.fields.map { "\($0.name)" })
        }
    }

    @Test func theLuaOfAPayloadNamesEveryFieldOfItsLayoutAndNoOther() {
        let unknown = Set(UnknownFields.fields.map { "\($0.key)" })
        for part in WiresharkDissector.payloads {
            let keys = Set(part.layout.fields.map { "\($0.key)" })
            let own = Set(part.layout.fields.filter { !"\($0.name)".hasPrefix("bitchat.tlv.") }.map { "\($0.key)" })
            let used = fieldKeys(in: part.body)
            #expect(own.subtracting(used) == [], "\(part)")
            #expect(used.subtracting(keys) == [], "\(part)")
            let showsUnknown = part.body.contains("bc.unknown(") || part.body.contains("bc.unknownList(")
            #expect(showsUnknown == unknown.isSubset(of: keys), "\(part)")
        }
        #expect(fieldKeys(in: TLVLua.text).isSuperset(of: unknown))
    }

    @Test func theNamesOfFlagsAreThoseOfTheFields() {
        #expect(LuaFields.text.contains("[\"bitchat.flags.rsr\"] = ProtoField.bool(\"bitchat.flags.rsr\", \"Flag rsr\")"))
        #expect(LuaFields.flags.allSatisfy { HeaderLua.text.contains("\"\($0)\"") })
    }

    /// The keys that Lua asks of `F`.
    private func fieldKeys(in text: String) -> Set<String> {
        Set(text.split(separator: "F.").dropFirst().map { String($0.prefix { $0.isLetter || $0.isNumber }) })
    }
}
