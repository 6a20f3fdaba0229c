import WireFormat

/// A field that an expression or a column can name.
package struct FilterField: Sendable, Hashable {
    /// Its name.
    package let name: StaticString
    /// What a person reads.
    package let label: StaticString
    /// What its values are.
    package let type: FieldType
    /// The names under which packets show it: its own, or those of every profile.
    let shownAs: [StaticString]

    /// Makes the field that packets show as `field`.
    init(_ field: Field, _ type: FieldType, shownAs names: [StaticString] = []) {
        name = field.name
        label = field.label
        self.type = type
        shownAs = names.isEmpty ? [field.name] : names
    }

    /// The same field with its values as they are printed: a time as its text.
    package var asPrinted: FilterField { FilterField(self, type == .time ? .text : type) }

    private init(_ field: FilterField, _ type: FieldType) {
        name = field.name
        label = field.label
        self.type = type
        shownAs = field.shownAs
    }

    package static func == (left: FilterField, right: FilterField) -> Bool {
        equals(left.name, right.name) && left.type == right.type
    }

    package func hash(into hasher: inout Hasher) { hasher.combine("\(name)") }

    /// Whether a packet that shows `other` shows this field.
    @inline(__always)
    func isShown(as other: Field) -> Bool {
        for name in shownAs where Self.equals(name, other.name) { return true }
        return false
    }

    /// Whether two names are the same; most differ in length, and the same constant is at the same address.
    @inline(__always)
    private static func equals(_ left: StaticString, _ right: StaticString) -> Bool {
        guard left.utf8CodeUnitCount == right.utf8CodeUnitCount else { return false }
        if unsafe left.utf8Start == right.utf8Start { return true }
        let left = unsafe UnsafeBufferPointer(start: left.utf8Start, count: left.utf8CodeUnitCount)
        let right = unsafe UnsafeBufferPointer(start: right.utf8Start, count: right.utf8CodeUnitCount)
        return unsafe left.elementsEqual(right)
    }
}
