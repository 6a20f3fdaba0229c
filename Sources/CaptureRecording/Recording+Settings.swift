import Capture

extension Recording {
    /// Where a recording goes, and how.
    package struct Settings: Sendable {
        /// The file to write (`-`: standard output); with rotation, what the files' names are made of.
        package var path: String
        /// What is written.
        package var format: Format
        /// When a new file begins.
        package var rotation = Rotation()
        /// The files that are being read, `-` being standard input: none of them is written to.
        package var inputs: [String] = []
        /// Whether records are gathered before they are written; false for what comes in live.
        package var gathers = false
        /// The link type of every record, where that is known before the first: the file's header is then written at once.
        package var linkType: LinkType?
        /// Whether a file is begun by the first record or by `begin`, and one that is there is left as it is until then.
        package var beginsLater = false
        /// What happens while nobody reads a FIFO.
        package var patience = ReaderPatience()
        /// The program that pcapng names as its writer.
        package var application = "bitchat-dissect"

        /// Makes settings; see the properties.
        package init(path: String, format: Format = .pcapng) {
            self.path = path
            self.format = format
        }
    }
}
