import CorpusFiles

/// Compressed bodies inside a zlib wrapper: its header, its checksum, its end.
enum WrappedSubject: VectorSubject {
    static let file = "frame-packed"

    static func vectors() -> [CorpusVector] {
        let text = Label.noise("wrapped", 40)
        let whole = Deflated.zlib(text)
        let body = Array(whole.dropFirst(2)), checked = Array(whole.dropLast(4))
        var cases: [(String, String, Int, [UInt8])] = [39, 40, 41].map {
            ("declared-\($0)", "\($0) declared for 40", $0, whole)
        }
        for header in ["7801", "785e", "789c", "78da", "08d7", "1849", "7800", "7701", "8801"] {
            cases.append(("header-\(header)", "the header \(header)", 40, .hex(header) + body))
        }
        cases.append(("dictionary", "a header that asks for a dictionary", 40, .hex("78bb") + body))
        for missing in 1...4 {
            cases.append(("checksum-\(4 - missing)", "\(4 - missing) bytes of the checksum", 40, whole.dropLast(missing)))
        }
        cases.append(("checksum-wrong", "a wrong checksum", 40, checked + .run(0, 4)))
        cases.append(("after-end", "a byte behind the checksum", 40, whole + [0]))
        return cases.flatMap { name, note, declared, bytes in
            [UInt8(1), 2].flatMap { version in
                PackedSubject.section(
                    "wrapped-\(name)-v\(version)", "a zlib wrapper: \(note)", version,
                    PackedSubject.size(declared, version) + bytes)
            }
        }
    }
}
