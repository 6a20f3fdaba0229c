import CCrypto

/// One digest context of libcrypto, reused from message to message.
///
/// The algorithm is fetched once: looking it up by name costs more than hashing a frame. Setting up fails only where
/// libcrypto lacks the algorithm or memory is exhausted, never because of any input.
@safe final class DigestContext {
    private let context: OpaquePointer
    private let algorithm: OpaquePointer
    private var isBegun = false
    /// Whether the context already holds the algorithm, so that it need only be wound back.
    private var isSetUp = false

    /// Fetches the algorithm libcrypto knows as `name`.
    init(_ name: String) {
        guard let algorithm = unsafe EVP_MD_fetch(nil, name, nil), let context = unsafe EVP_MD_CTX_new() else {
            preconditionFailure("libcrypto offers no \(name)")
        }
        unsafe self.algorithm = unsafe algorithm
        unsafe self.context = unsafe context
    }

    deinit {
        unsafe EVP_MD_CTX_free(context)
        unsafe EVP_MD_free(algorithm)
    }

    /// Forgets what was hashed so far.
    func restart() { isBegun = false }

    /// Hashes `bytes` after what was hashed before.
    func update(_ bytes: RawSpan) {
        unsafe bytes.withUnsafeBytes { unsafe update($0) }
    }

    /// Hashes the bytes of `value` in memory order.
    func update(memoryOf value: some FixedWidthInteger & BitwiseCopyable) {
        unsafe withUnsafeBytes(of: value) { unsafe update($0) }
    }

    /// Writes the digest to `target`, which has room for it; the next message begins.
    func finish(into target: UnsafeMutableRawBufferPointer) {
        begin()
        // libcrypto writes as many bytes as the algorithm's digest has: both callers give that many.
        check(unsafe EVP_DigestFinal_ex(context, target.baseAddress?.assumingMemoryBound(to: UInt8.self), nil))
        isBegun = false
    }

    private func update(_ bytes: UnsafeRawBufferPointer) {
        begin()
        check(unsafe EVP_DigestUpdate(context, bytes.baseAddress, bytes.count))
    }

    /// Sets the context up for a message, unless one was begun.
    private func begin() {
        guard !isBegun else { return }
        check(unsafe EVP_DigestInit_ex2(context, isSetUp ? nil : algorithm, nil))
        isSetUp = true
        isBegun = true
    }

    private func check(_ status: Int32) {
        precondition(status == 1, "libcrypto refused to hash")
    }
}
