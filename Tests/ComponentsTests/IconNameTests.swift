import GalleyGeometry
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
      let material = String(entry.value.prefix { $0 != " " })
      #expect(SortedNames.materialIcons.value(of: material) != nil, "\(entry)")
      #expect(IconName(entry.name)?.material == material)
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

  @Test("DNA-8: the images of DNAKit have their natural sizes and names of their own")
  func images() {
    #expect(SortedNames.symbols.entries.count { $0.name.hasPrefix("dna.") } == 20)
    #expect(IconName("dna.chevronUp")?.material == "expand_less")
    #expect(IconName("dna.chevronUp")?.naturalSize == Size(width: 12, height: 8))
    #expect(IconName("dna.notification")?.naturalSize == Size(width: 14, height: 17))
    #expect(IconName("house")?.naturalSize == Size(width: 24, height: 24))
    #expect(IconName("dna.chevron") == nil)
    #expect(IconName("chevronUp") == nil)
  }

  @Test("DUI-11: names of either set, and what is near to a wrong one")
  func names() {
    #expect(IconName("house.fill")?.material == "home")
    #expect(IconName("hiking")?.scalar == "\u{e50a}")
    #expect(IconName("no.such.icon") == nil)
    #expect(IconName.nearest(to: "house.fil") == "house.fill")
  }
}
