/// Names in the order in which they came, each with a number; bounded.
struct NameTable<Name: Hashable & Sendable>: Sendable {
    /// The names at the index of their number.
    private(set) var names: [Name] = []
    /// How often a new name found no room.
    private(set) var leftOut = 0
    private var numbers: [Name: Int] = [:]
    private let capacity: Int

    /// Makes an empty table of at most `capacity` names.
    init(capacity: Int) { self.capacity = capacity }

    /// The number of `name`, a new one where there is room; nil where there is not.
    mutating func number(of name: Name) -> Int? {
        if let known = numbers[name] { return known }
        guard names.count < capacity else {
            leftOut += 1
            return nil
        }
        numbers[name] = names.count
        names.append(name)
        return names.count - 1
    }

    /// The number of `name`, if it has one.
    func known(_ name: Name) -> Int? { numbers[name] }
}
