/// Wireshark's fields, made from the `Field` constants.
enum FieldsLua: LuaPart {
    static let text = LuaFields.text
}
