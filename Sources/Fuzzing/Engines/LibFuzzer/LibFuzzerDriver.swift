import CFuzzing
import Glibc

/// Gives the process to libFuzzer.
enum LibFuzzerDriver {
    /// Runs libFuzzer's loop with these words, the program's name first; it ends the process unless it is only given files.
    static func run(_ arguments: [String], _ callback: cfuzz_callback) -> Int32 {
        // libFuzzer keeps the words until the process ends: they are never freed.
        var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
        var count = Int32(arguments.count)
        // The driver reads `count` words, and a nil follows the last; it may move `base`, which nobody reads again.
        return unsafe words.withUnsafeMutableBufferPointer { buffer in
            var base = buffer.baseAddress
            return unsafe cfuzz_run_driver(&count, &base, callback)
        }
    }
}
