import GalleyDocuments
import GalleyPainting
import GalleyParsing
import GalleyStair
import GalleySystem
import Synchronization

/// A hash of the layout engine's result for a tree that uses every way of arranging and sizing: any change of
/// the engine, of shaping or of a component in it that can move something changes it.
enum EngineFingerprint {
  /// The hash for a renderer's fonts, laid out once; 0 when the card cannot be read.
  static func value(with renderer: Renderer) -> UInt64 {
    renderer.engineFingerprint.withLock { known in
      let value = known ?? laidOut(with: renderer)
      known = value
      return value
    }
  }

  private static func laidOut(with renderer: Renderer) -> UInt64 {
    guard let scene, let digest = try? renderer.prepare(scene).list.digest else { return 0 }
    var hash = ContentHash(seed: 9)
    hash.add(digest.high)
    hash.add(digest.low)
    return hash.value
  }

  /// The card as a scene.
  static var scene: Scene? {
    let source = SourceText(name: "engine card", bytes: Array(card.utf8))
    return DocumentLoader().load(source).document.map { Scene($0) }
  }

  private static let card = ##"""
    {"canvas": {"width": 320, "scale": 2}, "root":
    {"type": "VStack", "properties": {"spacing": 7, "padding": "5 9", "horizontalAlignment": "leading"},
     "subviews": [
      {"type": "HStack", "properties": {"spacing": 3, "verticalAlignment": "bottom"}, "subviews": [
        {"type": "Text", "values": {"text": "Proportions, kerning: AVATAR fi 123"},
         "properties": {"fontSize": 17}},
        {"type": "Spacer"},
        {"type": "Rectangle", "properties": {"width": 13, "height": 21, "padding": 1,
         "backgroundColor": "#336699", "cornerRadius": 4}}]},
      {"type": "Text", "values": {"text": "A longer text that breaks into lines where it must, \##
    with words of many lengths and ﺍﻟﻌﺮﺑﻴﺔ العربية עברית in between."},
       "properties": {"fontSize": 13, "lineSpacing": 2, "multilineTextAlignment": "center"}},
      {"type": "ZStack", "properties": {"alignment": "topTrailing"}, "subviews": [
        {"type": "Rectangle", "properties": {"width": 70, "height": 31.5}},
        {"type": "Circle", "properties": {"width": 11, "height": 11, "offset": {"x": 2, "y": -3}}}]},
      {"type": "HStack", "subviews": [
        {"type": "Rectangle", "properties": {"height": 9, "layoutPriority": 1}},
        {"type": "Rectangle", "properties": {"height": 12, "maxWidth": 40}},
        {"type": "Text", "values": {"text": "squeezed to one line by its neighbours"},
         "properties": {"lineLimit": 1}}]},
      {"type": "Rectangle", "properties": {"width": 50, "aspectRatio": 1.6,
       "shadow": {"color": "#00000080", "blur": 3, "x": 1, "y": 2}}}]}}
    """##
}
