/// Every output format, in the order of the help page.
package enum OutputFormats {
    /// The formats; adding one is one file and one line here.
    package static let all: [any PacketPrinter.Type] = [
        LinePrinter.self, TreePrinter.self, NDJSONPrinter.self, FieldsPrinter.self,
    ]

    /// The format called `name`, or nil.
    package static func format(named name: String) -> (any PacketPrinter.Type)? { all.first { $0.name == name } }
}
