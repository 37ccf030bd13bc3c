import GalleySwiftData
import GalleySwiftUI
import Testing

@Model private final class Shelf {
  var name: String
  @Relationship(deleteRule: .cascade) var books: [Book] = []
  init(_ name: String) { self.name = name }
}

@Model private final class Book {
  var title: String
  var pages: Int
  var shelf: Shelf?
  init(_ title: String, pages: Int = 1, on shelf: Shelf? = nil) {
    (self.title, self.pages) = (title, pages)
    self.shelf = shelf
  }
}

@MainActor
@Suite struct DataTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(
      for: Shelf.self, Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @Test func identitiesAreComparedInPredicates() throws {
    let shelf = Shelf("History")
    let book = Book("Sea", on: shelf)
    context.insert(shelf)
    context.insert(book)
    context.insert(Book("Land"))
    let id = shelf.persistentModelID
    let found = try context.fetch(
      FetchDescriptor<Book>(predicate: #Predicate { $0.shelf?.persistentModelID == id }))
    #expect(found.map(\.title) == ["Sea"])
    #expect([id, id].sorted() == [id, id])
  }

  private func titles(_ descriptor: FetchDescriptor<Book> = FetchDescriptor()) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }

  @Test func whatIsInsertedIsFetchedAsAsked() throws {
    for (title, pages) in [("B", 20), ("A", 30), ("C", 10)] {
      context.insert(Book(title, pages: pages))
    }
    #expect(try titles() == ["B", "A", "C"])
    var descriptor = FetchDescriptor<Book>(
      predicate: #Predicate { $0.pages > 10 }, sortBy: [SortDescriptor(\.title)])
    #expect(try titles(descriptor) == ["A", "B"])
    descriptor.fetchOffset = 1
    #expect(try titles(descriptor) == ["B"])
    descriptor = FetchDescriptor(sortBy: [SortDescriptor(\.pages, order: .reverse)])
    descriptor.fetchLimit = 2
    #expect(try titles(descriptor) == ["A", "B"])
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 3)
  }

  @Test func aSearchFindsWordsWhateverTheirCaseAndMarks() throws {
    for title in ["Éclairs", "Bread", "eclair"] { context.insert(Book(title)) }
    let word = "ECLAIR"
    let found = FetchDescriptor<Book>(
      predicate: #Predicate { word.isEmpty || $0.title.localizedStandardContains(word) })
    #expect(try titles(found) == ["Éclairs", "eclair"])
  }

  @Test func bothEndsOfARelationshipAgree() throws {
    let (one, other) = (Shelf("one"), Shelf("other"))
    context.insert(one)
    let book = Book("A", on: one)
    context.insert(book)
    #expect(one.books.map(\.title) == ["A"])
    book.shelf = other
    #expect(one.books.isEmpty)
    #expect(other.books.map(\.title) == ["A"])
    #expect(other.modelContext == context)
    other.books.append(Book("B"))
    #expect(other.books.allSatisfy { $0.shelf === other })
    other.books.removeAll { $0 === book }
    #expect(book.shelf == nil)
    #expect(try titles() == ["A", "B"])
  }

  @Test func deletingFollowsTheRule() throws {
    let shelf = Shelf("one")
    context.insert(shelf)
    shelf.books = [Book("A"), Book("B")]
    context.delete(try #require(shelf.books.first))
    #expect(shelf.books.map(\.title) == ["B"])
    context.delete(shelf)
    #expect(try titles() == [])
    #expect(shelf.isDeleted)
  }

  @Test func whatWasNotSavedIsTakenBack() throws {
    context.insert(Book("A"))
    try context.save()
    #expect(!context.hasChanges)
    try context.delete(model: Book.self, where: #Predicate { $0.title == "A" })
    context.insert(Book("B"))
    #expect(try titles() == ["B"])
    context.rollback()
    #expect(try titles() == ["A"])
  }

  private struct Rows: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Book.title) private var books: [Book]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(books) { book in
          Rectangle().frame(width: CGFloat(book.pages), height: 5).id(book.title)
        }
      }
      .onAppear {
        context.insert(Book("A", pages: 30))
        for book in books { book.pages += 1 }
      }
    }
  }

  @Test func viewsSeeWhatIsInsertedAndChanged() throws {
    let settled = try Settled(Rows().modelContainer(for: Book.self, inMemory: true))
    #expect(settled.size(of: "A") == [31, 5])
    #expect(settled.session.remarks == [])
  }

  @Test func anEmptyStoreIsToldOf() throws {
    struct Empty: View {
      @Query private var books: [Book]
      var body: some View { Rectangle().frame(width: CGFloat(books.count), height: 5) }
    }
    let remarks = try Settled(Empty().modelContainer(for: Book.self)).session.remarks
    #expect(remarks == ["what the app has stored is not here: Book is empty"])
    #expect(try Settled(Empty()).session.remarks == [])
  }
}
