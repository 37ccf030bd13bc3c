import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyLayout
import GalleyPainting
package import GalleyParsing
import GalleyRendering
package import GalleySnapshots
package import GalleyStair
import GalleySystem
import GalleyText
import Synchronization

extension Renderer {
  /// A scene that is ready for a snapshot: laid out, described and digested, drawn only when the
  /// digest does not settle the matter.
  ///
  /// - Parameters:
  ///   - fingerprint: Identifies the renderer that turns lists into pixels here; see `rendererFingerprint`.
  ///   - source: The document, for places; nil for scenes made by code.
  ///   - dependencies: The files the scene was made from.
  package func snapshot(
    of scene: Scene, fingerprint: NamedDigest, source: SourceText? = nil,
    dependencies: [String] = []
  ) throws(RenderFailure) -> PreparedPicture {
    let syntax = source.map { DocumentSyntax($0) }
    do throws(RenderingError) {
      return snapshot(
        of: try prepare(scene), fingerprint: fingerprint, syntax: syntax,
        dependencies: dependencies, origin: nil)
    } catch {
      throw RenderFailure(error, in: syntax)
    }
  }

  /// The same for a scene with its display list, and with what it was read from; scenes made by code have
  /// no origin.
  func snapshot(
    of prepared: PreparedScene, fingerprint: NamedDigest, syntax: DocumentSyntax?,
    dependencies: [String], origin: SceneOrigin?
  ) -> PreparedPicture {
    // A failing picture is requested with its frames as well.
    let (inputs, earlier) = (Memory<Bool, PictureInputs>(), Memory<PictureInputs, Redrawing>())
    return PreparedPicture(
      digest: PictureDigest(prepared, renderer: fingerprint),
      scene: SceneDescription(prepared, source: syntax?.source), dependencies: dependencies,
      inputs: { [self] () throws(RenderFailure) in
        try inputs.value(for: true) { () throws(RenderFailure) in
          try self.inputs(of: prepared, origin: origin)
        }
      },
      redraw: { [self] old in
        earlier.value(for: old) { redraw(old, origin: origin, images: [prepared.list]) }
      },
      draw: { [self] () throws(RenderFailure) in
        do throws(RenderingError) {
          let picture = try picture(prepared)
          // Asked for by the explanation and by what is kept with a reference.
          let owners = Memory<Bool, OwnerMap?>()
          return try picture.drawn {
            owners.value(for: true) { prepared.owners(in: picture) }
          }
        } catch {
          throw RenderFailure(error, in: syntax, of: prepared.layout)
        }
      })
  }

  /// Returns the identity of the renderer that turns display lists into pixels on this machine, found by
  /// drawing the renderer test card: any change of code or library that can move a pixel changes it.
  ///
  /// - Throws: An error if the card cannot be drawn, as with a font that can no longer be opened: references
  ///   recorded now would not belong to any renderer.
  package func rendererFingerprint() throws(RenderFailure) -> NamedDigest {
    let card = RendererTestCard(typesetter: typesetter)
    do throws(RenderingError) {
      return NamedDigest(card: try card.render(with: rasterizer).pixelHash)
    } catch {
      var failure = RenderFailure("the renderer test card cannot be drawn: \(error)")
      failure.isOfInput = false
      throw failure
    }
  }
}

extension NamedDigest {
  /// The name of a renderer: the hash of its test card.
  init(card: UInt64) { self.init(name: "galley", digest: card) }
}

extension RasterPicture {
  /// The drawing that a comparison uses.
  func drawn(
    owners: @escaping @Sendable () -> OwnerMap?
  ) throws(RenderingError) -> DrawnPicture {
    DrawnPicture(bitmap: try straightBitmap(), owners: owners)
  }
}

/// The most recently made value, for repeated requests for it.
private final class Memory<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private let last = Mutex<(key: Key, value: Value)?>(nil)

  func value<Failure>(
    for key: Key, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let last = last.withLock({ $0 }), last.key == key { return last.value }
    let value = try make()
    last.withLock { $0 = (key, value) }
    return value
  }
}

extension RenderFailure {
  /// A picture that cannot be drawn, at the place in the document that requested it.
  fileprivate init(
    _ error: RenderingError, in syntax: DocumentSyntax?, of layout: LayoutResult? = nil
  ) {
    let place = syntax.flatMap { syntax in
      error.place(in: syntax, of: layout).map { syntax.source.sceneLocation(of: $0.start) }
    }
    self.init(error.description, at: place)
    isOfInput = error.isOfInput
  }
}

extension PreparedScene {
  /// The node that painted each pixel last; nil when a library refuses.
  fileprivate func owners(in picture: RasterPicture) -> OwnerMap? {
    guard var map = try? picture.owners() else { return nil }
    let indices = nodeIndices.map(Int32.init)
    // If every element is a node, as is usual, they have the same numbers.
    if indices.indices.allSatisfy({ indices[$0] == Int32($0) }) { return map }
    map.owners.withUnsafeMutableBufferPointer { owners in
      for place in owners.indices where owners[place] >= 0 {
        owners[place] = indices[Int(owners[place])]
      }
    }
    return map
  }

  /// For each element the index of its node in the description, or -1 when it has no frame.
  var nodeIndices: [Int] {
    var indices = [Int](repeating: -1, count: layout.tree.elements.count)
    var count = 0
    for index in indices.indices {
      let parent = layout.parent(ofElement: index)
      guard layout.frame(ofElement: index) != nil, parent.map({ indices[$0] >= 0 }) != false else {
        continue
      }
      indices[index] = count
      count += 1
    }
    return indices
  }
}

extension PictureDigest {
  /// Everything that decides the pixels of a prepared scene.
  init(_ prepared: PreparedScene, renderer: NamedDigest) {
    self.init(
      Drawing(
        size: prepared.size, scale: prepared.canvas.grid.scale, background: prepared.background,
        list: prepared.list), renderer: renderer)
  }

  /// Everything that decides the pixels of a drawing.
  init(_ drawing: Drawing, renderer: NamedDigest) {
    var hash = ContentHash(seed: 6)
    let list = drawing.list.digest
    for word in [list.high, list.low] { hash.add(word) }
    let background = drawing.background
    let numbers = [
      drawing.size.width, drawing.size.height, drawing.scale, background.red, background.green,
      background.blue, background.alpha,
    ]
    for number in numbers { hash.add(number.bitPattern) }
    var fonts: [NamedDigest] = []
    var images: [NamedDigest] = []
    for command in drawing.list.commands {
      switch command {
      case .glyphs(let run, _, _):
        let entry = NamedDigest(
          name: run.font.face.postScriptName, digest: run.font.face.digest)
        if !fonts.contains(entry) { fonts.append(entry) }
      case .image(let image, _, _):
        let entry = NamedDigest(name: image.name, digest: image.digest)
        if !images.contains(entry) { images.append(entry) }
      default: break
      }
    }
    self.init(
      displayList: hash.value, fonts: fonts.sorted { ($0.name, $0.digest) < ($1.name, $1.digest) },
      images: images.sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }, renderer: renderer)
  }
}
