import Output
import WiresharkDissector

/// The Lua dissector as a file, or on standard output.
struct WiresharkLua {
    /// Its name in the plugin folder.
    static let fileName = "bitchat.lua"

    private let messages: Messages

    init(_ messages: Messages) { self.messages = messages }

    /// The file at `path`.
    static func file(_ path: String) -> PersonalFile {
        PersonalFile(path: path, head: WiresharkDissector.head, mode: 0o644)
    }

    /// Writes it to `path`; `-` is standard output.
    func write(to path: String) -> ExitStatus {
        if path == "-" {
            let out = OutputBuffer(.descriptor(1))
            out.text(WiresharkDissector.lua)
            return messages.finish(out) ? .done : .badInput
        }
        do throws(PersonalFile.Failure) {
            try Self.file(path).write(WiresharkDissector.lua)
        } catch {
            messages.error(error.message)
            return .badInput
        }
        messages.note("\(path) is written; tshark -X lua_script:\(path) -r FILE uses it")
        return .done
    }
}
