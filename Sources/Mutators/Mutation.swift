/// One way to change an input; it changes nothing where the input has no such part.
protocol Mutation: SendableMetatype {
    /// What reports call it: lower case with hyphens.
    static var name: String { get }
    /// Changes the window of the draft once.
    static func apply(_ draft: inout Draft)
}
