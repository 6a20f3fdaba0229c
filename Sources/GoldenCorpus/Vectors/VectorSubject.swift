/// Some vectors about one subject, in the order in which they are written.
///
/// Several subjects may share a file; they follow one another in the order of `VectorSubjects`.
protocol VectorSubject: SendableMetatype {
    /// The name of the file, without its ending.
    static var file: String { get }
    /// The vectors.
    static func vectors() -> [CorpusVector]
}
