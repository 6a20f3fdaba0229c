import CFuzzing

/// Called by libFuzzer to change `data` in place: at most `limit` bytes, of which `size` are filled; returns the new size.
@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzerCustomMutator(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32) -> Int {
    // libFuzzer gives `limit` bytes of room, and the bytes stand during the call.
    let input = unsafe UnsafeRawBufferPointer(start: data, count: size).bytes
    guard let bytes = unsafe LibFuzzerMutations.current?.mutated(input, limit: limit, seed: seed), !bytes.isEmpty else {
        return unsafe cfuzz_mutate(data, size, limit)
    }
    return unsafe fill(data, limit, bytes)
}

/// Called by libFuzzer to make one input of two in `out`, which has room for `limit` bytes; returns its size, 0 for none.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func fuzzerCustomCrossOver(
    _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>, _ secondSize: Int,
    _ out: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: UInt32
) -> Int {
    // Both inputs stand during the call.
    let input = unsafe UnsafeRawBufferPointer(start: first, count: firstSize).bytes
    let partner = unsafe UnsafeRawBufferPointer(start: second, count: secondSize).bytes
    let bytes = unsafe LibFuzzerMutations.current?.crossed(input, partner, limit: limit, seed: seed)
    return unsafe fill(out, limit, bytes ?? [])
}

/// Copies what fits; libFuzzer gives `limit` bytes of room at `out`, and the index stays below it.
private func fill(_ out: UnsafeMutablePointer<UInt8>, _ limit: Int, _ bytes: [UInt8]) -> Int {
    let count = min(limit, bytes.count)
    for index in 0..<count { unsafe out[index] = bytes[index] }
    return count
}
