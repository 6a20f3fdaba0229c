import Testing

@testable import LiveCapture

@Suite struct LiveCapturePlaceholderTests {}
