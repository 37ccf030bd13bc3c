import Foundation
import GalleyGeometry
import GalleyImaging
import GalleySnapshots
import GalleySystem
import Synchronization

/// A renderer of rectangles: every node with a `color` fills its frame; enough to try everything
/// about snapshots without Galley's own renderer.
final class ToyRenderer: Sendable {
  let scenes: Mutex<[String: SceneDescription]>
  let drawn = Mutex(0)
  let renderer = Mutex("toy 1")

  /// The defect of this renderer.
  enum Defect { case none, color, layout }
  let defect: Defect

  init(_ scenes: [String: SceneDescription] = [:], defect: Defect = .none) {
    self.scenes = Mutex(scenes)
    self.defect = defect
  }

  var preparation: PicturePreparation {
    { [self] request throws(RenderFailure) in
      let name = String(request.path.split(separator: "/").last ?? "")
      guard let scene = scenes.withLock({ $0[name] }) else {
        throw RenderFailure(
          "\(name): no such scene", at: SceneLocation(file: name, line: 3, column: 7))
      }
      return prepared(scene, request.variant)
    }
  }

  func prepared(_ scene: SceneDescription, _ variant: Variant) -> PreparedPicture {
    var scene = scene
    if variant[.appearance] == "dark" { scene = scene.recolored("#eeeeee", "#202020") }
    let shown = scene
    let painted = shown.nodes.map { "\($0.frame) \($0.value(of: "color") ?? "")" }
    let list = painted.joined(separator: "\n") + "\(shown.size) \(shown.scale)"
    return PreparedPicture(
      digest: PictureDigest(
        displayList: ContentHash.of(Array(list.utf8)),
        renderer: NamedDigest(name: renderer.withLock { $0 }, digest: 1)),
      scene: shown, dependencies: ["theme.json"],
      inputs: { PictureInputs(drawing: Array(FrameDump.text(shown).utf8), engine: 1) },
      redraw: { [defect] inputs in
        // A drawing is its frame dump; a defect of the layout would give another.
        guard
          let earlier = try? FrameDumpReader.read(String(decoding: inputs.drawing, as: UTF8.self))
        else { return .unchecked("no dump") }
        return Redrawing(
          layout: defect == .layout ? .fails("laid out differently: Row") : .holds, scene: earlier
        ) { reference throws(RenderFailure) in
          let (bitmap, owners) = Self.paint(earlier, defect: defect)
          return bitmap.straight == reference ? nil : DrawnPicture(bitmap: bitmap) { owners }
        }
      },
      draw: { [self] () throws(RenderFailure) in
        drawn.withLock { $0 += 1 }
        let (bitmap, owners) = Self.paint(shown, defect: defect)
        return DrawnPicture(bitmap: bitmap) { owners }
      })
  }

  static func paint(
    _ scene: SceneDescription, defect: Defect = .none
  ) -> (Bitmap, OwnerMap) {
    let width = Int(scene.size.width * scene.scale)
    let height = Int(scene.size.height * scene.scale)
    var pixels = [UInt8](repeating: 255, count: 4 * width * height)
    var owners = [Int32](repeating: -1, count: width * height)
    for (index, node) in scene.nodes.enumerated() {
      guard let color = node.value(of: "color"), let value = UInt32(color.dropFirst(), radix: 16)
      else { continue }
      let frame = node.frame
      let rows = clamp(frame.minY * scene.scale, height)..<clamp(frame.maxY * scene.scale, height)
      let columns = clamp(frame.minX * scene.scale, width)..<clamp(frame.maxX * scene.scale, width)
      for y in rows {
        for x in columns {
          let offset = 4 * (y * width + x)
          pixels[offset] = UInt8(value >> 16)
          pixels[offset + 1] = UInt8(value >> 8 & 255)
          pixels[offset + 2] = UInt8(value & 255) ^ (defect == .color ? 1 : 0)
          owners[y * width + x] = Int32(index)
        }
      }
    }
    return (
      Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels),
      OwnerMap(width: width, height: height, owners: owners)
    )
  }

  private static func clamp(_ value: Double, _ limit: Int) -> Int {
    min(max(0, Int(value.rounded())), limit)
  }
}

extension SceneDescription {
  func recolored(_ old: String, _ new: String) -> SceneDescription {
    var copy = self
    for node in copy.nodes.indices {
      for property in copy.nodes[node].properties.indices
      where copy.nodes[node].properties[property].value == old {
        copy.nodes[node].properties[property].value = new
      }
    }
    return copy
  }

  /// A column of rows in a padded stack; the frames follow from the properties.
  static func column(
    _ rows: [(id: String?, height: Double, color: String)], padding: Double = 8,
    spacing: Double = 4, background: String = "#eeeeee"
  ) -> SceneDescription {
    var scene = SceneDescription(size: Size(width: 100, height: 100), scale: 1)
    scene.nodes.append(
      SceneNode(
        type: "VStack", id: "root", parent: -1, frame: Rect(x: 0, y: 0, width: 100, height: 100),
        properties: [
          SceneProperty("padding.leading", "\(padding)", token: "space.inset"),
          SceneProperty("spacing", "\(spacing)"),
          SceneProperty("color", background, token: "color.background"),
        ],
        location: SceneLocation(file: "/tmp/typed/column.json", line: 1, column: 1)))
    var y = 8.0
    for (index, row) in rows.enumerated() {
      scene.nodes.append(
        SceneNode(
          type: "Row", id: row.id, parent: 0,
          frame: Rect(x: padding, y: y, width: 60, height: row.height),
          properties: [
            SceneProperty("height", "\(row.height)"), SceneProperty("color", row.color),
          ],
          location: SceneLocation(file: "/tmp/typed/column.json", line: index + 2, column: 5)))
      y += row.height + spacing
    }
    return scene
  }

  static let sample = column([
    ("wifi", 10, "#cc0000"), ("bluetooth", 12, "#00cc00"), (nil, 14, "#0000cc"),
  ])
}
