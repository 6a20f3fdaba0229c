/// The rules that have a counterpart in Lua: those about one packet by itself.
enum RuleParts {
    /// The families, as text.
    static let all: [any LuaPart.Type] = [
        HeaderRulesLua.self, CompressionRulesLua.self, PayloadRulesLua.self, RequestFieldsLua.self, SyncRulesLua.self,
        StreamFilterRulesLua.self, FragmentRulesLua.self, ValueRulesLua.self,
    ]

    /// The ids that the text names, in order.
    static let ids: [String] = all.flatMap { part in
        part.text.split(separator: "rule(\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    /// Rules about one packet that have none, and why.
    static let without: [String: String] = [
        "GAT-002": "needs the MTU of the link",
        "NOI-007": "needs a plaintext",
    ]
}
