import Glibc

/// The program that measures how fast frames are decoded, and what of it is zlib's and libcrypto's.
@main
enum MeasureDecoding {
    /// The exit status when two ways of decoding disagree.
    private static let difference: Int32 = 1
    /// The exit status of a command line that cannot be understood.
    private static let misuse: Int32 = 2
    private static let usage =
        "usage: measure-decoding [SECONDS [FRAMES]]    (for each row, 1 unless given; in each set, 100000 unless given)"

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--help"] || arguments == ["-h"] {
            print(usage)
            return
        }
        guard arguments.count < 3, let seconds = Double(arguments.first ?? "1"), seconds > 0, seconds <= 3600,
            let count = arguments.count < 2 ? 100_000 : Int(arguments[1]), (1...1_000_000).contains(count)
        else {
            complain(usage)
            exit(misuse)
        }
        let table = Table(Stopwatch(seconds: seconds))
        let sets = [Workload.plain(count), .mixed(.repeated, count), .mixed(.natural, count)]
        let agrees = sets.map { measure($0, table) }
        CryptoRows.measure(table)
        if agrees.contains(false) { exit(difference) }
    }

    private static func complain(_ text: String) {
        let line = Array("measure-decoding: \(text)\n".utf8)
        // Nothing is left to do when even this cannot be written.
        _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// Prints the rows of one set of frames; false when its frames decode to something else on the ordinary path.
    private static func measure(_ frames: Workload, _ table: Table) -> Bool {
        let reader = FrameBench(frames)
        table.heading(frames)
        table.row("headers", frames.count) { reader.headers() }
        table.row("frames, payload not read", frames.count) { reader.layouts() }
        let whole = table.row("frames and payloads", frames.count) { reader.whole().digest }
        if frames.compressed > 0 {
            let inflating = table.row("the same bodies, zlib alone", frames.compressed) { reader.inflateBodies() }
            let share = inflating * Double(frames.compressed) / (whole * Double(frames.count))
            table.remark("inflating is \(Table.percent(share)) of decoding")
        }
        let decoded = reader.whole(), ordinary = OrdinaryPath.contents(of: frames)
        table.remark("digest \(decoded)" + (decoded == ordinary ? ", as dissected" : ", BUT DISSECTED \(ordinary)"))
        return decoded == ordinary
    }
}
