/// One value of a JSON text, read strictly: keys of an object keep their order, and a key that comes twice is an error.
indirect enum JSONValue: Equatable {
    case object([Member])
    case list([JSONValue])
    case text(String)
    case number(String)
    case word(String)

    /// One key of an object with its value.
    struct Member: Equatable {
        var key: String
        var value: JSONValue
    }

    /// What is wrong with a text.
    struct Fault: Error, Equatable {
        var message: String
    }

    /// Reads a text that is one value, with nothing behind it.
    init(reading text: String) throws {
        var reader = JSONReader(text)
        self = try reader.value()
        guard reader.isAtEnd else { throw Fault(message: "something follows the value") }
    }

    /// The keys of an object, in order.
    var keys: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.key)
    }

    /// The value of `key`.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}
