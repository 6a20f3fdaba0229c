import WireFormat

@testable import FuzzTargets

/// Inputs that show the planted faults: the seeds, and what only one fault needs.
enum PlantInputs {
    /// All inputs of a target.
    static func inputs(_ target: String) -> [[UInt8]] {
        let seeds = FuzzTargets.named(target)?.seeds().map(\.bytes) ?? []
        switch target {
        case "frame": return (seeds + [oddTail]).flatMap { varied($0, at: 2) }
        case "payload": return seeds + payloads
        case "request-sync": return seeds + requests
        case "signature": return (seeds + frames + varied(frames[1], at: 10)).flatMap { varied($0, at: 3) }
        case "capture": return seeds.flatMap { varied($0, at: max(0, $0.count - 1)).prefix(12) }
        default: return seeds
        }
    }

    /// An input with each value of one byte, so that some are chosen for the slow laws.
    private static func varied(_ input: [UInt8], at place: Int) -> [[UInt8]] {
        guard place < input.count else { return [input] }
        return [input]
            + stride(from: UInt8(0), to: 250, by: 5).map { value in
                var other = input
                other[place] = value
                return other
            }
    }

    private static let key = [UInt8](repeating: 7, count: 32)
    private static let announce = SimpleTLV.written([(1, [0x61]), (2, key), (3, key)], wide: false)

    private static var payloads: [[UInt8]] {
        let stream = [UInt8](repeating: 1, count: 8)
        let courier = SimpleTLV.written([(1, Array(key.prefix(16))), (2, stream), (3, [1])], wide: true)
        let carrier = SimpleTLV.written([(1, [1]), (2, [0x75]), (3, [0x7B])], wide: true)
        let signature = key + key
        return [
            [1] + announce + [1, 1, 0x62], [1] + announce + [4, 9] + [UInt8](repeating: 5, count: 9),
            [1] + announce + [6, 13] + [UInt8](repeating: 0x75, count: 13),
            [1] + SimpleTLV.written([(1, [0x61]), (2, key), (3, key)], wide: true),
            [2] + [UInt8](repeating: 0x61, count: 61), [4] + courier + SimpleTLV.written(4, [9], wide: true),
            [0x11] + [UInt8](repeating: 1, count: 19),
            [0x20] + stream + [0, 3, 0, 3, 2, 1], [0x20] + stream + [0, 3, 0x27, 0x11, 2, 1],
            [0x20] + stream + [0, 3, 1, 1, 2, 1],
            [0x22, 2, 0, 4, 0, 0x10, 0, 1, 4, 0, 0, 0, 1, 9], [0x26] + stream + [7, 1],
            [0x24]
                + SimpleTLV.written(
                    [(1, key), (2, [0, 0, 0, 1] + key + [0, 0, 0, 1] + key), (3, stream), (4, signature)], wide: true),
            [0x28] + carrier + [1], [0x29] + stream + [0, 1, 0, 0, 0],
            [0x2C] + SimpleTLV.written([(1, [0, 0, 0, 1]), (2, signature), (3, [1, 0])], wide: false),
        ]
    }

    private static var requests: [[UInt8]] {
        let base = SimpleTLV.written([(1, [7]), (2, [0, 0, 1, 0]), (3, [0x0A, 0x1B])], wide: true)
        return [base + SimpleTLV.written(4, [0x20, 0xF8], wide: true)]
    }

    /// A response with reserved flags, and a message of one byte, each with its signer's number before it.
    private static var frames: [[UInt8]] {
        [
            [0x04] + Codec.bytes("01020700000199c82cc000 f0 0002 3dcc8696566b1e17 6869"),
            [0x04] + Codec.bytes("01020700000199c82cc000 00 0001 3dcc8696566b1e17 68"),
        ]
    }

    /// A frame with three bytes after it, of which only the first is a 3.
    private static let oddTail = Codec.bytes("01020700000199c82cc000 00 0002 3dcc8696566b1e17 6869 030102")
}
