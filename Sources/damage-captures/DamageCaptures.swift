import Capture
import Glibc
import Output
import WireFormat

/// Spoils captures at every byte in every way and reads them: nothing may crash, and what came before must still be printed.
///
/// `damage-captures FILE...`; a crash ends the program, lost packets are named, and the last line is `N passed, N failed`.
@main
struct DamageCaptures {
    /// The most memory the program may come to use, in KiB.
    static let memoryLimit = 262_144

    static func main() {
        let paths = CommandLine.arguments.dropFirst()
        guard !paths.isEmpty else {
            say(2, "usage: damage-captures FILE...\n")
            exit(2)
        }
        var passed = 0, failed = 0
        for path in paths {
            guard let bytes = contents(of: path) else {
                say(2, "\(path): cannot be read\n")
                exit(3)
            }
            let result = spoil(bytes, path)
            passed += result.passed
            failed += result.failed
        }
        if peakMemory > memoryLimit {
            say(1, "FAIL peak memory \(peakMemory) KiB, allowed \(memoryLimit)\n")
            failed += 1
        }
        say(1, "peak memory \(peakMemory) KiB\n\(passed) passed, \(failed) failed\n")
        exit(failed == 0 ? 0 : 1)
    }

    private static func spoil(_ bytes: [UInt8], _ path: String) -> (passed: Int, failed: Int) {
        let whole = Reading(bytes)
        var passed = 0, failed = 0
        for offset in bytes.indices {
            let expected = whole.lines(before: offset)
            for damage in Damage.allCases {
                let found = Reading(damage.applied(to: bytes, at: offset)).lines.prefix(expected.count)
                let isKept = found.elementsEqual(expected)
                if isKept { passed += 1 } else { failed += 1 }
                if !isKept, failed <= 20 { say(1, "FAIL \(path): \(damage) at \(offset): packets before it changed\n") }
            }
        }
        say(1, "\(path): \(bytes.count) bytes, \(whole.lines.count) packets\n")
        return (passed, failed)
    }

    private static func contents(of path: String) -> [UInt8]? {
        guard let input = try? CaptureSource.open(path) else { return nil }
        var bytes: [UInt8] = []
        while input.fill(1) > 0 {
            input.withBuffered { bytes.append($0.whole, of: $0) }
            input.consume(input.buffered)
        }
        return input.failure == nil ? bytes : nil
    }

    private static var peakMemory: Int {
        var usage = rusage()
        unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }

    private static func say(_ descriptor: Int32, _ text: String) {
        let out = OutputBuffer(.descriptor(descriptor))
        out.text(text)
        out.flush()
    }
}
