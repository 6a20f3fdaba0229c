import Glibc

/// Finds the vector files of a folder.
enum VectorFolder {
    /// Every `.jsonl` file of `folder`, by name; empty when there is no such folder.
    static func files(in folder: String) -> [String] {
        guard let entries = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(entries) }
        var files: [String] = []
        while let entry = unsafe readdir(entries) {
            // The name is an array of characters that ends with a zero byte, valid until the next entry is read.
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name.hasSuffix(".jsonl"), !name.hasPrefix(".") { files.append(folder + "/" + name) }
        }
        return files.sorted()
    }
}
