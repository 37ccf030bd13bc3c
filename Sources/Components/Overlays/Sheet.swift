public import GalleyDesign
internal import GalleyGeometry
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
  /// Returns the view that paints the card, instead of a surface in this style.
  package var ground: (@Sendable (AnyShapeStyle) -> AnyView)?
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
    let material = look.backgroundBlur.map {
      AnyShapeStyle(color ?? $0.fill ?? .clear, over: $0)
    }
    let surface = look.backgroundGradient ?? material ?? AnyShapeStyle(color ?? own)
    let corners = look.cornerRadius ?? SheetSurface.corners
    // Corners of 10, a handle of 36 by 5, 5 below the top.
    Arranged(SheetLayout(detent: detent)) {
      Rectangle().fill(dimsBackground ? OverlaySurface.dim : .clear).ignoresSafeArea()
      VStack(spacing: 0) { content }
        .padding(.top, showsHandle ?? (detents.count > 1) ? 15 : 0)
        .padding(look.padding ?? .zero)
        .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
        .clipShape(SheetShape(below: environment.coveredBottom, corners: corners))
        .background {
          if let ground {
            ground(surface).ignoresSafeArea(.bottom)
          } else {
            SheetSurface(surface, corners: corners).modifiers { $0.shadow = look.shadow }
              .ignoresSafeArea(.bottom)
          }
        }
        .overlay {
          if let color = look.borderColor, let width = look.borderWidth, width > 0 {
            RoundedRectangle(cornerRadii: corners).strokeBorder(color, lineWidth: width)
              .ignoresSafeArea(.bottom)
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
  /// The corners of the platform's cards.
  static let corners = CornerRadii(topLeft: 10, topRight: 10, bottomRight: 0, bottomLeft: 0)

  private let style: AnyShapeStyle
  private let corners: CornerRadii

  /// Makes a surface in a style.
  package init(_ style: AnyShapeStyle) { self.init(style, corners: Self.corners) }

  init(_ style: AnyShapeStyle, corners: CornerRadii) {
    (self.style, self.corners) = (style, corners)
  }
}

extension SheetSurface: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    RoundedRectangle(cornerRadii: corners).fill(style).appendNode(to: &tree, environment)
  }
}

extension View {
  /// The same cut off at the outline of the card of a sheet.
  nonisolated package func clippedToSheet() -> some View {
    clipShape(RoundedRectangle(cornerRadii: SheetSurface.corners))
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
private struct SheetLayout: ContainerLayout {
  var detent: PresentationDetent

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    Size(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let height = detent.height(in: size.height)
    return [
      ChildPlacement(origin: .zero, proposal: ProposedSize(size)),
      ChildPlacement(
        origin: Point(x: 0, y: size.height - height),
        proposal: ProposedSize(width: size.width, height: height)),
    ]
  }
}
