import Testing

@testable import Fuzzing

@Suite struct ShardTests {
    @Test(arguments: 1...7) func shardsOfOneCampaignRunEveryInputOnce(count: UInt64) throws {
        var runs = [Int](repeating: 0, count: 100)
        for number in 1...count {
            let shard = try #require(Shard("\(number)/\(count)"))
            for index in stride(from: shard.first, to: 100, by: Int(shard.step)) { runs[Int(index)] += 1 }
        }
        #expect(runs == [Int](repeating: 1, count: 100))
    }

    @Test(arguments: 1...5) func lanesOfAShardRunItsInputsOnce(jobs: Int) throws {
        let shard = try #require(Shard(2, of: 3))
        var runs = [Int](repeating: 0, count: 100)
        for lane in 0..<jobs {
            let part = shard.lane(lane, of: jobs)
            for index in stride(from: part.first, to: 100, by: Int(part.step)) { runs[Int(index)] += 1 }
        }
        #expect(runs == (0..<100).map { $0 % 3 == 2 ? 1 : 0 })
    }

    @Test func countsItsInputsBelowAnEnd() throws {
        let shard = try #require(Shard(2, of: 3))
        #expect([0, 2, 3, 5, 6, 100].map { shard.count(below: $0) } == [0, 0, 1, 1, 2, 33])
    }

    @Test(arguments: ["0/3", "4/3", "1/0", "1", "1/2/3", "a/b", "-1/2", "", "/"]) func refusesWhatIsNoShard(text: String) {
        #expect(Shard(text) == nil)
    }
}
