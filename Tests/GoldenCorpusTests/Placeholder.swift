import Testing

@testable import GoldenCorpus

@Suite struct Placeholder {}
