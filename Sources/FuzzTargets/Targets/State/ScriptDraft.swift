import Mutators

/// A script being written, for seeds.
struct ScriptDraft {
    /// The script so far.
    private(set) var bytes: [UInt8] = []

    /// Appends an event with the bytes of its fields.
    mutating func add(_ code: some RawRepresentable<UInt8>, _ fields: [UInt8]...) {
        EventScript.append(code.rawValue, fields.flatMap { $0 }, to: &bytes)
    }

    /// The bytes of a field of two bytes.
    static func number(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    /// The bytes of a field of milliseconds.
    static func span(_ value: Int64) -> [UInt8] {
        let value = Int32(clamping: value)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> Int32($0)) }
    }
}
