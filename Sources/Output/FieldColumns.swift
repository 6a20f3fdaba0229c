import DisplayFilter

/// The columns of `-T fields`, and what stands between and around them (`-e`, `-E`).
package struct FieldColumns: Sendable, Hashable {
    /// Which values of a field are printed.
    package enum Occurrence: String, Sendable, Hashable, CaseIterable {
        /// The first one.
        case first = "f"
        /// The last one.
        case last = "l"
        /// Every one.
        case all = "a"
    }

    /// What stands around each value that is there.
    package enum Quote: String, Sendable, Hashable, CaseIterable {
        /// A double quote; one within the value is written twice.
        case double = "d"
        /// A single quote.
        case single = "s"
        /// Nothing.
        case none = "n"

        /// The quote as a byte.
        var byte: UInt8? {
            switch self {
            case .double: 34
            case .single: 39
            case .none: nil
            }
        }
    }

    /// The fields in the order of the columns.
    package var fields: [FilterField] = []
    /// What stands between two columns.
    package var separator: UInt8 = 9
    /// What stands between two values of a field.
    package var aggregator: UInt8 = 44
    /// Which values of a field are printed.
    package var occurrence = Occurrence.all
    /// What stands around values.
    package var quote = Quote.none
    /// Whether the names of the fields come first.
    package var hasHeader = false

    /// Makes no columns, separated as tshark does.
    package init() {}
}
