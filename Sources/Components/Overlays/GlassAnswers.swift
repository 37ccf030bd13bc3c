internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyText

/// The answers of a question on iOS 26: capsules of 48 points, 8 apart and 14 from the edges of the card, the one that
/// cancels in the tint.
struct GlassAnswers: Sendable {
  let items: [ControlItem]
  /// The views in place of the titles.
  let views: [AnyView]?
  /// True if they share a row where their titles fit.
  let standsInRow: Bool
}

extension GlassAnswers: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    Arranged(GlassAnswerLayout(height: environment.heightened(48), standsInRow: standsInRow)) {
      ForEach(0..<items.count) { answer(items[$0], views?[$0], environment) }
    }
    .padding(EdgeInsets(14))
    .appendNode(to: &tree, environment)
  }
}

extension GlassAnswers {
  private func answer(
    _ item: ControlItem, _ view: AnyView?, _ environment: EnvironmentValues
  ) -> some View {
    let isFilled = item.role == .cancel && !item.isDisabled
    let words: Color =
      isFilled
      ? .wordsOnAccent
      : item.isDisabled || item.role == .destructive
        ? item.color(in: environment) : .system(.label)
    return Wording(item.title, or: view)
      .text {
        let words = $0.fontWeight(item.role == .cancel ? .semibold : .regular)
        // Large words have a second line before they are cut.
        guard environment.textSize.isAccessibility else {
          return words.oneLine().minimumScaleFactor(0.7)
        }
        return words.lineLimit(2).multilineTextAlignment(.center)
      }
      .foregroundColor(words)
      .padding(EdgeInsets(vertical: 8, horizontal: 12))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Capsule().fill(isFilled ? environment.accent : .system(.tertiaryFill)) }
      .accessibilityAddTraits([.isButton, item.isDisabled ? .isNotEnabled : []])
  }
}

/// Answers in a row or below one another.
private struct GlassAnswerLayout: ContainerLayout {
  /// The least height of an answer.
  var height: Double
  var standsInRow: Bool
  private let gap = 8.0

  private func isRow(_ width: Double, _ children: LayoutChildren) -> Bool {
    standsInRow
      && (0..<children.count).allSatisfy {
        children.size(of: $0, for: .unspecified).width <= share(width, children)
      }
  }

  /// The width of an answer in a row.
  private func share(_ width: Double, _ children: LayoutChildren) -> Double {
    (width - gap * Double(children.count - 1)) / Double(children.count)
  }

  private func height(of index: Int, _ width: Double, _ children: LayoutChildren) -> Double {
    max(height, children.size(of: index, for: ProposedSize(width: width, height: nil)).height)
  }

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let width = proposal.width ?? 272
    let last = arrangement(
      in: Size(width: width, height: 0), proposal: proposal, children: children
    ).last
    return Size(width: width, height: (last?.origin.y ?? 0) + (last?.proposal.height ?? 0))
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    if isRow(size.width, children) {
      let width = share(size.width, children)
      return (0..<children.count).map {
        ChildPlacement(
          origin: Point(x: Double($0) * (width + gap), y: 0),
          proposal: ProposedSize(width: width, height: height))
      }
    }
    var y = 0.0
    return (0..<children.count).map { index in
      let height = height(of: index, size.width, children)
      defer { y += height + gap }
      return ChildPlacement(
        origin: Point(x: 0, y: y), proposal: ProposedSize(width: size.width, height: height))
    }
  }
}
