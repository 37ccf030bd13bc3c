import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySwiftUI
import Testing

/// The messages between the command and the program of the previews.
@MainActor
@Suite struct PortablePictureTests {
  @Test func aPictureIsTheSameInAnotherProcess() throws {
    let view = VStack {
      Text("Words").font(.headline)
      Circle().fill(.red.gradient).frame(width: 31, height: 20).shadow(radius: 3)
    }.padding(7)
    let renderer = try Renderer()
    let scene = GalleyStair.Scene(view)
    let prepared = try renderer.prepare(scene)
    let sent = PortablePicture(
      prepared, scene: SceneDescription(prepared), remarks: ["near"], by: renderer)
    let received = try PortablePicture(sent.bytes)
    #expect(received.remarks == ["near"])
    #expect(received.scene == sent.scene)
    #expect(try renderer.bitmap(of: received).straight == renderer.render(scene).straight)
    #expect(throws: ByteCodingError.self) { try PortablePicture(Array(sent.bytes.dropLast())) }
  }

  @Test func requestsAndRepliesArriveAsTheyWereSent() throws {
    var request = PreviewRequest(
      .write("Card", ending: "png"), settings: [Variant.Setting(.appearance, "dark")])
    (request.height, request.overlay) = (40, "frames")
    let received = try PreviewRequest(request.bytes)
    #expect(received.task == request.task)
    #expect(received.settings == request.settings)
    #expect(received.height == 40)
    #expect(received.overlay == "frames")
    let listed = ListedPreview(name: "Card", file: nil, line: nil, type: "Card_Previews")
    guard case .list(let previews) = try PreviewReply(PreviewReply.list([listed]).bytes) else {
      Issue.record("no list")
      return
    }
    #expect(previews == [listed])
    guard case .failed(let reason) = try PreviewReply(PreviewReply.failed("why").bytes) else {
      Issue.record("no failure")
      return
    }
    #expect(reason == "why")
  }
}
