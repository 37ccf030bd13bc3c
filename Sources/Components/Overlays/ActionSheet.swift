public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyText

/// A list of actions, from the bottom of the screen: rows of 57 points on a surface with corners of 14, and
/// the one that cancels on a surface of its own. Since iOS 26 it is a card like that of an alert, with the one that
/// cancels last, or first of two.
public struct ActionSheet: Sendable {
  /// The title, which names the subject.
  public var title: String
  /// More about it.
  public var message: String
  /// The actions; those with the role `cancel` are set apart.
  public var buttons: [ControlItem]

  /// The views in place of the title, the message and the buttons.
  package var (titleView, messageView): (AnyView?, AnyView?)
  package var buttonViews: [AnyView]?

  /// Makes a sheet.
  public init(_ title: String = "", message: String = "", buttons: [ControlItem] = []) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  // Reading

  /// The sentence about `"type": "ActionSheet"` in the reference, the schema and editors.
  public static let summary = "What can be done, from the bottom of the screen."
  /// The theme's name for action sheets.
  public static let schemeKind: SchemeKind? = "actionSheets"
  /// The keys of `"type": "ActionSheet"` besides those that all views share.
  public static let properties: [Property<ActionSheet>] = [
    Property(
      "title", \.title, as: .displayText, in: .values, default: "none", "What it is about."),
    Property(
      "message", \.message, as: .displayText, in: .values, default: "none", "More about it."),
    Property(
      "buttons", \.buttons, in: .values, default: "none", "What can be done.", or: ["actions"]),
  ]

  func composition(in environment: EnvironmentValues) -> AnyView {
    let words = QuestionWords(
      title: Wording(title, or: titleView), message: Wording(message, or: messageView))
    let rest = buttons.indices.filter { buttons[$0].role != .cancel }
    let cancel = buttons.indices.filter { buttons[$0].role == .cancel }
    return environment.theme.system.isGlass
      ? AnyView(erasing: glass(words, buttons.count == 2 ? cancel + rest : rest + cancel))
      : AnyView(erasing: lined(words, rest, cancel, environment))
  }

  private func glass(_ words: QuestionWords, _ order: [Int]) -> some View {
    GlassQuestion(
      words: words, items: order.map { buttons[$0] },
      views: buttonViews.map { views in order.map { views[$0] } }
    )
    .background(AnyShapeStyle(OverlaySurface.alert, over: .regular))
    .clipShape(RoundedRectangle(cornerRadius: 34))
  }

  /// UIAlertController on phones: margins of 8, a gap of 8, rows of 57 with words of 20.
  private func lined(
    _ words: QuestionWords, _ rest: [Int], _ cancel: [Int], _ environment: EnvironmentValues
  ) -> some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if !words.isEmpty {
          words.column(spacing: 4) {
            $0.font(.footnote).fontWeight(.semibold).multilineTextAlignment(.center)
          } message: {
            $0.font(.footnote).multilineTextAlignment(.center)
          }
          .foregroundColor(.system(.secondaryLabel))
          .padding(EdgeInsets(vertical: 13.5, horizontal: 16)).frame(maxWidth: .infinity)
        }
        ForEach(0..<rest.count) { index in
          if index > 0 || !words.isEmpty {
            Rectangle().fill(OverlaySurface.line).frame(height: environment.grid.pixel)
          }
          row(rest[index], environment)
        }
      }
      .background(AnyShapeStyle(Self.surface, over: .regular))
      .clipShape(RoundedRectangle(cornerRadius: 14))
      ForEach(0..<cancel.count) { index in
        row(cancel[index], environment)
          .background {
            RoundedRectangle(cornerRadius: 14)
              .fill(Color(light: .white, dark: RGBAColor(hex: 0x2C2C2C)).playing(.surface))
          }
      }
    }
    .padding(.horizontal, 8)
  }

  private static let surface = Color(
    light: RGBAColor(hex: 0xFCFCFC, alpha: 0.94), dark: RGBAColor(hex: 0x292929, alpha: 0.94)
  ).playing(.surface)

  private func row(_ index: Int, _ environment: EnvironmentValues) -> some View {
    let item = buttons[index]
    return Wording(item.title, or: buttonViews?[index])
      .text {
        $0.font(.title3).fontWeight(item.role == .cancel ? .semibold : .regular)
          .oneLine().minimumScaleFactor(0.7)
      }
      .padding(.horizontal, 8).foregroundColor(item.color(in: environment))
      .frame(maxWidth: .infinity, minHeight: environment.heightened(57, by: .title3))
      .accessibilityAddTraits([.isButton, item.isDisabled ? .isNotEnabled : []])
  }
}

extension ActionSheet: ComposedView {}
