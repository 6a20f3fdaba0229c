import PacketGenerators

/// English sentences without sense, of about the letters and repetitions that people's have.
struct Sentences {
    private static let openings = [
        "I think", "Maybe", "Tell everyone", "They say", "Nobody knows", "It seems", "Remember", "Sorry, but",
    ]
    private static let subjects = [
        "the bridge", "our group", "the old market", "a friend of mine", "the last train", "your sister", "the library",
        "that new café", "the music", "somebody with a bicycle",
    ]
    private static let verbs = [
        "is closed until", "will be ready after", "was much better than", "moved next to", "starts right before",
        "needs water from", "looks nothing like", "can be seen from", "belongs to", "waits behind",
    ]
    private static let objects = [
        "the north gate", "tomorrow evening", "the big stage", "what we expected", "the river", "all those people",
        "Thursday", "the blue tent", "my phone", "seven o'clock",
    ]
    private static let endings = [".", ", right?", "!", ", so hurry up.", ", as always.", "...", " and I am tired.", "?"]

    private var random: SplitMix64

    /// Makes sentences that `random` chooses.
    init(_ random: SplitMix64) { self.random = random }

    /// Sentences until there are so many letters.
    mutating func text(ofAtLeast length: Int) -> String {
        var text = ""
        while text.utf8.count < length { text += (text.isEmpty ? "" : " ") + sentence() }
        return text
    }

    private mutating func sentence() -> String {
        let words = [Self.openings, Self.subjects, Self.verbs, Self.objects].map { pick($0) }
        return words.joined(separator: " ") + pick(Self.endings)
    }

    private mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }
}
