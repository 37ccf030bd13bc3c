import Testing

@testable import GalleyComponents

@Suite struct IconNameTests {
  @Test("both tables are sorted by bytes, without repetitions")
  func sorted() {
    for table in [SortedNames.symbols, SortedNames.materialIcons] {
      let names = table.entries.map(\.name)
      for (a, b) in zip(names, names.dropFirst()) {
        #expect(a.utf8.lexicographicallyPrecedes(b.utf8), "\(a) \(b)")
      }
    }
  }

  @Test("every symbol leads to an icon, and there are more than 300")
  func targets() {
    let entries = SortedNames.symbols.entries
    #expect(entries.count >= 300)
    for entry in entries {
      #expect(SortedNames.materialIcons.value(of: entry.value) != nil, "\(entry)")
      #expect(IconName(entry.name)?.material == entry.value)
    }
  }

  @Test("every name is found by the search that finds it in a document")
  func search() {
    for entry in SortedNames.materialIcons.entries {
      #expect(SortedNames.materialIcons.value(of: entry.name) == entry.value)
    }
    for missing in ["", "0", "zzzz", "hom", "homes", "house.fil"] {
      #expect(SortedNames.symbols.value(of: missing) == nil)
      #expect(SortedNames.materialIcons.value(of: missing) == nil)
    }
  }

  @Test("DUI-11: names of either set, and what is near to a wrong one")
  func names() {
    #expect(IconName("house.fill")?.material == "home")
    #expect(IconName("hiking")?.scalar == "\u{e50a}")
    #expect(IconName("no.such.icon") == nil)
    #expect(IconName.nearest(to: "house.fil") == "house.fill")
  }
}
