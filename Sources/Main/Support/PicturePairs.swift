import GalleySnapshots
import GalleySystem

/// Recorded pictures and the drawings of the same views, paired by their names.
///
/// Equal paths belong together. Of what is left those do whose names have the same letters and digits, whatever
/// their case, without the word `test` before them and swift-snapshot-testing's number behind them:
/// `testSignIn.1.png` and `Sign-in.png`. A name that fits several pictures is not paired.
struct PicturePairs {
  private(set) var pairs: [(recorded: String, drawn: String)] = []
  private(set) var onlyRecorded: [String] = []
  private(set) var onlyDrawn: [String] = []

  init(recorded: [String], drawn: [String], names: [String: String] = [:]) {
    var (recorded, drawn) = (recorded, Set(drawn))
    recorded.removeAll { path in
      guard let name = names[path] ?? (drawn.contains(path) ? path : nil),
        drawn.remove(name) != nil
      else { return false }
      pairs.append((path, name))
      return true
    }
    let keys = Dictionary(grouping: recorded, by: Self.key)
    let others = Dictionary(grouping: drawn, by: Self.key)
    for (key, paths) in keys where paths.count == 1 {
      guard let partners = others[key], partners.count == 1 else { continue }
      pairs.append((paths[0], partners[0]))
      recorded.removeAll { $0 == paths[0] }
      drawn.remove(partners[0])
    }
    pairs.sort { $0.recorded < $1.recorded }
    (onlyRecorded, onlyDrawn) = (recorded, drawn.sorted())
  }

  /// The letters and digits by which pictures are paired.
  static func key(_ path: String) -> String {
    var name = FilePath(path).lastComponent
    if let ending = name.lastIndex(of: "."), name[ending...].count <= 5 {
      name = String(name[..<ending])
    }
    if let dot = name.lastIndex(of: "."), name[dot...].dropFirst().allSatisfy(\.isNumber) {
      name = String(name[..<dot])
    }
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.hasPrefix("test") && letters != "test" ? String(letters.dropFirst(4)) : letters
  }
}
