import GalleyGeometry
import GalleyImaging

/// Whether every differing pixel of a picture is the consequence of a difference of inputs.
///
/// Three claims are checked, with D for what an earlier picture P was drawn from and I for what that
/// was laid out from: today's rasterizer draws D as P; today's layout makes D of I; today's inputs
/// are others than I. When they hold, the earlier picture is what today's renderer makes of the
/// earlier inputs, so that nothing but the inputs can account for today's picture. Attribution of
/// pixels to nodes is an explanation for people and no part of the evidence.
package struct PictureProof: Hashable, Sendable {
  /// Today's rasterizer draws the earlier drawing as the reference shows it.
  package var drawing: Claim
  /// Today's layout makes the earlier drawing of the earlier inputs.
  package var layout: Claim
  /// The inputs differ, and the differences are named.
  package var inputs: Claim
  /// The pixels of the reference that today's rasterizer draws otherwise from the same drawing:
  /// those that no input accounts for, whatever else changed.
  package var unaccountedPixels = 0
  /// Pixels that nothing can be said of, because an asset they showed is gone.
  package var exemptPixels = 0

  /// Makes a proof of three claims.
  package init(
    drawing: Claim, layout: Claim, inputs: Claim, unaccountedPixels: Int = 0, exemptPixels: Int = 0
  ) {
    self.drawing = drawing
    self.layout = layout
    self.inputs = inputs
    self.unaccountedPixels = unaccountedPixels
    self.exemptPixels = exemptPixels
  }

  /// Nothing could be checked.
  static func unchecked(_ reason: String) -> PictureProof {
    PictureProof(
      drawing: .unchecked(reason), layout: .unchecked(reason), inputs: .unchecked(reason))
  }

  /// True if all claims hold.
  package var isProven: Bool {
    drawing == .holds && layout == .holds && inputs == .holds
  }

  /// One line for a person: what does not hold before what could not be checked.
  package var summary: String {
    if isProven {
      return exemptPixels == 0
        ? "proven" : "proven but for \(grouped(exemptPixels)) px of an asset that is gone"
    }
    let claims = [drawing, layout, inputs]
    for case .fails(let reason) in claims { return "NOT PROVEN: \(reason)" }
    for case .unchecked(let reason) in claims { return "not proven: \(reason)" }
    return "not proven"
  }
}

/// Compares a reference with today's drawing of what it was drawn from.
struct DrawingCheck {
  /// Differing pixels by the name of the node that drew them, most first, then by name.
  private(set) var owners: [(name: String, pixels: Int)] = []
  private(set) var different = 0
  private(set) var exempt = 0
  /// Both pictures have the same size.
  private(set) var isSameSize = true

  /// - Parameter scene: The tree behind the drawing, to name nodes; nil when it is not known.
  init(
    reference: Bitmap, redrawn: DrawnPicture, exempt rects: [PixelRect], scene: SceneDescription?
  ) {
    let today = redrawn.bitmap.straight
    guard today.width == reference.width, today.height == reference.height else {
      isSameSize = false
      different = max(today.width * today.height, reference.width * reference.height)
      return
    }
    let map = redrawn.owners()
    var counts: [Int: Int] = [:]
    ChangedPixels(reference, today).visit { x, y, _, _ in
      if rects.contains(where: { $0.contains(x: x, y: y) }) {
        exempt += 1
      } else {
        different += 1
        counts[map?.owner(x: x, y: y) ?? -1, default: 0] += 1
      }
    }
    owners = counts.map { owner, pixels in
      let isKnown = scene.map { $0.nodes.indices.contains(owner) } == true
      return (isKnown ? scene?.name(of: owner) ?? "background" : "background", pixels)
    }.sorted { ($1.pixels, $0.name) < ($0.pixels, $1.name) }
  }

  /// The claim of the proof about the drawing.
  var claim: Claim {
    if !isSameSize { return .fails("drawn differently: in another size") }
    guard different > 0 else { return .holds }
    let names = owners.prefix(3).map(\.name).joined(separator: ", ")
    let rest = owners.count > 3 ? " and \(owners.count - 3) more" : ""
    return .fails(
      "drawn differently: \(grouped(different)) px that no input accounts for (\(names)\(rest))")
  }
}
