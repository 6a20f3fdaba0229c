import CorpusFiles

/// The announce as a list of fields: each missing, twice, cut; names at the edges of UTF-8; every capability bit.
enum AnnounceCaseSubject: VectorSubject {
    static let file = "announce-cases"
    private static let layout = TLVLayout(
        fields: [
            .init(1, "name", .text("ada"), isFixed: false), .init(2, "noise", CorpusPeer.exampleAda.noise),
            .init(3, "signing", CorpusPeer.exampleAda.signing), .init(4, "neighbours", CorpusPeer.exampleBo.id.bytes),
            .init(5, "capabilities", .hex("2903"), isFixed: false), .init(6, "cell", .text("u4pr"), isFixed: false),
        ], width: 1)

    static func vectors() -> [CorpusVector] { cases() + texts() + bits() + neighbours() }

    private static func cases() -> [CorpusVector] {
        layout.cases.flatMap { AnnounceSubject.announce("list-\($0.name)", $0.note, $0.bytes) }
    }

    /// How many U+FFFD stand for an ill-formed name is left to the platform; on iOS such a name refuses the announce.
    private static func texts() -> [CorpusVector] {
        BadText.good.flatMap { name, text in
            AnnounceSubject.announce("text-\(name)", "a name at the edge of UTF-8: \(name)", layout.list(1, text))
        }
            + BadText.bad.flatMap { name, text in
                AnnounceSubject.question("text-\(name)", "a name that is not UTF-8: \(name)", layout.list(1, text)).askedOfIOS()
            }
            + BadText.bad.flatMap { name, text in
                AnnounceSubject.announce("cell-\(name)", "a cell that is not UTF-8: \(name)", layout.list(6, text))
            }
    }

    private static func bits() -> [CorpusVector] {
        (0..<64).flatMap { bit in
            let value = (0...bit / 8).map { $0 == bit / 8 ? UInt8(1) << (bit % 8) : 0 }
            return AnnounceSubject.announce("capability-\(bit)", "capability bit \(bit)", layout.list(5, value))
        }
    }

    private static func neighbours() -> [CorpusVector] {
        [2, 9, 10, 11, 30, 31].flatMap { count in
            let ids = Label.noise("many neighbours", count * 8)
            return AnnounceSubject.announce("count-\(count)", "\(count) neighbours", layout.list(4, ids))
        }
    }
}
