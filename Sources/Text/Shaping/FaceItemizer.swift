/// Divides a stretch of text among the faces that cover it.
struct FaceItemizer {
  /// Text of one face.
  struct Part {
    var range: Range<Int>
    var instance: FontInstance
    var shaping: ShapingFont
    var missing: [MissingCharacter] = []
  }

  private let choice: FontChoice
  private let workspace: Workspace

  init(_ choice: FontChoice, _ workspace: Workspace) {
    self.choice = choice
    self.workspace = workspace
  }

  func parts(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Part] {
    [Part(range: range, instance: choice.instance, shaping: choice.shaping)]
  }
}
