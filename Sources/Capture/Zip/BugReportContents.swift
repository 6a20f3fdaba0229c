/// Which entries of an Android bug report hold the Bluetooth log, best first (docs/capture-formats.md 3.4).
struct BugReportContents {
    private let entries: [ZipEntry]

    /// Looks into an archive with these entries.
    init(_ entries: [ZipEntry]) {
        self.entries = entries.filter { $0.size > 0 }
    }

    /// The logs to read, one behind the other: the older file of a pair first, since both are one stream.
    ///
    /// The full log comes before the filtered one, that before the vendor's folder, that before the short log.
    var logs: [ZipEntry] {
        for stem in ["btsnoop_hci.log", "btsnoop_hci.log.filtered"] {
            let pair = self.pair(stem)
            if !pair.isEmpty { return pair }
        }
        let vendor = entries.filter { $0.name.contains("data/log/bt/") }.sorted { $0.name < $1.name }
        if !vendor.isEmpty { return vendor }
        let renamed = entries.filter { $0.baseName.hasSuffix(".cfa") }.sorted { $0.name < $1.name }
        return renamed.isEmpty ? pair("btsnooz_hci.log") : renamed
    }

    /// The report's text, by its usual names, in case no `main_entry.txt` names it.
    var texts: [ZipEntry] {
        entries.filter {
            $0.baseName.hasSuffix(".txt") && ($0.baseName.hasPrefix("bugreport") || $0.baseName.hasPrefix("dumpstate"))
        }
    }

    /// The entry of this name.
    func entry(_ name: String) -> ZipEntry? { entries.first { $0.name == name } }

    private func pair(_ stem: String) -> [ZipEntry] {
        [stem + ".last", stem].compactMap { name in entries.first { $0.baseName == name } }
    }
}
