public import GalleyGeometry
import GalleyImaging
import GalleySystem

/// Where two pictures and the trees behind them differ, for reports that show it.
public struct DifferenceDetails: Hashable, Sendable {
  /// A size in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// The size of a bitmap.
    init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }
  }

  /// A node that is not what it was.
  public struct Node: Hashable, Sendable {
    /// A name a person can follow.
    public var name: String
    /// Why it differs.
    package var verdict: NodeChange.Verdict
    /// The change of its position in the tree.
    package var structure: NodeChange.Structure
    /// The frame before in points, or nil when the node is new.
    public var oldFrame: Rect?
    /// The frame after in points, or nil when the node is gone.
    public var newFrame: Rect?
    /// What it changed itself, for example `padding 8 → 10`.
    public var changes: [String]
  }

  /// The size of the reference.
  public var expectedSize: PixelSize?
  /// The size of the new picture.
  public var actualSize: PixelSize?
  /// The smallest rectangle of pixels that holds all that differ.
  public var changedRect: PixelRect?
  /// Pixels per point.
  public var scale = 1.0
  /// The nodes that differ, in the order of the tree; at most ``nodeLimit``.
  public var nodes: [Node] = []
  /// The number of further nodes that differ.
  public var omittedNodes = 0
  /// The lines of the frame dump that differ with those around them, for a person: each begins
  /// with a minus, a plus or a space; `@` stands for lines left out. At most ``lineLimit``.
  public var frameLines: [String] = []

  /// The number of nodes that are kept of one picture.
  package static let nodeLimit = 120
  /// The number of lines that are kept of one frame dump.
  package static let lineLimit = 400

  /// Nothing that differs.
  public init() {}

  /// Takes over the nodes of a tree.
  mutating func take(_ tree: TreeDifference) {
    nodes = tree.changes.prefix(Self.nodeLimit).map { change in
      Node(
        name: change.name, verdict: change.verdict, structure: change.structure,
        oldFrame: change.oldFrame, newFrame: change.newFrame,
        changes: change.ownProperties.prefix(8).map(\.text))
    }
    omittedNodes = tree.changes.count - nodes.count
  }

  /// The lines in which two frame dumps differ, with two lines around each difference. Linear but
  /// for what lies between equal beginnings and ends.
  static func lines(_ old: String, _ new: String) -> [String] {
    let before = old.split(separator: "\n")
    let after = new.split(separator: "\n")
    var lines: [(sign: Character, text: Substring)] = []
    var (left, right) = (0, 0)
    let ends = (before.count, after.count)
    for (first, second) in SequenceAlignment.longestCommon(hashes(before), hashes(after)) + [ends] {
      lines += before[left..<first].map { ("-", $0) } + after[right..<second].map { ("+", $0) }
      if first < before.count { lines.append((" ", before[first])) }
      (left, right) = (first + 1, second + 1)
    }
    var isKept = [Bool](repeating: false, count: lines.count)
    for index in lines.indices where lines[index].sign != " " {
      for near in max(0, index - 2)...min(lines.count - 1, index + 2) { isKept[near] = true }
    }
    var shown: [String] = []
    for (index, line) in lines.enumerated() {
      if isKept[index] {
        shown.append("\(line.sign)\(line.text)")
      } else if index == 0 || isKept[index - 1] {
        shown.append("@")
      }
    }
    return shown.count > lineLimit ? shown.prefix(lineLimit) + ["@"] : shown
  }

  private static func hashes(_ lines: [Substring]) -> [UInt64] {
    lines.map { ContentHash.of(Array($0.utf8)) }
  }
}
