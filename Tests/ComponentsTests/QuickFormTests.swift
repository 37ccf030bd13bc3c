import GalleyComponents
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import Testing

@Suite("Quick forms")
struct QuickFormTests {
  private struct Person: Equatable {
    var name = ""
    var age = 0
  }

  private struct Refusal: Error, Equatable { var text: String }

  private typealias Form = QuickFormView<Person>

  @Test("GUI-13 GUI-14 GUI-19: every placed binding runs, errors are collected, the model keeps")
  func resolve() throws {
    var form = Form()
    let name = form.bind(input: InputField<String>(output: "Ada")) { person, input in
      person.name = input.output ?? ""
      return (true, Refusal(text: "odd"))
    }
    let age = form.bind(input: InputField<Int>()) { person, input in
      guard let value = input.output else { return (false, Refusal(text: "no age")) }
      person.age = value
      return (true, nil)
    }
    let unplaced = form.bind(input: InputField<Int>()) { _, _ in (false, nil) }
    #expect(unplaced == 2)
    form.addRow([.input(age), .input(name), .input(99), .input(age)])
    var person = Person()
    let answer = form.resolve(&person)
    #expect(!answer.success)
    #expect(answer.errors.compactMap { $0 as? Refusal }.map(\.text) == ["no age", "odd"])
    #expect(person == Person(name: "Ada", age: 0))
  }

  @Test(
    "GUI-15 GUI-16: widths of a row of 382 points by the measured rule",
    arguments: [([1, 1], [186, 191]), ([1, 2], [122.3333, 254.6667])] as [([Int], [Double])])
  func rows(sizes: [Int], widths: [Double]) throws {
    var form = Form()
    let ids = sizes.indices.map {
      form.bind(view: Rectangle().frame(height: 20).id("box\($0)"))
    }
    form.addRow(zip(ids, sizes).map { .input($0, size: $1) })
    let scene = try SwiftScene(form, width: 398)
    for (index, width) in widths.enumerated() {
      let frame = try #require(scene.result.frame(ofID: "box\(index)"))
      #expect(abs(frame.width - width) < 0.01)
    }
  }

  @Test("GUI-13: the form has both of its names")
  func names() {
    #expect(QuickFormView<Person>.self == QuickForm<Person>.self)
  }

  @Test("elements of a row stand on one baseline where it is asked for")
  func baselines() throws {
    let row = FormRow(.even) {
      Text("A").font(size: 12)
      VStack(spacing: 0) {
        Text("B").font(size: 30)
        Text("C").font(size: 30)
      }
    }
    for (alignment, other) in [(FormRowAlignment.firstTextBaseline, 1), (.lastTextBaseline, 2)] {
      let scene = try SwiftScene(row.with { $0.alignment = alignment }, width: 200)
      let lines = scene.list.commands.compactMap { command -> Double? in
        if case .glyphs(_, let origin, _) = command { return origin.y }
        return nil
      }
      try #require(lines.count == 3)
      #expect(abs(lines[0] - lines[other]) < 1, "\(alignment)")
      #expect(scene.size.height == (try SwiftScene(row, width: 200)).size.height)
    }
  }

  @Test("GUI-18: elements keep their height and give way in width")
  func priorities() throws {
    var form = Form()
    let wide = Rectangle().frame(idealWidth: 500, idealHeight: 36)
    let ids = ["a", "b"].map { form.bind(view: wide.id($0)) }
    form.addRow(ids.map { .input($0) })
    let scene = try SwiftScene(form.frame(height: 20), width: 398)
    #expect(scene.result.frame(ofID: "a")?.size == Size(width: 186, height: 36))
    #expect(scene.result.frame(ofID: "b")?.size == Size(width: 191, height: 36))
  }

  @Test("GUI-17 GUI-20: views of any kind; a row with a spacer alone is 10 high")
  func spacers() throws {
    var form = Form()
    let view = form.bind(view: Text("Title").frame(height: 20))
    form.addRow([.input(view)])
    form.addRow([.makeSpacer()])
    form.addRow([])
    #expect(try SwiftScene(form, width: 100).size.height == 8 + 20 + 5 + 10 + 8)
  }
}
