import FuzzTargets
import Hashes
import WireFormat

/// A folder of inputs in libFuzzer's layout: one input a file, named by its SHA-1.
///
/// Any other name is read too. Hidden files count for nothing.
struct CorpusFolder {
    /// Its path.
    let path: String
    /// The longest input that is read, in bytes.
    let longestInput: Int

    /// The folder for a target's inputs in what the user named: the folder called like the target if there is one, the
    /// folder itself otherwise; when inputs of several targets are kept there, always the former.
    init(_ folder: String, target: any FuzzTarget.Type, isShared: Bool) {
        let own = "\(folder)/\(target.name)"
        path = isShared || FileSystem.isFolder(own) ? own : folder
        longestInput = target.longestInput
    }

    /// Reads every input, by name; `note` is told what is skipped.
    func read(note: (String) -> Void) throws(FileError) -> [[UInt8]] {
        var inputs: [[UInt8]] = []
        for name in try FileSystem.names(in: path) where !name.hasPrefix(".") {
            let file = "\(path)/\(name)"
            do throws(FileError) {
                if let bytes = try FileSystem.read(file, most: longestInput) {
                    inputs.append(bytes)
                } else {
                    note("\(file) is skipped: no file of at most \(longestInput) bytes")
                }
            } catch {
                note(error.message)
            }
        }
        return inputs
    }

    /// Makes the folder where it is missing, and removes what the interrupted write of a process left behind that is no more.
    func prepare() throws(FileError) {
        try FileSystem.makeFolder(path)
        for name in try FileSystem.names(in: path) where FileSystem.isLeftBehind(name) {
            FileSystem.remove("\(path)/\(name)")
        }
    }

    /// Adds an input under its SHA-1, whole or not at all.
    func add(_ input: [UInt8]) throws(FileError) {
        try FileSystem.write(input, to: Self.name(of: input), in: path)
    }

    /// Whether there is an input of that name.
    func holds(_ name: String) -> Bool { FileSystem.isFile("\(path)/\(name)") }

    /// Removes the input of that name.
    func remove(_ name: String) { FileSystem.remove("\(path)/\(name)") }

    /// The name libFuzzer would give to an input.
    static func name(of input: [UInt8]) -> String {
        Hexadecimal.encode(input.withRawSpan { SHA1Hasher().hash($0) })
    }
}
