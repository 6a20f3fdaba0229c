import CPcre2
import Synchronization

/// A regular expression as libpcre2 reads it, without regard to case, over bytes (pcre2pattern(3)).
///
/// The steps of one search are limited, so that no expression takes long; a search that is given up finds nothing and is counted.
@safe package final class RegularExpression: @unchecked Sendable {
    /// Why an expression cannot be read.
    struct Fault: Error {
        /// What libpcre2 says.
        var message: String
        /// The byte of the expression that it is about.
        var offset: Int
    }

    /// The steps at each place of a value that searching it may take: fewer in a long one.
    private static let steps = 20_000_000, mostSteps = 100_000, fewestSteps = 200
    /// The memory of one search, in KiB.
    private static let heap: UInt32 = 8192
    private static let depth: UInt32 = 10_000

    private let code: OpaquePointer
    private let count = Atomic<Int>(0)

    /// How many searches were given up.
    package var givenUp: Int { count.load(ordering: .relaxed) }

    /// Reads `pattern`.
    init(_ pattern: [UInt8]) throws(Fault) {
        var number: Int32 = 0, offset = 0
        let options = UInt32(PCRE2_CASELESS) | UInt32(PCRE2_NEVER_UTF)
        guard let code = unsafe pcre2_compile_8(pattern, pattern.count, options, &number, &offset, nil) else {
            throw Fault(message: Self.message(number), offset: offset)
        }
        unsafe self.code = code
    }

    deinit { unsafe pcre2_code_free_8(code) }

    /// Whether it describes a part of `subject`.
    func matches(_ subject: [UInt8]) -> Bool {
        guard let context = unsafe pcre2_match_context_create_8(nil) else { return false }
        defer { unsafe pcre2_match_context_free_8(context) }
        guard let data = unsafe pcre2_match_data_create_8(1, nil) else { return false }
        defer { unsafe pcre2_match_data_free_8(data) }
        let limit = min(Self.mostSteps, max(Self.fewestSteps, Self.steps / max(1, subject.count)))
        unsafe pcre2_set_match_limit_8(context, UInt32(limit))
        unsafe pcre2_set_depth_limit_8(context, Self.depth)
        unsafe pcre2_set_heap_limit_8(context, Self.heap)
        let result = unsafe pcre2_match_8(code, subject, subject.count, 0, 0, data, context)
        if result < 0, result != PCRE2_ERROR_NOMATCH { count.add(1, ordering: .relaxed) }
        return result >= 0
    }

    private static func message(_ number: Int32) -> String {
        var text = [UInt8](repeating: 0, count: 256)
        let length = unsafe pcre2_get_error_message_8(number, &text, text.count)
        return length > 0 ? String(decoding: text.prefix(Int(length)), as: UTF8.self) : "error \(number)"
    }
}
