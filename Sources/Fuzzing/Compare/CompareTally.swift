/// How many questions ended how.
struct CompareTally: Equatable {
    /// Both sides answered the same.
    var agreed = 0
    /// They did not.
    var differed = 0
    /// The other program did not answer.
    var failed = 0
    /// It said that it does not do this.
    var skipped = 0
    /// It offered no such kind or profile, or the kind was set aside.
    var notAsked = 0

    /// The answers that were compared, or should have been.
    var asked: Int { agreed + differed + failed }

    /// The counts as a clause.
    var description: String {
        "\(asked) asked, \(agreed) agree, \(differed) differ, \(failed) without an answer"
            + (skipped == 0 ? "" : ", \(skipped) skipped by the program") + (notAsked == 0 ? "" : ", \(notAsked) not asked")
    }
}
