/// What is said of one field.
struct FieldText {
    /// What its value is printed as.
    enum Shape {
        case number, decimal, flag, identifier, word, text, bytes, object, list

        /// In words, as NDJSON has it.
        var words: String {
            switch self {
            case .number: "a number"
            case .decimal: "an unsigned number of up to 64 bits, as a decimal string"
            case .flag: "true or false"
            case .identifier: "16 hex digits"
            case .word: "a word"
            case .text: "text; bytes that are no UTF-8 are replaced"
            case .bytes: "hex digits"
            case .object: "an object"
            case .list: "a list"
            }
        }
    }

    /// The field's name.
    var name: String
    /// What its value is printed as.
    var shape: Shape
    /// What it means, in one sentence.
    var meaning: String
    /// Where that is written.
    var source: String

    /// Texts of fields whose names begin with `start`, each with its own section where the first is not meant.
    static func under(_ start: String, _ section: String, _ texts: [(String, Shape, String)]) -> [FieldText] {
        texts.map { FieldText(name: start + $0.0, shape: $0.1, meaning: $0.2, source: section) }
    }
}
