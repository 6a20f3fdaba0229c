import Testing

@testable import Conformance

/// Tables of mixed keys against dictionaries.
@Suite struct KeyTableTests {
    private struct Number: MixedKey, Hashable {
        var value: UInt64
        /// Few hashes, so that many keys share one.
        func hash(_ mixer: KeyMixer) -> UInt64 { mixer.mix(value % 7, 0) }
    }

    @Test func aTableAnswersLikeADictionary() {
        var table = KeyTable<Number, Int>(), model: [Number: Int] = [:], bytes = SeededBytes(seed: 3)
        for round in 0..<5_000 {
            let key = Number(value: UInt64(bytes.next() % 100))
            if let place = table.place(of: key), bytes.next() % 2 == 0 {
                table.remove(at: place)
                model[key] = nil
            } else if let place = table.place(of: key) {
                table.update(place) { $0 += 1 }
                model[key, default: 0] += 1
            } else {
                _ = table.add(key, round)
                model[key] = round
            }
            if round % 1_999 == 1_998 {
                table.removeAll()
                model = [:]
            }
            #expect(table.count == model.count)
        }
        for value in 0..<100 as Range<UInt64> { #expect(table[Number(value: value)] == model[Number(value: value)]) }
    }

    @Test func numbersOfSlicesAnswerLikeADictionary() {
        let mixer = KeyMixer()
        var numbers = SliceNumbers(), model: [UInt16: UInt64] = [:], bytes = SeededBytes(seed: 4)
        for round in 0..<3_000 as Range<UInt64> {
            let index = UInt16(bytes.next()) << 4 | UInt16(bytes.next() & 15)
            numbers.set(round, at: index, mixer)
            model[index] = round
        }
        numbers.set(5, at: .max, mixer)
        model[.max] = 5
        #expect(numbers.count == model.count)
        for index in UInt16.min ... .max { #expect(numbers.number(at: index, mixer) == model[index]) }
    }

    @Test(arguments: [(0, 1), (7, 8), (8, 9), (15, 16), (16, 17), (31, 40)])
    func bytesThatDifferHaveOtherHashes(shorter: Int, longer: Int) {
        let mixer = KeyMixer(), zeros = [UInt8](repeating: 0, count: longer)
        let whole = zeros.withRawSpan { mixer.mix($0) }
        #expect(Array(zeros.prefix(shorter)).withRawSpan { mixer.mix($0) } != whole)
        var changed = zeros
        changed[shorter] = 1
        #expect(changed.withRawSpan { mixer.mix($0) } != whole)
        #expect(zeros.withRawSpan { mixer.mix($0) } == whole)
    }
}
