/// What the cells of tracks that have their content's length need and like to have (CSS Grid Layout,
/// 12.5).
struct GridWishes {
  /// The requests of a track's cells.
  struct Wish {
    var least = 0.0
    var ideal = 0.0
    /// True until a cell makes a request.
    var isOpen = true
  }

  /// What a cell over some tracks needs, and what it likes to have.
  struct Need {
    var tracks: Range<Int>
    var least: Double
    var ideal: Double
  }

  /// The wishes; nil for tracks of another length.
  private(set) var wishes: [Wish?]
  private let lengths: [Double]
  private let isFlexible: [Bool]
  private let spacing: Double

  /// No wishes for tracks of which some have their content's length, and others a length or share.
  init(hasContent: [Bool], lengths: [Double], isFlexible: [Bool], spacing: Double) {
    wishes = hasContent.map { $0 ? Wish() : nil }
    (self.lengths, self.isFlexible, self.spacing) = (lengths, isFlexible, spacing)
  }

  /// No wishes for so many tracks, all of their content's length.
  init(count: Int, spacing: Double) {
    self.init(
      hasContent: Array(repeating: true, count: count), lengths: Array(repeating: 0, count: count),
      isFlexible: Array(repeating: false, count: count), spacing: spacing)
  }

  /// Notes what cells need, those over few tracks first. What one over several needs besides goes to
  /// tracks without a cell of fewer tracks, else to all alike, unless a flexible one is among them and
  /// takes it. Of what cells over equally many add to a track, the most counts.
  mutating func add(_ needs: [Need]) {
    let inside = needs.filter { need in
      need.tracks.contains { wishes[$0] != nil } && !need.tracks.contains { isFlexible[$0] }
    }
    for count in Set(inside.map(\.tracks.count)).sorted() {
      let group = inside.filter { $0.tracks.count == count }
      share(group, of: \.least, limitedBy: \.ideal)
      share(group, of: \.ideal, limitedBy: \.ideal)
      for need in group {
        for track in need.tracks { wishes[track]?.isOpen = false }
      }
    }
  }

  private mutating func share(
    _ needs: [Need], of part: WritableKeyPath<Wish, Double>,
    limitedBy limit: WritableKeyPath<Wish, Double>
  ) {
    let before = wishes
    for need in needs {
      let tracks = need.tracks.filter { before[$0] != nil }
      let whole = part == \.least ? need.least : need.ideal
      let rest = need.tracks.reduce(whole - spacing * Double(need.tracks.count - 1)) {
        $0 - (before[$1].map { $0[keyPath: part] } ?? lengths[$1])
      }
      guard rest > 0 else { continue }
      let room = tracks.map { track in
        before[track].map { $0.isOpen ? .infinity : $0[keyPath: limit] - $0[keyPath: part] } ?? 0
      }
      let shares = Self.shares(of: rest, upTo: room)
      let beyond = max(rest - shares.reduce(0, +), 0) / Double(tracks.count)
      for (track, share) in zip(tracks, shares) {
        guard let own = before[track], var wish = wishes[track] else { continue }
        wish[keyPath: part] = max(wish[keyPath: part], own[keyPath: part] + share + beyond)
        wish.ideal = max(wish.ideal, wish.least)
        wishes[track] = wish
      }
    }
  }

  /// A length in equal shares, none of them above its limit.
  static func shares(of length: Double, upTo limits: [Double]) -> [Double] {
    var shares = [Double](repeating: 0, count: limits.count)
    var left = length
    var open = limits.indices.filter { limits[$0] > 0 }
    while left > 0, !open.isEmpty {
      let share = left / Double(open.count)
      let full = open.filter { limits[$0] <= share }
      for k in full.isEmpty ? open : full {
        shares[k] = full.isEmpty ? share : limits[k]
        left -= shares[k]
      }
      if full.isEmpty { break }
      open.removeAll { full.contains($0) }
    }
    return shares
  }
}
