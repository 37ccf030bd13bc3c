internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyText

/// The content of a question on iOS 26, on a card of 320 points: words 30 from the sides and 22 below the top, at leading
/// where there are a title and a message, else centred; fields; and the answers.
struct GlassQuestion: Sendable {
  let words: QuestionWords
  var fields: [AnyView] = []
  let items: [ControlItem]
  /// The views in place of the titles of the answers.
  let views: [AnyView]?
}

extension GlassQuestion: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    VStack(spacing: 0) {
      if !words.isEmpty {
        column.padding(
          EdgeInsets(top: 22, leading: 30, bottom: fields.isEmpty ? 4.33 : 16.33, trailing: 30))
      }
      if !fields.isEmpty {
        VStack(spacing: 8) { ForEach(0..<fields.count) { field(fields[$0], environment) } }
          .padding(EdgeInsets(top: words.isEmpty ? 22 : 0, leading: 15, bottom: 4, trailing: 15))
      }
      if !items.isEmpty { GlassAnswers(items: items, views: views) }
    }
    .frame(width: 320)
    .appendNode(to: &tree, environment)
  }
}

extension GlassQuestion {
  private var column: some View {
    let isAlone = words.title.isEmpty || words.message.isEmpty
    // Lines are 22 and 20 points apart.
    let spacing = (title: 1.67, message: 2.0)
    return words.column(
      alignment: isAlone ? .center : .leading, spacing: 7.67,
      messageColor: isAlone ? nil : .system(.secondaryLabel)
    ) {
      isAlone
        ? $0.multilineTextAlignment(.center).lineSpacing(spacing.title)
        : $0.font(.headline).lineSpacing(spacing.title)
    } message: {
      isAlone
        ? $0.multilineTextAlignment(.center).lineSpacing(spacing.title)
        : $0.font(.subheadline).lineSpacing(spacing.message)
    }
    .frame(maxWidth: .infinity, alignment: isAlone ? .center : .leading)
  }

  private func field(_ content: AnyView, _ environment: EnvironmentValues) -> some View {
    content
      .padding(.horizontal, 15)
      .frame(maxWidth: .infinity, minHeight: environment.heightened(48), alignment: .leading)
      .background { Capsule().fill(OverlaySurface.answer) }
  }
}

/// The answers of a question on iOS 26: capsules of 48 points, 8 apart and 16 from the edges of the card; two share a
/// row where their titles fit.
private struct GlassAnswers: Sendable {
  let items: [ControlItem]
  /// The views in place of the titles.
  let views: [AnyView]?
}

extension GlassAnswers: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let height = environment.textSize.isAccessibility ? environment.heightened(44.33) : 48
    Arranged(GlassAnswerLayout(height: height)) {
      ForEach(0..<items.count) { answer(items[$0], views?[$0], environment) }
    }
    .padding(EdgeInsets(16))
    .appendNode(to: &tree, environment)
  }
}

extension GlassAnswers {
  private func answer(
    _ item: ControlItem, _ view: AnyView?, _ environment: EnvironmentValues
  ) -> some View {
    let isSpecial = item.isDisabled || item.role == .destructive
    return Wording(item.title, or: view)
      .text {
        let words = $0.fontWeight(.medium)
        // Large words have a second line before they are cut.
        guard environment.textSize.isAccessibility else {
          return words.oneLine().minimumScaleFactor(0.7)
        }
        return words.lineLimit(2).multilineTextAlignment(.center)
      }
      .foregroundColor(isSpecial ? item.color(in: environment) : .system(.label))
      .padding(EdgeInsets(vertical: 8, horizontal: 12))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Capsule().fill(OverlaySurface.answer) }
      .accessibilityAddTraits([.isButton, item.isDisabled ? .isNotEnabled : []])
  }
}

/// Answers in a row or below one another.
private struct GlassAnswerLayout: ContainerLayout {
  /// The least height of an answer.
  var height: Double
  private let gap = 8.0

  private func isRow(_ width: Double, _ children: LayoutChildren) -> Bool {
    children.count == 2
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
    let width = proposal.width ?? 288
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
