import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyRendering
import GalleySystem
import GalleyTestSupport
import Synchronization
import Testing

@testable import GalleyStair

@Suite("What one picture may cost")
struct BudgetTests {
  private func error(
    _ limits: RenderingLimits, _ scene: Scene = Scene(Rectangle().frame(width: 1, height: 60_000))
  ) throws -> RenderingError? {
    let folder = TemporaryFolder()
    let error = #expect(throws: WritingError<FileError>.self) {
      try Renderer(limits: limits).write(scene, to: folder.path + "/a.png")
    }
    #expect(!File.exists(folder.path + "/a.png"))
    guard case .drawing(let inner) = error else { return nil }
    return inner
  }

  @Test("streamed pictures are bound by their pixels")
  func pixels() throws {
    guard
      case .canvasTooLarge(2, 120_000, .maximumPixels, 200_000) = try error(
        RenderingLimits(maximumPixels: 200_000))
    else {
      Issue.record("not refused for its pixels")
      return
    }
    let written = try Renderer(limits: RenderingLimits(maximumPixels: 240_000))
      .write(Scene(Rectangle().frame(width: 1, height: 60_000))) { _ throws(Never) in }
    #expect(written.height == 120_000)
  }

  @Test("trees are bound by their elements")
  func elements() throws {
    let scene = Scene(VStack { ForEach(0..<10) { _ in Rectangle() } }.frame(width: 9, height: 9))
    guard
      case .tooManyElements(_, allowed: 5) = try error(RenderingLimits(maximumElements: 5), scene)
    else {
      Issue.record("not refused for its elements")
      return
    }
  }

  @Test("time is up between strips of rows, whole and streamed, and the next picture has its own")
  func time() throws {
    for height in [100.0, 60_000] {
      let scene = Scene(Rectangle().frame(width: 1, height: height))
      guard
        case .outOfTime(allowed: .zero, owner: _) = try error(
          RenderingLimits(maximumTime: .zero), scene)
      else {
        Issue.record("not refused for its time")
        return
      }
    }
    let renderer = try Renderer(limits: RenderingLimits(maximumTime: .seconds(3600)))
    for _ in 0..<2 { _ = try renderer.render(Scene(Rectangle().frame(width: 9, height: 9))) }
  }

  @Test("a picture that asks for too much is refused")
  func memory() throws {
    guard
      case .outOfMemory(let asked, allowed: 1, owner: _) = try error(
        RenderingLimits(maximumMemory: 1))
    else {
      Issue.record("not refused for the memory")
      return
    }
    #expect(asked > 1)
  }

  @Test("memory that no machine has is refused before it is taken")
  func allocation() {
    #expect(ProcessMemory.allows(1 << 25) && !ProcessMemory.allows(1 << 60))
  }

  private final class Counted: NodeDrawing {
    let count = Mutex(0)
    var overflow: Double { 0 }
    func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
      count.withLock { $0 += 1 }
    }
    func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {}
  }

  @Test("a canvas that is too wide is refused before the glyphs of an endless line are written out")
  func paintedNothing() throws {
    for (width, painted) in [(400.0, 1), (40_000, 0)] {
      let drawing = Counted()
      let tree = LayoutTree { tree in
        tree.element(Element(typeName: "line")) { tree in
          tree.leaf(.fixed(Size(width: width, height: 9)), drawing: drawing)
        }
      }
      let renderer = try Renderer()
      let frames = try renderer.layout(tree, of: Scene(Rectangle()))
      let result = Result { try renderer.write(frames) { _ throws(Never) in } }
      #expect((try? result.get()) == nil ? painted == 0 : painted == 1)
      #expect(drawing.count.withLock { $0 } == painted)
    }
  }
}
