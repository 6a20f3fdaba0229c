/// What a page says of itself.
package struct ReportHead: Sendable, Hashable {
    /// The heading; empty for the names of the sources.
    package var title = ""
    /// The program and its version.
    package var tool = ""
    /// The revisions of the apps whose protocol it knows.
    package var protocolRevisions = ""
    /// The command that made the page, without where the page went.
    package var command = ""
    /// Remarks about the sources: what is cut, damaged or left out.
    package var notes: [String] = []

    /// Makes an empty head.
    package init() {}
}
