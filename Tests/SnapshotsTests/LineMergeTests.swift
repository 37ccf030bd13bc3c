import Testing

@testable import GalleySnapshots

@Suite("The merge of files beside references")
struct LineMergeTests {
  private func lock(_ pictures: [String: UInt64]) -> LockFile {
    var file = LockFile()
    for (name, pixels) in pictures {
      file.entries[name] = .picture(.init(digest: 1, pixels: pixels, tree: 2, size: 3, file: 4))
    }
    return file
  }

  private func merge(
    _ base: [String: UInt64], _ ours: [String: UInt64], _ theirs: [String: UInt64]
  ) throws -> LineMerge {
    let texts = [base, ours, theirs].map { Array(lock($0).text.utf8) }
    return try LineMerge(.lock, base: texts[0], ours: texts[1], theirs: texts[2])
  }

  @Test("Lines that one side added, changed or removed are merged")
  func oneSide() throws {
    let merge = try merge(
      ["a": 1, "b": 1, "c": 1], ["a": 2, "b": 1, "c": 1, "d": 5], ["a": 1, "b": 3, "e": 6])
    #expect(merge.contradictions.isEmpty)
    #expect(merge.text == lock(["a": 2, "b": 3, "d": 5, "e": 6]).text)
  }

  @Test("A contradiction stands between marks, which readers refuse, and can be settled")
  func contradiction() throws {
    var merge = try merge(["a": 1, "b": 1], ["a": 2, "b": 1], ["a": 3, "b": 4])
    #expect(Array(merge.contradictions.keys) == ["a"])
    #expect(LockFile(text: merge.text).faults.count == 3 + 1)
    #expect(merge.textOfOurs == lock(["a": 2, "b": 4]).text)
    merge.settle(["a"], .lock, from: Array(lock(["a": 9, "b": 9]).text.utf8))
    #expect(merge.text == lock(["a": 9, "b": 4]).text)
  }

  @Test("One side that removed what the other changed is a contradiction")
  func removal() throws {
    let merge = try merge(["a": 1], [:], ["a": 2])
    #expect(merge.contradictions["a"]?.ours == nil)
    #expect(merge.contradictions["a"]?.theirs != nil)
  }

  @Test("A side with a line that cannot be read is refused by its line")
  func unreadable() throws {
    let good = Array(lock(["a": 1]).text.utf8)
    #expect(throws: LineFault(line: 1, reason: .mergeMark)) {
      try LineMerge(.lock, base: [], ours: Array("<<<<<<< a\n".utf8), theirs: good)
    }
  }
}
