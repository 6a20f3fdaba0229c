import Testing

@testable import Fuzzing

@Suite struct Placeholder {}
