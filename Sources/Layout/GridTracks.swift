/// The lengths and starts of a grid's tracks.
struct GridTracks {
  var lengths: [Double] = []
  var starts: [Double] = []
  let spacing: Double
  /// True if the length of a track is its content's.
  let hasContent: Bool
  private let style: GridStyle
  private let length: Double

  /// The tracks in a length, those of their content's length still empty.
  init(style: GridStyle, length: Double) {
    (self.style, self.length) = (style, length)
    spacing = style.trackSpacing
    hasContent = style.tracks.contains(.content)
    share([])
  }

  /// The track of the style for each length.
  private var names: [GridStyle.Track] = []

  /// Fixed tracks and those of their content first; what is left goes in equal shares, in order, each
  /// held between its limits. Without a finite length flexible tracks take their minimum.
  private mutating func share(_ contents: [Double]) {
    (lengths, starts, names) = ([], [], [])
    var left = length - spacing * Double(style.tracks.count - 1)
    var flexible = 0
    var contents = contents[...]
    for track in style.tracks {
      switch track {
      case .fixed(let own): left -= own
      case .content: break
      case .flexible, .adaptive: flexible += 1
      }
    }
    left -= contents.reduce(0, +)
    for track in style.tracks {
      let share = left.isFinite ? max(0, left / Double(max(flexible, 1))) : 0
      switch track {
      case .fixed(let own): lengths.append(own)
      case .content: lengths.append(contents.popFirst() ?? 0)
      case .flexible(let least, let most):
        let own = max(min(share, most), least)
        lengths.append(own)
        left -= own
        flexible -= 1
      case .adaptive(let least, let most):
        let count = max(1, GridTracks.whole((share + spacing) / max(least + spacing, 1e-6)))
        let room = (share - spacing * Double(count - 1)) / Double(count)
        // The minimum counts columns and does not hold them: the only one is no longer than what there is.
        let own = left.isFinite && count == 1 ? min(room, most) : max(min(room, most), least)
        lengths.append(contentsOf: Array(repeating: own, count: count))
        left -= share
        flexible -= 1
      }
      names += Array(repeating: track, count: lengths.count - names.count)
    }
    var position = 0.0
    for own in lengths {
      starts.append(position)
      position += own + spacing
    }
  }

  /// At most 10,000 tracks come of one adaptive one.
  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value + 1e-9, 0), 10_000)) : 1
  }

  var total: Double { max(0, (starts.last ?? 0) + (lengths.last ?? 0)) }

  func length(_ column: Int, _ span: Int) -> Double {
    max(0, lengths[column..<(column + span)].reduce(0, +) + spacing * Double(span - 1))
  }

  /// Gives tracks of their content's length what their cells need and, equally, what they like to have
  /// as far as there is room; flexible tracks get what is left.
  ///
  /// - Parameter exact: What the cells need before rounding to device pixels: it decides whether all
  ///   get what they like to have.
  mutating func settle(_ needs: [GridWishes.Need], exact: [GridWishes.Need]) {
    let wishes = wishes(of: needs)
    guard length.isFinite, !fits(self.wishes(of: exact)) else { return share(wishes.map(\.ideal)) }
    let room = room - wishes.reduce(0) { $0 + $1.least }
    let shares = GridWishes.shares(of: room, upTo: wishes.map { $0.ideal - $0.least })
    share(zip(wishes, shares).map { $0.least + $1 })
  }

  private func wishes(of needs: [GridWishes.Need]) -> [GridWishes.Wish] {
    var asked = GridWishes(
      hasContent: names.map { $0 == .content }, lengths: lengths,
      isFlexible: names.map(\.isFlexible),
      spacing: spacing)
    asked.add(needs)
    return asked.wishes.compactMap { $0 }
  }

  private func fits(_ wishes: [GridWishes.Wish]) -> Bool {
    wishes.reduce(0) { $0 + $1.ideal } <= room + 1e-6
  }

  /// The space that other tracks do not need.
  private var room: Double {
    var room = length - spacing * Double(style.tracks.count - 1)
    for track in style.tracks {
      switch track {
      case .fixed(let own): room -= own
      case .flexible(let least, _), .adaptive(let least, _): room -= least
      case .content: break
      }
    }
    return room
  }
}

extension GridStyle.Track {
  fileprivate var isFlexible: Bool {
    switch self {
    case .flexible, .adaptive: true
    case .fixed, .content: false
    }
  }
}
