import CorpusFiles
import WireFormat

@testable import Fuzzing

/// Questions and answers written as JSON.
enum Questions {
    /// The object that `text` is.
    static func object(_ text: String) throws -> JSONObject {
        let value = try Array(text.utf8).withRawSpan { (bytes) throws(JSONError) in try JSONReader.value(of: bytes) }
        guard case .object(let object) = value else { throw VectorError("text", expected: "an object") }
        return object
    }

    /// The question of the vector that `text` is.
    static func question(_ text: String) throws -> CompareCase {
        try CompareCase(try Vector(.object(try object(text))))
    }

    /// A frame of 22 bytes with these flags, without a payload (docs/protocol.md 2.1).
    static func frame(_ id: String, flags: String, profile: String = "ios", rest: String = "") throws -> CompareCase {
        try question(
            #"{"id":"\#(id)","kind":"frame","profile":"\#(profile)","hex":"010207000001"#
                + #"99c82cc000\#(flags)00003f303fd3a798a18f\#(rest)","want":null}"#)
    }

    /// Requests to one peer and checks of answers, at the seconds given (docs/protocol.md 5.1).
    static func window(_ id: String, checksAt seconds: [Int]) throws -> CompareCase {
        let checks = seconds.map { #",{"t":\#($0 * 1000),"do":"check","peer":"3f303fd3a798a18f","rsr":true,"want":true}"# }
        return try question(
            #"{"id":"\#(id)","kind":"window","profile":"spec","events":[{"t":0,"do":"request","peer":"3f303fd3a798a18f"}"#
                + checks.joined() + "]}")
    }
}
