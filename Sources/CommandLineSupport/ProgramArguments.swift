import CArguments

/// The words that the program was called with.
///
/// The standard library reads them from `/proc`, which is not mounted in every root that a program is tried in.
package enum ProgramArguments {
    /// All words after the program's name; bytes that are no UTF-8 are replaced.
    package static var words: [String] {
        (1..<max(1, bitchat_argument_count())).compactMap { index in
            unsafe bitchat_argument(index).map { unsafe String(cString: $0) }
        }
    }
}
