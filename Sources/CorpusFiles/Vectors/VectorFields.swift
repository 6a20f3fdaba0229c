import BitchatFrame
import WireFormat

/// The inputs of a vector or of one of its parts, read by the type that each must have.
///
/// Every function throws a `VectorError` that names the field when it is absent or of another type.
package struct VectorFields: Sendable {
    /// The largest input that `head` and `fill` may stand for, in bytes; the longest frame of any app has 10 MiB.
    package static let longestInput = 33_554_432

    /// The fields as read.
    package let object: JSONObject
    private let place: String

    /// Wraps `object`, which stands at `place` of the vector.
    package init(_ object: JSONObject, at place: String = "") {
        self.object = object
        self.place = place
    }

    /// Whether the field is there.
    package func has(_ name: String) -> Bool { object[name] != nil }

    /// The error for a field that is not what it should be.
    package func error(_ name: String, _ expected: String) -> VectorError { VectorError(place + name, expected: expected) }

    /// A string.
    package func text(_ name: String) throws(VectorError) -> String {
        guard case .string(let text) = object[name] else { throw error(name, "a string") }
        return text
    }

    /// A truth value.
    package func flag(_ name: String) throws(VectorError) -> Bool {
        guard case .bool(let flag) = object[name] else { throw error(name, "true or false") }
        return flag
    }

    /// A whole number within the range of its type.
    package func integer<Value: FixedWidthInteger>(_ name: String, _ type: Value.Type = Value.self) throws(VectorError) -> Value {
        guard case .number(let text) = object[name], let value = Value(text) else {
            throw error(name, "a whole number from \(Value.min) to \(Value.max)")
        }
        return value
    }

    /// A number with decimals.
    package func decimal(_ name: String) throws(VectorError) -> Double {
        guard case .number(let text) = object[name], let value = Double(text) else { throw error(name, "a number") }
        return value
    }

    /// An unsigned number of 64 bits, written as a decimal string.
    package func longInteger(_ name: String) throws(VectorError) -> UInt64 {
        guard case .string(let text) = object[name], let value = UInt64(text) else {
            throw error(name, "an unsigned 64-bit number as a decimal string")
        }
        return value
    }

    /// An object.
    package func fields(_ name: String) throws(VectorError) -> VectorFields {
        guard case .object(let object) = object[name] else { throw error(name, "an object") }
        return VectorFields(object, at: place + name + ".")
    }

    /// A list of objects.
    package func list(_ name: String) throws(VectorError) -> [VectorFields] {
        guard case .array(let elements) = object[name] else { throw error(name, "a list") }
        var list: [VectorFields] = []
        for (index, element) in elements.enumerated() {
            guard case .object(let object) = element else { throw error("\(name)[\(index)]", "an object") }
            list.append(VectorFields(object, at: "\(place)\(name)[\(index)]."))
        }
        return list
    }
}
