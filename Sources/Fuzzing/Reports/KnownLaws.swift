import FuzzTargets

/// Every law that a finding may name.
enum KnownLaws {
    /// The targets' laws, the engines' own, and those of the target that fails on purpose.
    static let all: [Law] =
        CodecLaws.all + StateLaws.all + [TargetRunner.boundedAllocation, SelfCheckTarget.law, SelfCheckTarget.gateLaw]
}
