import CorpusFiles
import Mutators
import PacketGenerators
import WireFormat

/// Changes cases: the bytes of their frames and payloads, their numbers, and the order of their events.
struct CaseMutation {
    private var random: SplitMix64

    /// Makes the mutation number `index` of a run; equal seeds and indexes give equal changes.
    init(seed: UInt64, index: Int) {
        random = SplitMix64(seed: seed ^ UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15)
        _ = random.next()
    }

    /// A number below `bound`, to choose a case by.
    mutating func below(_ bound: Int) -> Int { random.below(bound) }

    /// `base` changed one to four times; `partner` is another case of its kind.
    mutating func mutant(of base: CompareCase, partner: CompareCase) -> CompareCase {
        let shape = CaseShape.shape(of: base.kind.name)
        var mutant = base
        mutant.isMutant = true
        for _ in 0...random.below(4) { change(&mutant.inputs, shape, partner.inputs) }
        return mutant
    }

    private mutating func change(_ inputs: inout JSONObject, _ shape: CaseShape, _ partner: JSONObject) {
        switch random.below(4) {
        case 0 where !shape.lists.isEmpty: changeList(&inputs, shape.lists[random.below(shape.lists.count)])
        case 1 where !shape.numbers.isEmpty: changeNumber(&inputs, shape.numbers[random.below(shape.numbers.count)])
        default:
            if !shape.bytes.isEmpty {
                changeBytes(&inputs, shape.bytes[random.below(shape.bytes.count)], partner)
            } else if !shape.eventBytes.isEmpty {
                changeEvent(&inputs, shape.eventBytes[random.below(shape.eventBytes.count)], partner)
            } else if !shape.lists.isEmpty {
                changeList(&inputs, shape.lists[random.below(shape.lists.count)])
            } else if !shape.numbers.isEmpty {
                changeNumber(&inputs, shape.numbers[random.below(shape.numbers.count)])
            }
        }
    }

    private mutating func changeBytes(_ inputs: inout JSONObject, _ input: ByteInput, _ partner: JSONObject) {
        guard var bytes = inputs.bytes(at: input.path) else { return }
        change(&bytes, input, partner.bytes(at: input.path) ?? [])
        inputs.setBytes(bytes, at: input.path)
    }

    /// Changes bytes by their shape, or plainly where they have none.
    private mutating func change(_ bytes: inout [UInt8], _ input: ByteInput, _ partner: [UInt8]) {
        let lead = input.type.map { [$0] } ?? []
        var whole = lead + bytes
        var mutator = InputMutator(input.shape ?? .frame)
        if input.shape == nil {
            mutator.mutateBytes(&whole, partner: lead + partner, limit: input.limit, &random)
        } else {
            mutator.mutate(&whole, partner: lead + partner, limit: input.limit, &random)
        }
        bytes = Array(whole.dropFirst(lead.count))
    }

    /// Changes the bytes of one event.
    private mutating func changeEvent(_ inputs: inout JSONObject, _ input: ByteInput, _ partner: JSONObject) {
        guard var events = inputs.list(at: ["events"]), !events.isEmpty else { return }
        let index = random.below(events.count)
        guard case .object(var event) = events[index] else { return }
        let others = partner.list(at: ["events"]) ?? []
        if case .object(let other) = others.isEmpty ? JSONValue.null : others[random.below(others.count)] {
            changeBytes(&event, input, other)
        } else {
            changeBytes(&event, input, event)
        }
        events[index] = .object(event)
        inputs["events"] = .array(events)
    }

    private mutating func changeNumber(_ inputs: inout JSONObject, _ number: (name: String, range: ClosedRange<Int64>)) {
        guard case .number(let text) = inputs[number.name], let value = Int64(text) else { return }
        let candidates = [
            value &+ 1, value &- 1, value &* 2, value / 2, number.range.lowerBound, number.range.upperBound,
            Int64(random.next() >> 32),
        ]
        let chosen = candidates[random.below(candidates.count)]
        inputs[number.name] = .integer(min(max(chosen, number.range.lowerBound), number.range.upperBound))
    }

    /// Drops, repeats or swaps elements; times stay where they are, so that the clock goes on as before.
    private mutating func changeList(_ inputs: inout JSONObject, _ path: [String]) {
        guard let elements = inputs.list(at: path), !elements.isEmpty else { return }
        let index = random.below(elements.count), other = random.below(elements.count)
        var changed = elements
        switch random.below(3) {
        case 0: changed.remove(at: index)
        case 1: changed.insert(Self.timed(elements[index], as: elements[other]), at: other)
        default:
            changed[index] = Self.timed(elements[other], as: elements[index])
            changed[other] = Self.timed(elements[index], as: elements[other])
        }
        inputs[path: path] = .array(changed)
    }

    /// `event` at the time of `model`; anything else than events as it is.
    private static func timed(_ event: JSONValue, as model: JSONValue) -> JSONValue {
        guard case .object(var object) = event, case .object(let timed) = model, object["t"] != nil else { return event }
        object["t"] = timed["t"]
        return .object(object)
    }
}
