internal import CGalleyFreeType
import GalleyGeometry
import GalleyText

/// The owner of a FreeType library and of the faces opened through it. Not to be used by two
/// threads at once.
final class FreeTypeFaces {
  private let library: FT_Library
  private var faces: [FaceKey: FreeTypeFace] = [:]

  private struct FaceKey: Hashable {
    var face: FontFace
    var variations: [FontVariation]
  }

  /// Starts FreeType.
  init() throws(RenderingError) {
    var started: FT_Library?
    let code = FT_Init_FreeType(&started)
    guard code == 0, let started else {
      throw .freeType(operation: "starting", font: "any font", code: Int(code))
    }
    library = started
  }

  deinit {
    faces.removeAll()
    FT_Done_FreeType(library)
  }

  /// The face at a place of its design space; its slant is ignored here. Up to 64 stay open.
  func face(for instance: FontInstance) throws(RenderingError) -> FreeTypeFace {
    let key = FaceKey(face: instance.face, variations: instance.variations)
    if let open = faces[key] { return open }
    if faces.count >= 64 { faces.removeAll() }
    let face = try FreeTypeFace(instance, library)
    faces[key] = face
    return face
  }
}
