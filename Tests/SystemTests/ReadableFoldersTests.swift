import Foundation
import GalleySystem
import GalleyTestSupport
import Testing

@Suite("Folders that may be read")
struct ReadableFoldersTests {
  private let folder = GalleyTestSupport.TemporaryFolder()
  private var folders: ReadableFolders { ReadableFolders([folder.path + "/in"]) }

  init() throws {
    try folder.write("{}", to: "in/a/b.json")
    try folder.write("secret", to: "out/secret")
    try folder.write("secret", to: "inside/secret")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  @Test(
    "What is below counts, be there a file or not",
    arguments: ["in", "in/", "in/a/b.json", "in/a/../a/b.json", "in/none.json", "in/no/folder/x"])
  func below(path: String) { #expect(folders.contains("\(folder.path)/\(path)")) }

  @Test(
    "What is elsewhere does not, however it is spelled",
    arguments: [
      "out/secret", "in/../out/secret", "in/a/../../out/secret", "inside/secret", "", "in/..",
      "in/none/../../out/secret", "in/\0/../../out/secret",
      "in/" + String(repeating: "a/", count: 4096),
    ])
  func elsewhere(path: String) { #expect(!folders.contains("\(folder.path)/\(path)")) }

  @Test("Links count as what they lead to")
  func links() throws {
    try link("in/file", to: "../out/secret")
    try link("in/folder", to: "../out")
    try link("in/nowhere", to: "../out/none")
    try link("in/own", to: "a/b.json")
    try link("out/back", to: "../in/a")
    for path in ["in/file", "in/folder/secret", "in/folder/none", "in/nowhere"] {
      #expect(!folders.contains("\(folder.path)/\(path)"), "\(path)")
    }
    for path in ["in/own", "out/back/b.json"] {
      #expect(folders.contains("\(folder.path)/\(path)"), "\(path)")
    }
  }

  @Test("A folder with a link that leads out is named with the link")
  func checkedLinks() throws {
    try folders.checkLinks(below: folder.path + "/in")
    try link("in/a/away", to: "../../out")
    let error = #expect(throws: FileError.self) {
      try folders.checkLinks(below: folder.path + "/in")
    }
    #expect(error?.path == folder.path + "/in/a/away")
    #expect(throws: FileError.self) { try folders.checkLinks(below: folder.path + "/out") }
  }

  @Test("A single file may be named, and folders be added")
  func more() {
    let file = ReadableFolders([folder.path + "/out/secret"])
    #expect(file.contains(folder.path + "/out/secret"))
    #expect(!file.contains(folder.path + "/out/secret2"))
    #expect(folders.adding([folder.path + "/out"]).contains(folder.path + "/out/x"))
    #expect(ReadableFolders(["/"]).contains("/etc/passwd"))
  }
}
