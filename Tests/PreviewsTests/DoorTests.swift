import Foundation
import GalleyComponents
import GalleyGeometry
import GalleyPreviews
import GalleyStair
import GalleySwiftUI
import Testing

/// The engine's layout vectors once more, as trees of SwiftUI's stacks, frames and modifiers.
@MainActor
@Suite struct DoorTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("LayoutTests/Vectors")

  @Test(arguments: [("model-random", 50), ("objc-random", 150), ("published-swiftui", 5)])
  func vectorsHoldThroughSwiftUIsForms(_ set: String, _ least: Int) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("\(set).json"))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cases = try #require(file["cases"] as? [[String: Any]])
    let renderer = try Renderer()
    var count = 0
    var wrong: [String] = []
    for document in cases {
      guard let vector = DoorVector(document) else { continue }
      count += 1
      let (scene, _) = try PreviewDrawing.settled(
        vector.view, on: vector.canvas, PreviewResources(), renderer)
      let layout = try renderer.layout(scene).layout
      for (id, frame) in vector.frames {
        let own = layout.frame(ofID: id).map { [$0.minX, $0.minY, $0.width, $0.height] }
        let isSame = own.map { zip($0, frame).allSatisfy { abs($0 - $1) <= vector.tolerance } }
        if isSame != true { wrong.append("\(vector.id) \(id): \(own ?? []), not \(frame)") }
      }
    }
    #expect(wrong == [])
    #expect(count >= least)
  }
}

/// A vector whose kinds SwiftUI has.
private struct DoorVector {
  let id: String
  let view: AnyView
  let canvas: SceneCanvas
  let frames: [String: [Double]]
  let tolerance: Double

  init?(_ document: [String: Any]) {
    let environment = document["env"] as? [String: Any] ?? [:]
    guard document["dialect"] as? String == "swiftui", document["root"] as? String == "center",
      document["bounds"] == nil, environment["defaultSpacing"] == nil,
      environment["defaultPadding"] == nil,
      let proposal = document["proposal"] as? [Double], proposal.count == 2,
      let expected = document["expect"] as? [String: Any], expected["rounded"] == nil,
      document["rounded"] == nil, let frames = expected["frames"] as? [String: [Double]],
      let tree = document["tree"] as? [String: Any], let view = Self.view(tree)
    else { return nil }
    (id, self.frames, self.view) = (document["id"] as? String ?? "", frames, view)
    tolerance = max(expected["tolerance"] as? Double ?? 0.001, 0.001)
    var settings = SceneSettings()
    (settings.width, settings.height) = (proposal[0], proposal[1])
    settings.scale = environment["scale"] as? Double ?? 1
    if environment["direction"] as? String == "rtl" { settings.direction = .rightToLeft }
    canvas = SceneCanvas(settings)
  }

  private static func view(_ node: [String: Any]) -> AnyView? {
    guard let view = bare(node) else { return nil }
    guard let id = node["id"].map({ "\($0)" }) else { return view }
    return AnyView(view.id(id))
  }

  private static func bare(_ node: [String: Any]) -> AnyView? {
    let kind = node["k"] as? String
    switch kind {
    case "rect": return AnyView(GalleySwiftUI.Rectangle())
    case "circle": return AnyView(GalleySwiftUI.Circle())
    case "divider": return AnyView(Divider())
    case "spacer": return AnyView(Spacer(minLength: length(node["min"])))
    case "fixed":
      guard node["baseline"] == nil, node["lastBaseline"] == nil else { return nil }
      let (width, height) = (length(node["w"]) ?? 0, length(node["h"]) ?? 0)
      return AnyView(Leaf(width: [width], height: [height])())
    case "clamp":
      guard let width = node["w"] as? [Double], let height = node["h"] as? [Double] else {
        return nil
      }
      return AnyView(Leaf(width: width, height: height)())
    case "hstack", "vstack", "zstack":
      let nodes = node["children"] as? [[String: Any]] ?? []
      let views = nodes.compactMap(view)
      guard views.count == nodes.count else { return nil }
      return stack(kind, node, ForEach(views.indices, id: \.self) { views[$0] })
    default:
      guard let child = (node["child"] as? [String: Any]).flatMap(view) else { return nil }
      return modified(child, kind, node)
    }
  }

