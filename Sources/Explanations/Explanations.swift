/// Everything that can be explained.
package enum Explanations {
    /// The topics; a new one is one file in `Topics` and one line here.
    package static let topics: [ExplanationTopic] = [
        RuleTopic.topic, ReasonTopic.topic, ProfileTopic.topic, TypeTopic.topic, FlagTopic.topic, TLVTopic.topic,
        ErrorTopic.topic,
        FieldTopic.topic,
    ]

    /// All that `word` may mean, in the order of the topics.
    package static func find(_ word: String) -> [Explanation] {
        topics.flatMap(\.explanations).filter { $0.isCalled(word) }
    }

    /// Every word there is, without other spellings.
    package static var words: [String] {
        var seen: Set<String> = []
        return topics.flatMap(\.explanations).map(\.name).filter { seen.insert($0).inserted }
    }

    /// Every spelling there is.
    package static var spellings: [String] { topics.flatMap(\.explanations).flatMap { [$0.name] + $0.aliases } }
}
