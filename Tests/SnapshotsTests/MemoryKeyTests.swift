import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("The key of memories lies where no change can put one")
struct MemoryKeyTests {
  private let checkout = TemporaryFolder()
  private let caches = TemporaryFolder()

  private func found(_ variables: [String: String], outside folder: String? = nil) -> HashKey? {
    MemoryKey.find(in: variables, outside: [folder ?? checkout.path])
  }

  @Test("it is made once, in the cache folder of the user, and is another for each user")
  func made() throws {
    let key = try #require(found(["XDG_CACHE_HOME": caches.path]))
    #expect(caches.exists("galley/memory.key"))
    #expect(found(["XDG_CACHE_HOME": caches.path]) == key)
    let other = try #require(found(["HOME": caches.path]))
    #expect(caches.exists(".cache/galley/memory.key") && other != key && key != .known)
  }

  @Test("a relative cache folder does not count, and without any there is no key")
  func none() {
    #expect(found([:]) == nil)
    #expect(found(["XDG_CACHE_HOME": "caches", "HOME": ""]) == nil)
  }

  @Test("there is no key where the cache folder lies in the checkout, or in what that is a part of")
  func inside() throws {
    try checkout.write("", to: ".git/HEAD")
    try checkout.write("gitdir: ../.git/modules/part", to: "part/.git")
    try checkout.write("", to: "part/Snapshots/suite.json")
    let place = "\(checkout.path)/part/Snapshots"
    for folder in ["", "/.cache", "/part/.cache", "/part/Snapshots"] {
      #expect(
        found(["XDG_CACHE_HOME": checkout.path + folder], outside: place) == nil, "\(folder)")
    }
    #expect(!checkout.files.contains { $0.hasSuffix("galley") }, "and none is begun there")
    #expect(found(["XDG_CACHE_HOME": caches.path], outside: place) != nil)
  }

  @Test("without a repository the folder of the run itself is the checkout")
  func plain() {
    #expect(found(["XDG_CACHE_HOME": "\(checkout.path)/caches"]) == nil)
    #expect(found(["XDG_CACHE_HOME": caches.path], outside: "/") == nil)
  }
}
