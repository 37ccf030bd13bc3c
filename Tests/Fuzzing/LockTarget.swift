@testable import GalleySnapshots

/// The text files beside references: lock, inputs, frame dumps.
enum LockTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lock = LockFile(text: text)
    let again = LockFile(text: lock.text)
    precondition(again.entries == lock.entries && again.faults.isEmpty)
    let inputs = InputsFile(text: text)
    precondition(InputsFile(text: inputs.text).lines == inputs.lines)
    for name in inputs.lines.keys {
      _ = inputs.metadata(of: name, pixels: inputs.lines[name]?.pixels ?? 0)
    }
    if let scene = try? FrameDumpReader.read(text) {
      let dump = FrameDump.text(scene)
      precondition((try? FrameDumpReader.read(dump)).map { FrameDump.text($0) } == dump)
    }
  }
}
