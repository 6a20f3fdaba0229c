/// Why a vector file, or one line of it, cannot be read.
package struct VectorFileError: Error, Sendable, Hashable {
    /// The file as the user named it.
    package let path: String
    /// The line from 1, or 0 for the file as a whole.
    package let line: Int
    /// The byte of the line from 1, or 0 for the line as a whole.
    package let column: Int
    /// What is wrong, as one plain clause.
    package let message: String

    /// Makes an error; see the properties.
    package init(_ path: String, line: Int = 0, column: Int = 0, _ message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }
}

extension VectorFileError: CustomStringConvertible {
    /// `FILE:LINE:COLUMN: message`, without what is 0.
    package var description: String {
        ([path] + [line, column].filter { $0 > 0 }.map(String.init)).joined(separator: ":") + ": " + message
    }
}
