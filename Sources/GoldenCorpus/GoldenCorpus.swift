import CorpusFiles

/// The corpus as files: the same bytes at every run and on every machine.
package enum GoldenCorpus {
    /// One file.
    package struct File: Sendable, Hashable {
        /// Its path within the corpus.
        package let path: String
        /// What it holds.
        package let bytes: [UInt8]
    }

    /// The vectors of each file of vectors, by its name without ending, in the order of the names.
    package static func vectors() -> [(file: String, vectors: [CorpusVector])] {
        var files: [String: [CorpusVector]] = [:]
        for subject in VectorSubjects.all { files[subject.file, default: []] += subject.vectors() }
        return files.sorted { $0.key < $1.key }.map { (file: $0.key, vectors: $0.value) }
    }

    /// Every file that is made from code.
    package static func files() -> [File] {
        let vectors = vectors()
        return vectors.map { File(path: "vectors/\($0.file).jsonl", bytes: VectorText.file($0.vectors.map(\.object))) }
            + FrameFiles.files(of: vectors.flatMap(\.vectors)) + [KeyFile.file]
    }
}
