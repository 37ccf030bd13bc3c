public import GalleyComponents
private import GalleyDesign
public import GalleyGeometry
public import GalleySwiftUI

// The components with colours of their own, in SwiftUI's colours.

extension Avatar {
  /// Makes an avatar.
  ///
  /// - Parameters:
  ///   - name: The name, whose initials are shown.
  ///   - systemImage: An icon in place of the initials.
  ///   - size: The diameter, in points.
  ///   - color: The colour of the ground; nil is one that the name decides.
  ///   - statusColor: The colour of a dot at the edge; nil for none.
  public init(
    _ name: String = "", systemImage: String? = nil, size: Double = 40,
    color: GalleySwiftUI.Color?, statusColor: GalleySwiftUI.Color? = nil
  ) {
    self.init(name, systemImage: systemImage, size: size)
    self.color = color.map { .init($0) }
    self.statusColor = statusColor.map { .init($0) }
  }
}

extension AvatarGroup {
  /// Makes a row of avatars, each a little over the one before.
  ///
  /// - Parameters:
  ///   - overlap: The width that one covers of the one before, in points.
  ///   - extraCount: The number of those who are not shown; 0 shows no number.
  ///   - ringColor: The colour round each; nil is the screen's.
  ///   - content: The avatars.
  public init(
    overlap: Double? = nil, extraCount: Int = 0, ringColor: GalleySwiftUI.Color?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(overlap: overlap, extraCount: extraCount, content: content)
    self.ringColor = ringColor.map { .init($0) }
  }
}

extension Bubble {
  /// Makes a bubble of a conversation in a colour.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - isOutgoing: True for one's own, on the trailing side.
  ///   - color: The colour of the bubble; nil is that of its side.
  public init(_ text: String = "", isOutgoing: Bool = false, color: GalleySwiftUI.Color?) {
    self.init(text, isOutgoing: isOutgoing)
    self.color = color.map { .init($0) }
  }
}

extension PageControl {
  /// Makes a row of dots, one for each page.
  ///
  /// - Parameters:
  ///   - numberOfPages: The number of pages, from 0.
  ///   - currentPage: The page that is shown, from 0.
  ///   - currentPageColor: The colour of its dot; nil is the label's.
  ///   - pageColor: The colour of the other dots; nil is a pale label.
  public init(
    numberOfPages: Int = 1, currentPage: Int = 0, currentPageColor: GalleySwiftUI.Color?,
    pageColor: GalleySwiftUI.Color? = nil
  ) {
    self.init(numberOfPages: numberOfPages, currentPage: currentPage)
    self.currentPageColor = currentPageColor.map { .init($0) }
    self.pageColor = pageColor.map { .init($0) }
  }
}

extension Popover {
  /// Makes a box with an arrow.
  ///
  /// - Parameters:
  ///   - arrow: The edge with the arrow; nil for a box without one.
  ///   - surfaceColor: The colour of the box; nil is the screen's.
  ///   - content: The views.
  public init(
    arrow: Edge? = .top, surfaceColor: GalleySwiftUI.Color?, @ViewBuilder content: () -> Content
  ) {
    self.init(arrow: arrow, content: content)
    self.surfaceColor = surfaceColor.map { .init($0) }
  }
}

extension Ring {
  /// Makes a ring in the tint that is filled clockwise from the top.
  ///
  /// - Parameters:
  ///   - value: The filled share, from 0 to 1.
  ///   - lineWidth: The width of the line, in points.
  public init(value: Double = 0, lineWidth: Double = 12) {
    self.init(value: value, lineWidth: lineWidth, fill: nil)
  }

  /// Makes a ring that is filled clockwise from the top.
  ///
  /// - Parameters:
  ///   - value: The filled share, from 0 to 1.
  ///   - lineWidth: The width of the line, in points.
  ///   - style: The fill.
  ///   - trackColor: The colour of the rest; nil is a fifth of the tint.
  public init(
    value: Double = 0, lineWidth: Double = 12, style: some GalleySwiftUI.ShapeStyle,
    trackColor: GalleySwiftUI.Color? = nil
  ) {
    self.init(
      value: value, lineWidth: lineWidth, fill: .init(style),
      trackColor: trackColor.map { .init($0) })
  }
}

extension Switch {
  /// Makes a switch without a label.
  ///
  /// - Parameters:
  ///   - isOn: True if it is on.
  ///   - onColor: The colour of the ground while on; nil is green.
  ///   - offColor: The colour of the ground while off; nil is a pale grey.
  ///   - thumbColor: The colour of the knob; nil is white.
  public init(
    isOn: Bool, onColor: GalleySwiftUI.Color?, offColor: GalleySwiftUI.Color? = nil,
    thumbColor: GalleySwiftUI.Color? = nil
  ) {
    self.init(isOn: isOn)
    self.onColor = onColor.map { .init($0) }
    self.offColor = offColor.map { .init($0) }
    self.thumbColor = thumbColor.map { .init($0) }
  }
}

extension Tag {
  /// Makes a small word that names a kind of thing.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - color: The colour; nil is the tint.
  public init(_ text: String = "", color: GalleySwiftUI.Color? = nil) {
    self.init(text, color: color.map { GalleyDesign.Color($0) })
  }
}
