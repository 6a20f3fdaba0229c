/// Texts of a page, each once; those beyond a number of bytes are left out.
struct TextTable: Sendable {
    private(set) var names: NameTable<String>
    /// How many texts found no room.
    private(set) var leftOut = 0
    private var bytes = 0
    private let capacity: Int

    /// Makes a table for so many bytes of UTF-8; the empty text is number 0.
    init(bytes capacity: Int) {
        self.capacity = capacity
        names = NameTable(capacity: .max)
        _ = names.number(of: "")
    }

    /// The number of `text`; 0, the empty text, where there is no room for it.
    mutating func number(of text: String) -> Int {
        if let known = names.known(text) { return known }
        guard text.utf8.count <= capacity - bytes else {
            leftOut += 1
            return 0
        }
        bytes += text.utf8.count
        return names.number(of: text) ?? 0
    }
}
