import Foundation

extension Program.Run {
    /// The object on each line; throws when a line is none.
    func objects() throws -> [[String: Any]] {
        try lines.map { line in
            guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                throw CocoaError(.propertyListReadCorrupt)
            }
            return object
        }
    }

    /// The text of each line's payload, nil where there is none.
    func texts() throws -> [String?] { try objects().map { ($0["payload"] as? [String: Any])?["text"] as? String } }

    /// The whole numbers under `key`, one a line, nil where there is none.
    func numbers(_ key: String) throws -> [Int?] { try objects().map { $0[key] as? Int } }
}
