import Foundation
import GalleyParsing
import GalleySnapshots
import GalleyTestSupport
import Testing

@Suite("Images that are no longer what a reference was drawn from")
struct EarlierAssetTests {
  let corpus: ScratchCorpus
  private static let asset = "Snapshots/_assets/star.png"

  /// An image, recorded and given to git, which is another picture of the same size since then.
  init() throws {
    corpus = try ScratchCorpus()
    try corpus.write("other", padding: "2", color: "#993366")
    try corpus.tool.run(["record"])
    try corpus.folder.write(try #require(corpus.reference("plain")), to: Self.asset)
    try corpus.folder.write(
      #"{"type": "Image", "values": {"localImageName": "star"}}"#, to: "Snapshots/image.json")
    try corpus.tool.run(["record"])
    try corpus.commit()
  }

  private func replace() throws {
    try corpus.folder.write(try #require(corpus.reference("other")), to: Self.asset)
  }

  private func proof() throws -> PictureProof {
    try corpus.tool.run(["test", "--record", "never", "--output", "out"])
    let text = try #require(corpus.folder.bytes("out/results.json"))
    let report = ReportReader.read(SourceText(name: "results.json", bytes: text)).report
    let result = try #require(report?.results.first { $0.name == "image.light" })
    return try #require(result.proof)
  }

  @Test("What the repository still has is drawn again, and proven to the last pixel")
  func found() throws {
    try replace()
    var proof = try proof()
    #expect(proof.isProven && proof.exemptPixels == 0, "\(proof)")
    // Committed in the meantime, and once more.
    try corpus.commit()
    proof = try self.proof()
    #expect(proof.isProven && proof.exemptPixels == 0, "\(proof)")
    try FileManager.default.removeItem(atPath: "\(corpus.folder.path)/.git")
    proof = try self.proof()
    #expect(proof.exemptPixels > 0, "\(proof)")
  }

  @Test("A defect in the picture of the image is found")
  func planted() throws {
    try corpus.plant(in: "Snapshots/image.light.png", at: 7 * 24 + 12)
    try replace()
    let proof = try proof()
    #expect(!proof.isProven && proof.unaccountedPixels == 1, "\(proof)")
  }
}
