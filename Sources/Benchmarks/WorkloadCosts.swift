import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyFonts
import GalleyGeometry
import GalleyImaging
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleyRendering
import GalleyStair
import GalleyText

extension Benchmark {
  /// Whole documents to PNG bytes, stage by stage.
  static let workloads = Benchmark(
    name: "workloads",
    summary: "The five workloads from document to PNG bytes, whole and by stage."
  ) { bench in
    let photo = try Workload.photoSource()
    for workload in try Workload.all() {
      let warm = try Renderer()
      func run(_ renderer: Renderer, _ threads: Int) throws -> Int {
        try workload.render(renderer, photo, threads: threads)
      }
      var contenders = [Contender(name: "warm, 1 thread") { try run(warm, 1) }]
      contenders += try workload.stages(warm, photo)
      contenders.append(Contender(name: "warm, 4 threads") { try run(warm, 4) })
      contenders.append(Contender(name: "cold caches, 1 thread") { try run(try Renderer(), 1) })
      try bench.compare("\(workload.name): \(workload.documents.count) document(s)", contenders)
    }
  }
}

extension Workload {
  fileprivate func read(_ photo: some ImageSource) throws -> [Document] {
    try documents.map { document in
      let (read, findings) = DocumentReader.read(
        SourceText(name: document.name, text: document.text),
        options: DocumentReader.Options(images: photo))
      guard let read else { throw WorkloadError(message: "\(document.name): \(findings)") }
      return read
    }
  }

  /// Every document to PNG bytes; the number of bytes comes back.
  fileprivate func render(_ renderer: Renderer, _ photo: some ImageSource, threads: Int) throws
    -> Int
  {
    var bytes = 0
    for document in try read(photo) {
      bytes += try renderer.write(Scene(document), options: DrawingOptions(threads: threads)) {
        _ throws(Never) in
      }.byteCount
    }
    return bytes
  }

  /// Each stage alone, on what the stages before it left.
  fileprivate func stages(_ renderer: Renderer, _ photo: some ImageSource) throws -> [Contender] {
    let documents = try read(photo)
    let scenes = documents.map { Scene($0) }
    let trees = scenes.map { $0.tree($0.context(renderer.typesetter)) }
    let layouts = zip(scenes, trees).map { $0.layout($1) }
    let prepared = try scenes.map { try renderer.prepare($0) }
    return [
      Contender(name: "  parse") { try self.read(photo).count },
      Contender(name: "  shape") {
        scenes.reduce(0) { $0 + $1.tree($1.context(renderer.typesetter)).nodeCount }
      },
      Contender(name: "  layout") {
        zip(scenes, trees).reduce(0) { $0 + Int($1.0.layout($1.1).size.height) }
      },
      Contender(name: "  paint") {
        zip(scenes, layouts).reduce(0) { $0 + $1.0.display($1.1).commands.count }
      },
      Contender(name: "  raster (strips)") {
        var rows = 0
        for scene in prepared {
          try renderer.rasterizer.stream(
            scene.list, size: scene.size, grid: scene.canvas.grid,
            background: scene.background, options: RenderingOptions(threads: 1)
          ) { rows += $0.rows.count }
        }
        return rows
      },
      Contender(name: "  paint, raster and encode") {
        try prepared.reduce(0) { sum, scene in
          try sum
            + renderer.write(scene.frames, options: DrawingOptions(threads: 1)) {
              _ throws(Never) in
            }.byteCount
        }
      },
    ]
  }
}

/// A document of ours that does not read.
struct WorkloadError: Error {
  var message: String
}
