import WireFormat

/// A piece of input that a fuzzing engine may put anywhere.
struct DictionaryEntry: Hashable {
    /// The most bytes that libFuzzer takes.
    static let most = 64

    /// Letters, digits and underscores.
    let name: String
    /// The bytes, at most `most`.
    let bytes: [UInt8]

    /// Makes an entry; bytes beyond `most` are cut.
    init(_ name: String, _ bytes: some Sequence<UInt8>) {
        self.name = name
        self.bytes = Array(bytes.prefix(Self.most))
    }

    /// Makes an entry of a big-endian number.
    init(_ name: String, number: some FixedWidthInteger) {
        var writer = ByteWriter(capacity: 8)
        writer.bigEndian(number)
        self.init(name, writer.bytes)
    }

    /// The entry as libFuzzer and AFL read it: `name="\x01\x02"`.
    var line: String { "\(name)=\"" + bytes.map { "\\x" + Hexadecimal.encode([$0]) }.joined() + "\"" }
}
