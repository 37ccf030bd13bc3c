internal import GalleyParsing

/// A component of a document that is written, not read.
struct GalleryNode {
  private var type: String
  private var values: [SyntaxMember] = []
  private var properties: [SyntaxMember] = []
  private var children: [GalleryNode] = []

  init(_ type: String, _ children: [GalleryNode] = []) {
    self.type = type
    self.children = children
  }

  /// A line of text in a text style of the platform.
  static func text(_ text: String, _ font: String, weight: String? = nil) -> GalleryNode {
    // Themes give texts boxes of their own, which would be visible on the swatches.
    var node = GalleryNode("Text").with("font", .text(font))
      .with("backgroundColor", .text("#00000000")).with("padding", .number(0))
    if let weight { node = node.with("fontWeight", .text(weight)) }
    node.values = [SyntaxMember("text", .text(text))]
    return node
  }

  /// A filled rectangle of a size.
  static func box(width: Double, height: Double) -> GalleryNode {
    GalleryNode("Rectangle").with("width", .number(width)).with("height", .number(height))
  }

  static func column(_ children: [GalleryNode], spacing: Double = 0) -> GalleryNode {
    GalleryNode("VStack", children).with("horizontalAlignment", .text("leading"))
      .with("spacing", .number(spacing))
  }

  static func row(_ children: [GalleryNode], spacing: Double = 0) -> GalleryNode {
    GalleryNode("HStack", children).with("verticalAlignment", .text("center"))
      .with("spacing", .number(spacing))
  }

  func with(_ key: String, _ value: SyntaxValue) -> GalleryNode {
    var copy = self
    copy.properties.removeAll { $0.key == key }
    copy.properties.append(SyntaxMember(key, value))
    return copy
  }

  /// The node as a component of a document.
  var value: SyntaxValue {
    var members = [SyntaxMember("type", .text(type))]
    if !values.isEmpty { members.append(SyntaxMember("values", SyntaxValue(.object(values)))) }
    if !properties.isEmpty {
      members.append(SyntaxMember("properties", SyntaxValue(.object(properties))))
    }
    if !children.isEmpty {
      members.append(SyntaxMember("subviews", SyntaxValue(.array(children.map(\.value)))))
    }
    return SyntaxValue(.object(members))
  }
}
