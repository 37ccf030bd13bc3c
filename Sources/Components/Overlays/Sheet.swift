public import GalleyDesign
package import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// A card that comes from the bottom of the screen over a dimmed background, at one of several
/// heights, with a handle to drag it by (W3W-29). It takes all the room it is offered.
public struct Sheet<Content: View>: Sendable {
  /// The heights that the sheet can have.
  public var detents: [PresentationDetent]
  /// The index of the selected one, from 0.
  public var selection: Int
  /// True if there is a handle; nil shows one if there are several heights.
  public var showsHandle: Bool?
  /// True if the content behind is darkened.
  public var dimsBackground: Bool
  /// The colour of the card; nil is the screen's.
  public var surfaceColor: Color?
  /// Returns the view that paints the card, instead of a surface in this style with these corners.
  package var ground: (@Sendable (AnyShapeStyle, CornerRadii) -> AnyView)?
  /// The content of the card.
  public var content: Content

  /// Makes a sheet with the views in the braces one below the other.
  public init(
    detents: [PresentationDetent] = [.large], selection: Int = 0, dimsBackground: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.detents, self.selection) = (detents, selection)
    self.dimsBackground = dimsBackground
    self.content = content()
  }
}

extension Sheet: StyledView {
  /// Its box is the card.
  public static var ownsBox: Bool { true }

  /// Appends the dimmed background and the card.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    let detent = detents.indices.contains(selection) ? detents[selection] : .large
    // Dark sheets are one level up: 1C1C1E instead of black.
    let own = Color(light: .white, dark: RGBAColor(hex: 0x1C1C1E)).playing(.background)
    let color = look.backgroundColor ?? surfaceColor
    let layout = SheetLayout(
      detent: detent, isGlass: environment.theme.system.isGlass, below: environment.coveredBottom)
    let material = look.backgroundBlur.map {
      AnyShapeStyle(color ?? $0.fill ?? .clear, over: $0)
    }
    let plain =
      color == nil && layout.floats
      ? AnyShapeStyle(OverlaySurface.alert, over: .regular) : AnyShapeStyle(color ?? own)
    let surface = look.backgroundGradient ?? material ?? plain
    let corners = look.cornerRadius ?? layout.corners
    var environment = environment
    environment.coveredTop = 0
    // A handle of 36 by 5, 5 below the top.
    Arranged(layout) {
      Rectangle().fill(dimsBackground ? OverlaySurface.dim : .clear).ignoresSafeArea()
      VStack(spacing: 0) { content }
        .padding(.top, showsHandle ?? (detents.count > 1) ? 15 : 0)
        .padding(look.padding ?? .zero)
        .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
        .clipShape(SheetShape(below: layout.reach, corners: corners))
        .background {
          if let ground {
            ground(surface, corners).lifted(by: layout.lift).ignoresSafeArea(.bottom)
          } else {
            SheetSurface(surface, corners: corners).modifiers { $0.shadow = look.shadow }
              .lifted(by: layout.lift).ignoresSafeArea(.bottom)
          }
        }
        .overlay {
          if let color = look.borderColor, let width = look.borderWidth, width > 0 {
            RoundedRectangle(cornerRadii: corners).strokeBorder(color, lineWidth: width)
              .lifted(by: layout.lift).ignoresSafeArea(.bottom)
          }
        }
        .overlay(alignment: .top) {
          if showsHandle ?? (detents.count > 1) {
            Capsule().fill(Color.system(.tertiaryLabel)).frame(width: 36, height: 5)
              .padding(.top, 5)
          }
        }
    }
    .appendNode(to: &tree, environment)
  }
}

/// The surface of the card of a sheet.
package struct SheetSurface: Sendable {
  private let style: AnyShapeStyle
  private let corners: CornerRadii

  /// Makes a surface in a style.
  package init(_ style: AnyShapeStyle, corners: CornerRadii) {
    (self.style, self.corners) = (style, corners)
  }
}

extension SheetSurface: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    RoundedRectangle(cornerRadii: corners).fill(style).appendNode(to: &tree, environment)
  }
}

extension View {
  /// The same without a height at its lower end.
  fileprivate nonisolated func lifted(by height: Double) -> AnyView {
    height > 0 ? AnyView(erasing: padding(.bottom, height)) : AnyView(erasing: self)
  }

  /// The same cut off at the outline of the card of a sheet with these corners.
  nonisolated package func clipped(to corners: CornerRadii) -> some View {
    clipShape(RoundedRectangle(cornerRadii: corners))
  }
}

extension Sheet: ContainerView {
  /// The sentence about `"type": "Sheet"` in the reference, the schema and editors.
  public static var summary: String {
    "A card from the bottom of the screen, at one of its heights."
  }
  /// The keys of `"type": "Sheet"` besides those that all views share.
  public static var properties: [Property<Sheet>] {
    [
      Property(
        "detents", \.detents, default: "[\"large\"]", "The heights it stands at.",
        or: ["presentationDetents"]),
      Property(
        "selection", \.selection, default: "0", "Which of them it stands at, from 0."),
      Property(
        "showsHandle", \.showsHandle, default: "true with several heights",
        "Whether there is a handle to drag it by.", or: ["presentationDragIndicator"]),
      Property(
        "dimsBackground", \.dimsBackground, default: "true",
        "Whether what lies behind is darker."),
      Property(
        "surfaceColor", \.surfaceColor, default: "the screen's", "The colour of the card."),
    ]
  }
}

/// A card with round corners above, which reaches below its frame to the edge of the screen: the ground of a list in a
/// sheet ends with the screen.
private nonisolated struct SheetShape: OutlinedShape {
  var below: Double
  var corners: CornerRadii

  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    let card = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + below)
    return .roundedRectangle(card, corners)
  }
}

/// All the room for the first view, a height at the bottom for the second.
///
/// Recorded on iOS 26: a sheet at less than its full height floats 6 points from the edges of the screen, and one of
/// half the height is 351 of 667 points high.
private struct SheetLayout: ContainerLayout {
  var detent: PresentationDetent
  /// The look of iOS 26.
  var isGlass: Bool
  /// The room of the safe area below.
  var below: Double

  private static let margin = 6.0

  /// True if the card is apart from the edges of the screen.
  var floats: Bool { isGlass && detent != .large }
  /// The platform's corners.
  var corners: CornerRadii {
    let radius = isGlass ? 39.0 : 10
    let lower = floats ? radius : 0
    return CornerRadii(
      topLeft: radius, topRight: radius, bottomRight: lower, bottomLeft: lower)
  }
  /// The distance of the card from the lower edge of the screen, where it reaches into the safe area.
  var lift: Double { floats && below > Self.margin ? Self.margin : 0 }
  /// The height of the part of the card in the safe area.
  var reach: Double { floats ? max(0, below - Self.margin) : below }

  /// The upper edge of the card and the height of its part outside of the safe area.
  private func span(in height: Double) -> (top: Double, height: Double) {
    guard floats else {
      let own = detent.height(in: height)
      return (height - own, own)
    }
    let floor = height + min(0, below - Self.margin)
    let own =
      detent == .medium
      ? (height + below) * 351 / 667 - reach : min(detent.height(in: height), floor)
    return (floor - own, own)
  }

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    Size(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let (top, height) = span(in: size.height)
    let side = floats ? Self.margin : 0
    return [
      ChildPlacement(origin: .zero, proposal: ProposedSize(size)),
      ChildPlacement(
        origin: Point(x: side, y: top),
        proposal: ProposedSize(width: max(0, size.width - 2 * side), height: height)),
    ]
  }
}
