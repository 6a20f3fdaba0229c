/// One single value of an expectation, to be altered: a comparison that does not notice it checks nothing there.
package struct VectorAlteration {
    /// The place, such as `events[3].want.v`.
    package let place: String
    /// The index of the member or element at each level.
    private let path: [Int]

    /// Every value that is no filled list or object, one after the other.
    ///
    /// Left out are `why` beside an expectation, which is compared loosely, and `others`, which is an input.
    package static func all(of expected: JSONObject) -> [VectorAlteration] {
        var all: [VectorAlteration] = []
        collect(.object(expected), VectorAlteration(place: "", path: []), &all)
        return all
    }

    /// The expectation with this value altered.
    package func applied(to expected: JSONObject) -> JSONObject {
        guard case .object(let altered) = Self.altered(.object(expected), path[...]) else { return expected }
        return altered
    }

    private static func collect(_ value: JSONValue, _ at: VectorAlteration, _ all: inout [VectorAlteration]) {
        switch value {
        case .object(let object) where !object.members.isEmpty:
            for (index, member) in object.members.enumerated() where !isLeftOut(member.name, at.place) {
                collect(member.value, at.child(index, (at.place.isEmpty ? "" : ".") + member.name), &all)
            }
        case .array(let elements) where !elements.isEmpty:
            for (index, element) in elements.enumerated() { collect(element, at.child(index, "[\(index)]"), &all) }
        default: all.append(at)
        }
    }

    private static func isLeftOut(_ name: String, _ place: String) -> Bool {
        if name == "others" { return place == "want" }
        return name == "why" && (place.isEmpty || place.hasPrefix("events[") && place.hasSuffix("]"))
    }

    private func child(_ index: Int, _ name: String) -> VectorAlteration {
        VectorAlteration(place: place + name, path: path + [index])
    }

    private static func altered(_ value: JSONValue, _ path: ArraySlice<Int>) -> JSONValue {
        guard let index = path.first else { return other(than: value) }
        switch value {
        case .object(var object):
            object.members[index].value = altered(object.members[index].value, path.dropFirst())
            return .object(object)
        case .array(var elements):
            elements[index] = altered(elements[index], path.dropFirst())
            return .array(elements)
        default: return value
        }
    }

    /// Another value of the same type where there is one.
    private static func other(than value: JSONValue) -> JSONValue {
        switch value {
        case .bool(let flag): .bool(!flag)
        case .number(let text): Int64(text).map { .integer($0 &+ 1) } ?? .number(text + "1")
        case .string(let text): .string(text.isEmpty ? "00" : text.dropLast() + (text.hasSuffix("0") ? "1" : "0"))
        case .bytes(let bytes): .bytes(bytes + [0])
        case .array: .array([.string("00")])
        case .null, .object: .object(["altered": .bool(true)])
        }
    }
}
