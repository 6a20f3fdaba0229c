/// An adapter of this computer, or all of them, read through libpcap.
package final class AdapterSource: LiveSource {
    package let name: String

    /// Makes a source of `hci0`, `bluetooth0` or `bluetooth-monitor`.
    package init(name: String) { self.name = name }

    package func open() throws(LiveSourceError) {
        throw LiveSourceError(.noAdapter, source: name, message: "there is no such adapter")
    }

    package func run(into port: any RecordPort) {}
}
