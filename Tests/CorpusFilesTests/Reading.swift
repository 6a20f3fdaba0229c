import WireFormat

@testable import CorpusFiles

/// The value that `text` is, or the error.
func read(_ text: String) -> Result<JSONValue, JSONError> { read(Array(text.utf8)) }

/// The value that `bytes` are, or the error.
func read(_ bytes: [UInt8]) -> Result<JSONValue, JSONError> {
    bytes.withRawSpan { bytes in Result { () throws(JSONError) in try JSONReader.value(of: bytes) } }
}

/// The error of a text that is no JSON.
func refusal(of text: String) -> JSONError? {
    guard case .failure(let error) = read(text) else { return nil }
    return error
}

/// The vector that a line is.
func vector(_ line: String) throws -> Vector { try Vector(read(line).get()) }
