import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import Synchronization
import Testing

@Suite("Inputs")
struct InputTests {
  @Test(
    "DNA-28 DNA-29: what each rule lets pass",
    arguments: [
      ("email", ValidationRule.email, "a.b_1@x", "a-b@x"), ("email", .email, "a@x.org", "a@.org"),
      ("email", .email, "a@x", "@x"), ("phone", .phoneNumber, "0123456789", "012345678"),
      ("name", .name, "Jo B", "J"), ("name", .name, "Ann", "Ann1"),
      ("nonEmpty", .nonEmpty, " ", ""), ("less", .lessThan(3), "ab", "abc"),
      ("greater", .greaterThan(2), "abc", "ab"), ("pattern", .pattern("[ab]+"), "abba", "abbac"),
      ("pattern", .pattern("a"), "a", "("),
    ] as [(String, ValidationRule, String, String)])
  func rules(name: String, rule: ValidationRule, good: String, bad: String) {
    #expect(rule.isMet(good), "\(name) \(good)")
    #expect(!rule.isMet(bad), "\(name) \(bad)")
  }

  @Test("DNA-30: the first rule that is not met supplies the error")
  func order() {
    let rules: [ValidationRule] = [.nonEmpty, .email, .lessThan(3)]
    #expect(ValidationRule.firstError(of: rules, in: "") == .emptyValue)
    #expect(ValidationRule.firstError(of: rules, in: "abcd") == .invalidEmail)
    #expect(ValidationRule.firstError(of: rules, in: "a@bc") == .valueTooHigh)
    #expect(ValidationRule.firstError(of: [.noRestriction], in: "") == nil)
  }

  @Test(
    "DNA-31 DNA-34: DNAKit's colours of the four states, also for a field made in one",
    arguments: [
      (ControlState.normal, 0xBDC3CB, 0x525B62), (.disabled, 0xEEEFF1, 0x81878C),
      (.error, 0xFF5050, 0xFF5050), (.focused, 0x1F7AE0, 0x1F7AE0),
    ] as [(ControlState, UInt32, UInt32)])
  func states(state: ControlState, border: UInt32, text: UInt32) throws {
    let scene = try SwiftScene(TextField(text: "A", state: state), width: 99, theme: .dnaKit)
    #expect(scene.borders == [RGBAColor(hex: border)])
    #expect(scene.inks == [RGBAColor(hex: text)])
  }

  @Test("DNA-32 DNA-33: editing is focused, an unmet rule shows its message, the end is normal")
  func machine() throws {
    let answers = Mutex<[InputError?]>([])
    var field = TextField(text: "", rules: [.email])
    let quiet = try SwiftScene(field, width: 200).size.height
    field.didValidate = { isValid, error, _ in
      answers.withLock { $0.append(error) }
      #expect(isValid == (error == nil))
    }
    field.beginEditing()
    field.edit("ada")
    #expect(field.input.effectiveState == .error)
    #expect(try SwiftScene(field, width: 200).size.height > quiet)
    field.edit("ada@x")
    #expect(field.input.effectiveState == .focused)
    field.edit("ada")
    field.endEditing()
    #expect(field.input.effectiveState == .normal)
    #expect(answers.withLock { $0 } == [.invalidEmail, nil, .invalidEmail])
  }

  @Test("DNA-35: a view for text hides its placeholder while it is focused")
  func textView() throws {
    #expect(try !SwiftScene(TextView("Tell"), width: 200).inks.isEmpty)
    #expect(try SwiftScene(TextView("Tell", state: .focused), width: 200).inks.isEmpty)
  }

  @Test("GUI-9 GUI-10: an input is 36 high; label at 11, field 8 behind it")
  func anatomy() throws {
    var input = ActiveInput("Name", text: "Ada", isActive: true)
    input.forcedLabelWidth = 60
    let scene = try SwiftScene(input, width: 200)
    #expect(scene.size == Size(width: 200, height: 36))
    let xs = scene.list.commands.compactMap { command -> Double? in
      if case .glyphs(_, let origin, _) = command { return origin.x }
      return nil
    }
    #expect(xs == [11, 11 + 60 + 8])
    #expect(scene.fills.last == SystemColor.systemBlue.color.light)
  }

  @Test("GUI-7 GUI-8 GUI-11 GUI-12: initialisers, and the bar only while active")
  func initialisers() throws {
    #expect(ActiveInput().label.text == "INPUT")
    #expect(ActiveInput(label: "A").label.text == ActiveInput("A").label.text)
    let idle = try SwiftScene(ActiveInput("A"), width: 99).fills
    let active = try SwiftScene(ActiveInput("A", isActive: true), width: 99).fills
    #expect(active.count == idle.count + 1)
  }

  @Test("GUI-1 GUI-2 GUI-5 GUI-6: text becomes a value as Swift's initialisers say, and back")
  func conversion() {
    #expect(InputField(output: 5).field.input.text.text == "5")
    #expect(output(Int.self, "+5") == 5)
    #expect(output(UInt.self, "-1") == nil)
    #expect(output(Int8.self, "128") == nil)
    #expect(output(Double.self, "1e3") == 1000)
    #expect(output(Double.self, "1,5") == nil)
    #expect(output(Int.self, " 5") == nil)
    #expect(output(String.self, " x") == " x")
    #expect(output(String.self, "") == nil)
  }

  private func output<Value: InputConvertible>(_ type: Value.Type, _ text: String) -> Value? {
    var field = InputField<Value>()
    field.field.input.text.text = text
    return field.output
  }

  private struct Celsius: InputConvertible {
    static var keyboard: KeyboardKind { .decimalPad }
    var degrees: Double
    init?(_ description: String) {
      guard let degrees = Double(description.dropLast()) else { return nil }
      self.degrees = degrees
    }
    var description: String { "\(degrees)°" }
  }

  @Test("GUI-3 GUI-4: a type of one's own, and the keyboards")
  func custom() {
    #expect(output(Celsius.self, "20.5°")?.degrees == 20.5)
    #expect(InputField<Celsius>().keyboard == .decimalPad)
    #expect(InputField<Int>().keyboard == .numberPad)
    #expect(InputField<Int8>().keyboard == .standard)
    #expect(InputField<String>().keyboard == .ascii)
  }
}