  private static func stack(
    _ kind: String?, _ node: [String: Any], _ content: some View
  ) -> AnyView? {
    let spacing = length(node["spacing"])
    switch kind {
    case "hstack":
      guard let alignment = vertical(node["align"]) else { return nil }
      return AnyView(HStack(alignment: alignment, spacing: spacing) { content })
    case "vstack":
      guard let alignment = horizontal(node["align"]) else { return nil }
      return AnyView(VStack(alignment: alignment, spacing: spacing) { content })
    default:
      guard let alignment = alignment(node["align"]) else { return nil }
      return AnyView(ZStack(alignment: alignment) { content })
    }
  }

  private static func modified(
    _ child: AnyView, _ kind: String?, _ node: [String: Any]
  ) -> AnyView? {
    switch kind {
    case "frame":
      guard let alignment = alignment(node["align"]) else { return nil }
      return AnyView(
        child.frame(width: length(node["w"]), height: length(node["h"]), alignment: alignment))
    case "flex":
      guard let alignment = alignment(node["align"]) else { return nil }
      return AnyView(
        child.frame(
          minWidth: length(node["minW"]), idealWidth: length(node["idealW"]),
          maxWidth: length(node["maxW"]), minHeight: length(node["minH"]),
          idealHeight: length(node["idealH"]), maxHeight: length(node["maxH"]),
          alignment: alignment))
    case "padding":
      func inset(_ key: String) -> Double {
        node[key] as? String == "default" ? 16 : Double(length(node[key]) ?? 0)
      }
      return AnyView(
        child.padding(
          EdgeInsets(
            top: inset("top"), leading: inset("leading"), bottom: inset("bottom"),
            trailing: inset("trailing"))))
    case "fixedSize":
      return AnyView(
        child.fixedSize(
          horizontal: node["h"] as? Bool ?? true, vertical: node["v"] as? Bool ?? true))
    case "aspect":
      return AnyView(
        child.aspectRatio(
          length(node["ratio"]), contentMode: node["mode"] as? String == "fill" ? .fill : .fit))
    case "position":
      return AnyView(
        child.position(CGPoint(x: length(node["x"]) ?? 0, y: length(node["y"]) ?? 0)))
    case "offset":
      return AnyView(
        child.offset(CGSize(width: length(node["x"]) ?? 0, height: length(node["y"]) ?? 0)))
    case "priority": return AnyView(child.layoutPriority(node["value"] as? Double ?? 0))
    case "background", "overlay":
      guard let alignment = alignment(node["align"]),
        let content = (node["content"] as? [String: Any]).flatMap(view)
      else { return nil }
      return kind == "overlay"
        ? AnyView(child.overlay(alignment: alignment) { content })
        : AnyView(child.background(alignment: alignment) { content })
    default: return nil
    }
  }

  private static func length(_ value: Any?) -> CGFloat? {
    if value as? String == "inf" { return .infinity }
    return (value as? Double).map { CGFloat($0) }
  }

  private static func horizontal(_ value: Any?) -> HorizontalAlignment? {
    switch value as? String {
    case nil, "center": .center
    case "leading": .leading
    case "trailing": .trailing
    default: nil
    }
  }

  private static func vertical(_ value: Any?) -> VerticalAlignment? {
    switch value as? String {
    case nil, "center": .center
    case "top": .top
    case "bottom": .bottom
    default: nil
    }
  }

  private static func alignment(_ value: Any?) -> Alignment? {
    switch value as? String {
    case nil, "center": value == nil || value is String ? .center : nil
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    default: nil
    }
  }
}

/// A leaf of a fixed size, or of one between a least and a most with an ideal one.
private struct Leaf: GalleySwiftUI.Layout {
  let width: [Double]
  let height: [Double]

  func callAsFunction() -> some View { callAsFunction { EmptyView() } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    func fit(_ range: [Double], _ offer: Double?) -> Double {
      guard range.count == 3 else { return range.first ?? 0 }
      return min(max(offer ?? range[1], range[0]), range[2])
    }
    return CGSize(width: fit(width, proposal.width), height: fit(height, proposal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
