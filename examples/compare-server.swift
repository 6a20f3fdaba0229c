// A program for `bitchat-fuzz compare -- ./compare-server`, made by `swiftc -O examples/compare-server.swift`.
// It answers kind frame of iOS, without compressed payloads (docs/protocol.md 2.1 to 2.3), in the lines of docs/compare.md.
import Foundation

struct Refused: Error {}

func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.utf8.map { UInt8($0 < 58 ? $0 - 48 : $0 - 87) }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

func number(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

/// What a frame says; nil for one whose payload is compressed.
func frame(_ data: [UInt8]) throws -> [String: Any]? {
    var rest = data[...]
    func take(_ count: Int) throws -> ArraySlice<UInt8> {
        guard rest.count >= count else { throw Refused() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
    let version = number(try take(1))
    guard version == 1 || version == 2 else { throw Refused() }
    var got: [String: Any] = ["v": version, "type": number(try take(1)), "ttl": number(try take(1))]
    got["ts"] = String(number(try take(8)))
    let flags = number(try take(1)), length = number(try take(version == 1 ? 2 : 4))
    guard length <= 1_179_760 else { throw Refused() }
    got["sender"] = hex(try take(8))
    if flags & 0x01 != 0 { got["recipient"] = hex(try take(8)) }
    if flags & 0x08 != 0, version == 2 {
        let count = number(try take(1))
        let route = try (0..<count).map { _ in hex(try take(8)) }
        if !route.isEmpty { got["route"] = route }
    }
    if flags & 0x04 != 0 { return nil }
    got["payload"] = hex(try take(Int(length)))
    if flags & 0x02 != 0 { got["sig"] = hex(try take(64)) }
    if flags & 0x10 != 0 { got["rsr"] = true }
    return got
}

func answer(_ question: [String: Any]) -> [String: Any] {
    var answer: [String: Any] = ["id": question["id"] ?? ""]
    guard question["hello"] == nil else {
        return answer.merging(["name": "compare-server.swift", "kinds": ["frame"], "profiles": ["spec", "ios"]]) { $1 }
    }
    let fill = (question["fill"] as? [Int]) ?? [0, 0]
    let input = bytes((question["hex"] ?? question["head"]) as? String ?? "") + Array(repeating: UInt8(fill[0]), count: fill[1])
    do {
        if let got = try frame(input) { answer["got"] = got } else { answer["skip"] = "compressed payloads are not done here" }
    } catch { answer["got"] = NSNull() }
    return answer
}

while let line = readLine() {
    guard let question = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
    FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: answer(question)) + Data("\n".utf8))
}
