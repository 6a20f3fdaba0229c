import Capture

/// Something to tell the user of a live run.
struct LiveRemark: Equatable {
    /// Whether it is told even to those who want no notes.
    var isGrave: Bool
    /// Whether it says no more than the source's condition, which a screen shows by itself.
    var isCondition = false
    /// One line.
    var text: String
}

extension LiveRemark {
    /// What is wrong with a capture that can be read all the same.
    init(_ problem: CaptureProblem) {
        isGrave = false
        text = Messages.sentence(problem.source, problem.record, problem.offset, problem.message)
    }
}
