internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

// Elements beside text grow with it, as the platform's symbols and rows do; elements without text, and the
// content of the platform's bars, keep their size.
extension EnvironmentValues {
  /// Points in proportion to a text style; as they are where text is smaller than usual.
  func grown(_ points: Double, with style: TextStyleName = .body) -> Double {
    max(points, textSize.scaled(points, as: style))
  }

  /// The height of a box round one line, which keeps its distance from the line.
  func heightened(_ height: Double, by style: TextStyleName = .body) -> Double {
    let usual = TextSize.large.points(for: style)
    // The platform's lines are 1.193 times as high as their font.
    return height + max(textSize.points(for: style) - usual, 0) * 1.193
  }
}

extension Image {
  /// An icon in a square that grows with the text beside it.
  nonisolated static func growing(
    _ name: String, side: Double, with style: TextStyleName = .body,
    in environment: EnvironmentValues
  ) -> some View {
    let side = environment.grown(side, with: style)
    return Image(systemName: name).frame(width: side, height: side)
  }
}

extension View {
  /// The view as it is at the default text size: bars, calendars and what is drawn to a given size.
  nonisolated func heldAtDefaultTextSize() -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { $0.textSize = .large })
  }

  /// The view at no larger text size than the largest that is not an accessibility size: labels that have no room to
  /// grow beside what they describe.
  nonisolated func heldBelowAccessibilitySizes() -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { $0.textSize = $0.textSize.belowAccessibility })
  }

  /// The view at the other end of a row that begins with a label; below it at accessibility sizes.
  @ViewBuilder
  nonisolated func labeled(_ label: Wording, in environment: EnvironmentValues) -> some View {
    if label.isEmpty {
      self
    } else if environment.textSize.isAccessibility {
      VStack(alignment: .leading, spacing: 4) {
        label.text()
        self
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 8) {
        label.text()
        Spacer(minLength: 0)
        self
      }
    }
  }
}

extension TextSize {
  /// The size, or the largest that is not an accessibility size.
  var belowAccessibility: TextSize { isAccessibility ? .extraExtraExtraLarge : self }

  /// The size of titles between the buttons of bars on iOS 26, which do not grow beyond xxLarge: at accessibility5 six of them
  /// are as wide as at 21 points (dylanreedx/savoro at fefaf2f2, SnapshotTests). Sizes between were not measured.
  var inBars: TextSize {
    switch self {
    case .extraSmall, .small, .medium, .large: .large
    case .extraLarge: .extraLarge
    default: .extraExtraLarge
    }
  }
}
