public import GalleyDesign
package import GalleyGeometry
package import GalleyLayout
internal import GalleyText

/// A question in the middle of the screen: 270 points wide with corners of 14, since iOS 26 320 wide with corners of
/// 34; two buttons are placed side by side if they fit, others one below the other.
public struct Alert: Sendable {
  /// The title, which names the subject.
  public var title: String
  /// More about it.
  public var message: String
  /// The answers.
  public var buttons: [ControlItem]
  /// The views in place of the title, the message, the answers and the fields.
  package var (titleView, messageView): (AnyView?, AnyView?)
  package var (buttonViews, fieldViews): ([AnyView]?, [AnyView]) = (nil, [])
  /// The placeholder of a text field while it is empty; nil for no field.
  public var fieldPlaceholder: String?

  /// Makes a question.
  public init(_ title: String = "", message: String = "", buttons: [ControlItem] = []) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  // Reading

  /// The sentence about `"type": "Alert"` in the reference, the schema and editors.
  public static let summary = "A question in the middle of the screen."
  /// The theme's name for alerts.
  public static let schemeKind: SchemeKind? = "alerts"
  /// The keys of `"type": "Alert"` besides those that all views share.
  public static let properties: [Property<Alert>] = [
    Property(
      "title", \.title, as: .displayText, in: .values, default: "none", "What it is about.",
      or: ["text"]),
    Property(
      "message", \.message, as: .displayText, in: .values, default: "none", "More about it."),
    Property("buttons", \.buttons, in: .values, default: "none", "The answers.", or: ["actions"]),
    Property(
      "fieldPlaceholder", \.fieldPlaceholder, as: .displayText, in: .values, default: "no field",
      "What stands in a field for text while it is empty."),
  ]

  /// A light or dark surface over a blur, corners of 14, of 34 since iOS 26.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    var own = Scheme(
      colors: Colors(background: OverlaySurface.alert), styles: Styles(cornerRadius: .points(14)))
    own.styles?.glassCornerRadius = .points(34)
    own.styles?.clipsToBounds = true
    own.styles?.visualEffect = .blur(VisualEffect.regular.deviation)
    return scheme?.merging(over: own) ?? own
  }

  func composition(in environment: EnvironmentValues) -> AnyView {
    let words = QuestionWords(
      title: Wording(title, or: titleView), message: Wording(message, or: messageView))
    guard environment.theme.system.isGlass else {
      return AnyView(erasing: lined(words, environment))
    }
    return AnyView(
      erasing: GlassQuestion(
        words: words, fields: fields { $0 }, items: buttons, views: buttonViews))
  }

  /// The contents of the fields, in a look.
  private func fields(_ look: @escaping (Text) -> Text) -> [AnyView] {
    fieldPlaceholder.map {
      [AnyView(look(Text($0)).foregroundColor(.system(.placeholderText)))]
    } ?? fieldViews.map { Wording("", or: $0).text(look) }
  }

  private func lined(_ words: QuestionWords, _ environment: EnvironmentValues) -> some View {
    let answerHeight = environment.heightened(44)
    let fields = fields { $0.font(.footnote) }
    return VStack(spacing: 0) {
      VStack(spacing: 2) {
        if !words.isEmpty {
          words.column(spacing: 2) {
            $0.font(.headline).multilineTextAlignment(.center)
          } message: {
            $0.font(.footnote).multilineTextAlignment(.center)
          }
        }
        ForEach(0..<fields.count) { index in
          field(fields[index], environment).padding(.top, index == 0 ? 12 : 0)
        }
      }
      .padding(20)
      Arranged(AnswerLayout(line: environment.grid.pixel, height: answerHeight)) {
        ForEach(0..<buttons.count) { index in
          answer(buttons[index], buttonViews?[index], environment)
        }
        ForEach(0..<buttons.count) { _ in Rectangle().fill(OverlaySurface.line) }
      }
    }
    .frame(width: environment.textSize.isAccessibility ? 310 : 270)
  }

  private func field(_ content: AnyView, _ environment: EnvironmentValues) -> some View {
    let height = environment.heightened(26, by: .footnote)
    return
      content
      .padding(.horizontal, 6).frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
      // One level above the alert.
      .background {
        RoundedRectangle(cornerRadius: 5).fill(Color.system(.tertiarySystemBackground))
      }
      .overlay {
        RoundedRectangle(cornerRadius: 5).strokeBorder(Color.system(.separator), lineWidth: 0.5)
      }
  }

  private func answer(
    _ item: ControlItem, _ view: AnyView?, _ environment: EnvironmentValues
  ) -> some View {
    Wording(item.title, or: view)
      .text {
        let words = $0.fontWeight(item.role == .cancel ? .semibold : .regular)
        // Large words have a second line before they are cut.
        guard environment.textSize.isAccessibility else {
          return words.oneLine().minimumScaleFactor(0.7)
        }
        return words.lineLimit(2).multilineTextAlignment(.center)
      }
      .foregroundColor(item.color(in: environment))
      .padding(.vertical, environment.textSize.isAccessibility ? 8 : 0).padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityAddTraits([.isButton, item.isDisabled ? .isNotEnabled : []])
  }
}

