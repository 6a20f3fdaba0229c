/// Values that one part sends while the other waits for them.
struct Turn {
    /// Who speaks.
    let author: Role
    /// The values; the other part makes them too, to know how many there are.
    let values: (inout Talk) -> [ScriptedValue]

    init(_ author: Role, _ values: @escaping (inout Talk) -> [ScriptedValue]) {
        self.author = author
        self.values = values
    }
}
