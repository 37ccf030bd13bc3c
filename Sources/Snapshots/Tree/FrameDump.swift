import GalleyGeometry

/// The text form of a description: one node a line, indented, with frame and properties, so that
/// a line diff shows what a change moved.
///
///     galley-layout 1
///     canvas 320x200 @2
///     VStack#root 0,0 320x200 spacing=8{space.small}
///       Label 16,12 64x20 text="Wi-Fi" color=#112233{color.label}
///
/// Places in the source are left out: they would change with every line added above.
package enum FrameDump {
  /// The version in the first line.
  package static let version = 1

  /// The text, ending in a line feed. Linear in the size of the description.
  package static func text(_ scene: SceneDescription) -> String {
    var text = "galley-layout \(version)\n"
    text += "canvas \(plain(scene.size.width))x\(plain(scene.size.height)) @\(plain(scene.scale))\n"
    var depths = [Int](repeating: 0, count: scene.nodes.count)
    for (index, node) in scene.nodes.enumerated() {
      depths[index] = node.parent < 0 ? 0 : depths[node.parent] + 1
      text += String(repeating: "  ", count: depths[index])
      append(node, to: &text)
    }
    return text
  }

  private static func append(_ node: SceneNode, to text: inout String) {
    text += quotedIfNeeded(node.type)
    if let id = node.id { text += "#" + quotedIfNeeded(id) }
    let frame = node.frame
    text += " \(plain(frame.minX)),\(plain(frame.minY))"
    text += " \(plain(frame.width))x\(plain(frame.height))"
    for property in node.properties {
      text += " " + quotedIfNeeded(property.name) + "=" + quotedIfNeeded(property.value)
      if let token = property.token { text += "{" + quotedIfNeeded(token) + "}" }
    }
    text += "\n"
  }

  private static func quotedIfNeeded(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte > 0x20 && byte != 0x7F && !#""\{}=#"#.utf8.contains(byte)
      }
    if isPlain || isHexColor(text) { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isHexColor(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count > 1 && bytes.first == UInt8(ascii: "#")
      && bytes.dropFirst().allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte)
          || (0x61...0x66).contains(byte)
      }
  }
}
