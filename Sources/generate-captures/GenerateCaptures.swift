import Glibc
import PacketGenerators

/// The program that writes the published captures, and captures of any size for measurements.
@main
enum GenerateCaptures {
    /// The exit status of a file that cannot be written.
    private static let failure: Int32 = 1
    /// The exit status of a command line that cannot be understood.
    private static let misuse: Int32 = 2

    static func main() {
        do {
            try run(GenerateCommand(Array(CommandLine.arguments.dropFirst())))
        } catch let error as UsageError {
            Messages.error(error.message + "\n" + GenerateCommand.usage)
            exit(misuse)
        } catch let error as WriteError {
            Messages.error(error.message)
            exit(failure)
        } catch {
            Messages.error("\(error)")
            exit(failure)
        }
    }

    private static func run(_ command: GenerateCommand) throws(WriteError) {
        switch command {
        case .help: try OutputFile.standard.write(Array((GenerateCommand.usage + "\n").utf8))
        case .scenarios(let choice, let folder):
            for file in choice.files { try OutputFile.write(file.bytes, to: folder + "/" + file.name) }
        case .traffic(let profile, let records, let seed, let shape, let path):
            let output = try OutputFile(path)
            try BusyTraffic.write(profile, records: records, seed: seed, shape: shape) { (piece: [UInt8]) throws(WriteError) in
                try output.write(piece)
            }
            try output.close()
        }
    }
}
