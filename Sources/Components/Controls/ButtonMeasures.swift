internal import GalleyDesign
internal import GalleyGeometry

/// The measures of a button in the platform's control sizes (UIButton.Configuration).
package struct ButtonMeasures: Sendable {
  /// The distance between the edges and the content.
  var insets: EdgeInsets
  /// The corners of a surface; nil are the kind's.
  var corners: CornerRadius?
  /// The size of the title at the default text size, in points; nil is the body's.
  var fontSize: Double?

  /// The same distance from all edges, for a button that is a circle.
  package var round: ButtonMeasures {
    var result = self
    result.insets = EdgeInsets(insets.top)
    return result
  }

  /// 35 points high.
  package static let regular = ButtonMeasures(insets: EdgeInsets(vertical: 7, horizontal: 12))
  /// 28 points high, with round ends.
  package static let small = ButtonMeasures(
    insets: EdgeInsets(vertical: 5, horizontal: 10), corners: .oval, fontSize: 15)
  /// 50 points high.
  package static let large = ButtonMeasures(
    insets: EdgeInsets(vertical: 15, horizontal: 20), corners: .points(12))
  /// The title alone, as for text among other text.
  package static let bare = ButtonMeasures(insets: .zero)
}
