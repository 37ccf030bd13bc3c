import GalleySystem
import GalleyTestSupport
import Testing

@Suite("File stamps")
struct FileStampTests {
  @Test("A stamp stays while a file does, and is another when its content is")
  func stamps() throws {
    let folder = TemporaryFolder()
    let path = "\(folder.path)/a"
    #expect(FileStamp(of: path) == nil)
    try File.write([1, 2], to: path)
    let first = try #require(FileStamp(of: path))
    #expect(FileStamp(of: path) == first)
    try File.write([1, 2, 3], to: path)
    #expect(FileStamp(of: path) != first)
  }
}
