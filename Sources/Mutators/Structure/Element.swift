/// One element of a list in bytes: a field, an event or a record.
package struct Element: Sendable, Hashable {
    /// The type or code byte; 0 where there is none.
    package let kind: UInt8
    /// The whole element.
    package let whole: Range<Int>
    /// Its length field; empty where it has none.
    package let lengthField: Range<Int>
    /// What its length counts, cut to the bytes that are there.
    package let body: Range<Int>

    /// Makes an element; see the properties.
    package init(kind: UInt8, whole: Range<Int>, lengthField: Range<Int>, body: Range<Int>) {
        self.kind = kind
        self.whole = whole
        self.lengthField = lengthField
        self.body = body
    }
}
