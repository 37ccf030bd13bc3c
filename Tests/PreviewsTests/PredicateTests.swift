import Foundation
import GalleySwiftUI
import Testing

/// Predicates in words.
@Suite struct PredicateTests {
  private class Named {
    let name: String
    init(_ name: String) { self.name = name }
  }
  private final class Person: Named {
    let age: Int
    let tags: [String]
    let born: Date
    let note: String?
    let friends: [Named]
    init(
      _ name: String, _ age: Int, tags: [String] = [], note: String? = nil, friends: [Named] = []
    ) {
      (self.age, self.tags, self.note, self.friends) = (age, tags, note, friends)
      born = Date(timeIntervalSinceReferenceDate: Double(age))
      super.init(name)
    }
  }

  private let ada = Person(
    "Ada Lovelace", 36, tags: ["math", "poetry"], friends: [Named("Charles"), Named("Mary")])

  @Test(arguments: [
    ("name == 'Ada Lovelace'", true), ("name = \"Ada\"", false), ("age != 36", false),
    ("age >= 36 AND age < 37", true), ("age > 36 OR age < 36", false), ("NOT age > 36", true),
    ("!(age == 36) || name BEGINSWITH 'Ada'", true), ("name beginswith[c] 'ADA'", true),
    ("name BEGINSWITH 'ADA'", false), ("name CONTAINS[cd] 'LÖVE'", true),
    ("name ENDSWITH 'lace'", true), ("name LIKE 'A?a*'", true), ("name LIKE 'A?'", false),
    ("name MATCHES '[A-Z][a-z]+ .*'", true), ("name MATCHES '[A-Z]'", false),
    ("name IN {'Grace', 'Ada Lovelace'}", true), ("age BETWEEN {30, 40}", true),
    ("age BETWEEN {37, 40}", false), ("'math' IN tags", true), ("tags CONTAINS 'poetry'", true),
    ("ANY tags == 'math'", true), ("ALL tags == 'math'", false), ("NONE tags == 'sport'", true),
    ("tags.@count == 2", true), ("ANY friends.name BEGINSWITH 'M'", true), ("note == nil", true),
    ("note != NULL", false), ("TRUEPREDICATE", true), ("FALSEPREDICATE", false),
    ("SELF.age == 36 && (name == 'x' OR age == 36)", true), ("age > -1", true),
  ])
  func wordsSayWhatHolds(_ format: String, _ holds: Bool) {
    let predicate = NSPredicate(format: format)
    #expect(predicate.evaluate(with: ada) == holds)
    #expect((predicate as? FormatPredicate)?.unread == nil)
  }

  @Test func argumentsStandInTheirPlaces() {
    #expect(NSPredicate(format: "%K == %@", "name", "Ada Lovelace").evaluate(with: ada))
    #expect(NSPredicate(format: "age == %d AND age < %f", 36, 36.5).evaluate(with: ada))
    #expect(NSPredicate(format: "name IN %@", ["Ada Lovelace"]).evaluate(with: ada))
    #expect(
      NSPredicate(format: "born < %@", Date(timeIntervalSinceReferenceDate: 40)).evaluate(with: ada)
    )
    #expect(NSPredicate(format: "note == %@", nil as String?).evaluate(with: ada))
    #expect(NSPredicate(format: "age > %d", argumentArray: [40]).evaluate(with: ada) == false)
    let mail = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(mail.evaluate(with: "ada@example.org") && !mail.evaluate(with: "ada@"))
    let all = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age > 1"), NSPredicate(format: "age > 99"),
    ])
    #expect(!all.evaluate(with: ada))
  }

  @Test(arguments: [
    ("SUBQUERY(tags, $t, $t == 'a').@count > 0", "SUBQUERY"), ("age >", ""), ("name == %@", "%@"),
    ("age == 1 extra", "extra"), ("", ""), ("name LIKE[x] 'a'", "x"),
  ])
  func whatIsNotUnderstoodHoldsAndIsNamed(_ format: String, _ rest: String) throws {
    let predicate = NSPredicate(format: format)
    #expect(predicate.evaluate(with: ada))
    let unread = try #require((predicate as? FormatPredicate)?.unread)
    #expect(rest.isEmpty || unread.hasPrefix(rest), "\(unread)")
  }

  @Test func namesOfFoundationAreThere() throws {
    let store = try #require(UserDefaults(suiteName: "galley.predicate.tests"))
    defer { store.removePersistentDomain(forName: "galley.predicate.tests") }
    store.setValue([1, 2], forKey: "dice")
    #expect(store.value(forKey: "dice") as? [Int] == [1, 2])
    #expect(
      URL.documentsDirectory.path
        == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.path)
    store.setValue(nil, forKey: "dice")
    #expect(store.value(forKey: "dice") == nil)
  }
}
