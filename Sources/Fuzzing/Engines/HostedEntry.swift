import FuzzTargets
import Glibc
import WireFormat

/// The way in for hosted fuzzing services, which want one program a target: a copy of this program whose file is called
/// `bitchat-fuzz-TARGET` is libFuzzer's own program for that target, with libFuzzer's flags and files and nothing else.
///
/// A law that does not hold ends the process by SIGABRT, so that libFuzzer and the services count it as a crash.
final class HostedEntry {
    /// What the file's name begins with.
    static let prefix = "bitchat-fuzz-"
    /// The one of this process: libFuzzer calls functions without a context, from one thread.
    nonisolated(unsafe) private static var current: HostedEntry?

    private let name: String
    private let console: Console
    private let mutations: LibFuzzerMutations
    private var runner: TargetRunner

    private init(_ target: any FuzzTarget.Type, _ console: Console) {
        name = target.name
        self.console = console
        mutations = LibFuzzerMutations(target, target.seeds().map(\.bytes), isPlain: false)
        runner = TargetRunner(target, Subject())
    }

    /// The target that the program's own path, the first word of its command line, names; nil when it names none.
    static func target(program: String) -> (any FuzzTarget.Type)? {
        // libFuzzer starts itself again, and then the first word holds nothing but this path.
        guard let file = program.split(separator: "/").last, file.hasPrefix(prefix) else { return nil }
        return try? TargetNames.target(String(file.dropFirst(prefix.count)), command: "")
    }

    /// Gives the process to libFuzzer; `words` is the whole command line.
    static func run(_ target: any FuzzTarget.Type, _ words: [String], _ console: Console) -> ExitStatus {
        if let refusal = LibFuzzerEngine.refusal {
            console.error(refusal)
            return .usage
        }
        let entry = HostedEntry(target, console)
        unsafe current = entry
        unsafe LibFuzzerMutations.current = entry.mutations
        let status = unsafe LibFuzzerDriver.run(words) { data, size in
            // The bytes stand during the call; a nil pointer comes with a count of zero.
            unsafe HostedEntry.current?.run(UnsafeRawBufferPointer(start: data, count: size).bytes)
            return 0
        }
        return status == 0 ? .clean : .findings
    }

    private func run(_ input: RawSpan) {
        runner.run(input)
        guard let failure = runner.failure else { return }
        console.error(EscapedText.plain("\(name): \(failure.kind.rawValue) \(failure.rule): \(failure.message)"))
        abort()
    }
}
