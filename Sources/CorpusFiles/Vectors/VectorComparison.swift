import WireFormat

/// Compares an expectation with an answer, whole and exactly.
///
/// Strings are equal byte for byte, numbers digit for digit, lists in order, objects member for member in any order. The class
/// beside a refusal (`why`) may differ: a decoder may test in another order (Corpus/README.md).
package struct VectorComparison {
    /// The differences found, in the order of the expectation.
    package private(set) var differences: [VectorDifference] = []
    private let most: Int
    private var whys: (JSONValue?, JSONValue?)

    /// Compares two answers, and stops at `most` differences.
    package init(_ expected: JSONObject, _ actual: JSONObject, most: Int = .max) {
        self.most = most
        records(expected, actual, "")
    }

    /// Compares what stands beside the inputs of a vector, or of one event.
    private mutating func records(_ expected: JSONObject, _ actual: JSONObject, _ place: String) {
        whys = (expected["why"], actual["why"])
        members(expected.filter { $0 != "why" && $0 != "events" }, actual.filter { $0 != "why" && $0 != "events" }, place)
        guard case .array(let wanted) = expected["events"], case .array(let events) = actual["events"],
            wanted.count == events.count
        else { return compare(expected["events"], actual["events"], place + "events") }
        for (index, pair) in zip(wanted, events).enumerated() where differences.count < most {
            if case (.object(let one), .object(let other)) = pair {
                records(one, other, "\(place)events[\(index)].")
            } else {
                compare(pair.0, pair.1, "\(place)events[\(index)]")
            }
        }
    }

    private mutating func members(_ expected: JSONObject, _ actual: JSONObject, _ place: String) {
        for member in expected.members { compare(member.value, actual[member.name], place + member.name) }
        for member in actual.members where expected[member.name] == nil { compare(nil, member.value, place + member.name) }
    }

    private mutating func compare(_ expected: JSONValue?, _ actual: JSONValue?, _ place: String) {
        if differences.count >= most { return }
        switch (expected, actual) {
        case (nil, nil): return
        case (.object(let one), .object(let other)): return members(one, other, place + ".")
        case (.array(let one), .array(let other)) where one.count == other.count:
            for (index, pair) in zip(one, other).enumerated() { compare(pair.0, pair.1, "\(place)[\(index)]") }
            return
        case (.some(let one), .some(let other)) where Self.isSame(one, other): return
        default: break
        }
        differences.append(
            VectorDifference(place: place, expected: expected, actual: actual, expectedWhy: whys.0, actualWhy: whys.1))
    }

    /// Whether two values that are not both lists or objects are the same.
    private static func isSame(_ expected: JSONValue, _ actual: JSONValue) -> Bool {
        switch (expected, actual) {
        case (.null, .null): true
        case (.bool(let one), .bool(let other)): one == other
        case (.number(let one), .number(let other)): one == other
        case (.string(let one), .string(let other)): one.utf8.elementsEqual(other.utf8)
        case (.string(let text), .array(let elements)): text == "count:\(elements.count)"
        case (_, .bytes(let bytes)): ByteStringForm(expected)?.stands(for: bytes) ?? false
        default: false
        }
    }
}