/// The surfaces of views over the screen.
enum OverlaySurface {
  /// The dimming of the screen behind.
  static let dim = Color(
    light: RGBAColor.black.with(alpha: 0.2), dark: RGBAColor.black.with(alpha: 0.48))
  /// F2F2F2 at .8, 1E1E1E at .75, on the content as it is on average behind a dimmed screen.
  static let alert = Color(
    light: RGBAColor(hex: 0xF2F2F2, alpha: 0.94), dark: RGBAColor(hex: 0x1E1E1E, alpha: 0.94)
  ).playing(.surface)
  static let line = Color.system(.separator)
  /// The fill of fields and answers on iOS 26.
  static let answer = Color(
    light: RGBAColor(hex: 0x1C1C1C, alpha: 0.137), dark: RGBAColor.white.with(alpha: 0.11)
  ).playing(.fill)
}

/// A view over the dimmed screen, as for questions; since iOS 26 in the middle of it.
package struct OverScreen<Content: View>: Sendable {
  private let alignment: Alignment
  private let content: Content

  /// Makes a view over all the room it is offered.
  package init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
}

extension OverScreen: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    ZStack(alignment: environment.theme.system.isGlass ? .center : alignment) {
      Rectangle().fill(OverlaySurface.dim).ignoresSafeArea()
      content
    }
    .appendNode(to: &tree, environment)
  }
}

/// Answers and the lines above or before them: half of the views each.
private struct AnswerLayout: ContainerLayout {
  var line: Double
  /// The height of an answer.
  var height: Double

  private func isRow(_ width: Double, _ children: LayoutChildren) -> Bool {
    guard children.count == 4 else { return false }
    return (0..<2).allSatisfy { children.size(of: $0, for: .unspecified).width <= width / 2 }
  }

  /// The heights of the answers below one another.
  private func heights(_ width: Double, _ children: LayoutChildren) -> [Double] {
    let proposal = ProposedSize(width: width, height: nil)
    return (0..<children.count / 2).map {
      max(height, children.size(of: $0, for: proposal).height)
    }
  }

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let width = proposal.width ?? 270
    let heights = isRow(width, children) ? [height] : heights(width, children)
    return Size(width: width, height: heights.reduce(0) { $0 + $1 + line })
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ChildPlacement {
      ChildPlacement(
        origin: Point(x: x, y: y), proposal: ProposedSize(width: width, height: height))
    }
    if isRow(size.width, children) {
      let half = size.width / 2
      return [
        place(0, line, half, height), place(half, line, half, height),
        place(0, 0, size.width, line),
        place(half, line, line, height),
      ]
    }
    var (answers, lines): ([ChildPlacement], [ChildPlacement]) = ([], [])
    var y = 0.0
    for height in heights(size.width, children) {
      lines.append(place(0, y, size.width, line))
      answers.append(place(0, y + line, size.width, height))
      y += line + height
    }
    return answers + lines
  }
}

extension Alert: ComposedView {}
