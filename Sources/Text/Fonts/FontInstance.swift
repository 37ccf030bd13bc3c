package import GalleyDesign

/// A face at one place of its design space, with a synthetic slant where the family has no
/// italic.
package struct FontInstance: Hashable, Sendable {
  /// The face.
  package var face: FontFace
  /// The value of each variation axis that is not at its default, in the order of the tags.
  package var variations: [FontVariation]
  /// The tangent of the synthetic slant; 0 for none.
  package var slant: Double

  /// Makes an instance.
  package init(face: FontFace, variations: [FontVariation] = [], slant: Double = 0) {
    self.face = face
    self.variations = variations
    self.slant = slant
  }
}

extension FontInstance {
  /// By how much stems are widened, in ems; 0 for none. It is kept as a place on an axis that every
  /// face is given and that neither shaping nor the font's own outlines know.
  package var boldness: Double {
    get { variations.first { $0.tag == FontVariation.boldness }?.value ?? 0 }
    set {
      variations.removeAll { $0.tag == FontVariation.boldness }
      guard newValue > 0 else { return }
      variations.append(FontVariation(tag: FontVariation.boldness, value: newValue))
      variations.sort { $0.tag < $1.tag }
    }
  }

  /// The palette of coloured glyphs, kept in the same way, which the display list is made with.
  package var palette: FontPalette {
    get {
      switch variations.first(where: { $0.tag == FontVariation.palette })?.value {
      case nil: .normal
      case -1: .light
      case -2: .dark
      case let number?: .numbered(Int(saturating: number))
      }
    }
    set {
      variations.removeAll { $0.tag == FontVariation.palette }
      let value: Double
      switch newValue {
      case .normal, .numbered(0): return
      case .light: value = -1
      case .dark: value = -2
      case .numbered(let number): value = Double(min(max(number, 0), 65_535))
      }
      variations.append(FontVariation(tag: FontVariation.palette, value: value))
      variations.sort { $0.tag < $1.tag }
    }
  }

  /// The size of small capitals that are made of large ones, beside that of the text; 1 for others. Kept
  /// in the same way, for whoever inspects a picture: the run's own size says how large they are.
  package var smallCapitals: Double {
    get { variations.first { $0.tag == FontVariation.smallCapitals }?.value ?? 1 }
    set {
      variations.removeAll { $0.tag == FontVariation.smallCapitals }
      guard newValue != 1 else { return }
      variations.append(FontVariation(tag: FontVariation.smallCapitals, value: newValue))
      variations.sort { $0.tag < $1.tag }
    }
  }

  /// The instance as the font file has it: upright, without widened stems, in its first palette.
  package var withoutSynthesis: FontInstance {
    var plain = self
    plain.slant = 0
    plain.boldness = 0
    plain.palette = .normal
    plain.smallCapitals = 1
    return plain
  }
}

/// One variation axis and its value in design units.
public struct FontVariation: Hashable, Sendable {
  /// The axis tag as its four bytes in big-endian order, for example `wght`.
  public var tag: UInt32
  /// The value in design units.
  public var value: Double

  /// Makes an axis setting.
  public init(tag: UInt32, value: Double) {
    self.tag = tag
    self.value = value
  }

  /// The tag of the axis of synthetic boldness, `Bold`.
  package static let boldness: UInt32 = 0x426F_6C64
  /// The tag of the choice of a palette, `Palt`.
  package static let palette: UInt32 = 0x5061_6C74
  /// The tag of synthetic small capitals, `SmCp`.
  package static let smallCapitals: UInt32 = 0x536D_4370
}
