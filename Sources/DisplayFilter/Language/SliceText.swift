/// Reads what stands between the brackets of a slice: `0:4`, `1-2`, `:3`, `5:`, `2`, `-4:2`, and several of them with commas.
struct SliceText {
    /// The largest offset or length that is read.
    private static let largest = 1 << 30

    private let token: Token
    private let expression: String

    /// Makes a reader of `token`.
    init(_ token: Token, _ expression: String) {
        self.token = token
        self.expression = expression
    }

    /// The stretches, at least one.
    func slices() throws(FilterError) -> [ByteSlice] {
        var slices: [ByteSlice] = []
        for part in token.text.split(separator: ",", omittingEmptySubsequences: false) {
            slices.append(try slice(part.filter { !$0.isWhitespace }))
        }
        return slices
    }

    private func slice(_ text: String) throws(FilterError) -> ByteSlice {
        if text.isEmpty || text == ":" { throw error("a slice needs an offset, such as [0:4]") }
        if let colon = text.firstIndex(of: ":") {
            let first = text[..<colon], length = text[text.index(after: colon)...]
            let start = first.isEmpty ? 0 : try number(first)
            return ByteSlice(start: start, end: length.isEmpty ? .rest : .length(try positive(length, in: text)))
        }
        guard let dash = text.dropFirst().firstIndex(of: "-") else {
            return ByteSlice(start: try number(text[...]), end: .length(1))
        }
        let start = try number(text[..<dash]), last = try number(text[text.index(after: dash)...])
        if (start < 0) == (last < 0), last < start { throw error("[\(text)] ends before it begins") }
        return ByteSlice(start: start, end: .last(last))
    }

    private func positive(_ text: Substring, in slice: String) throws(FilterError) -> Int {
        let length = try number(text)
        if length < 1 { throw error("[\(slice)] is not 1 byte long at least") }
        return length
    }

    private func number(_ text: Substring) throws(FilterError) -> Int {
        guard let number = NumberText(String(text)).value, number.magnitude <= Self.largest else {
            throw error("'\(text)' is no offset of a slice")
        }
        return Int(number)
    }

    private func error(_ message: String) -> FilterError {
        FilterError(expression: expression, message: message, place: token.place)
    }
}
