import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyTokens

/// The rules of the format and of resolvers, 2025.10: for each an example that follows it, read without a
/// diagnostic, or one that breaks it, with its diagnostic.
@Suite("Rules of the token format")
struct FormatRuleTests {
  /// A rule with the tokens of a file, and what is found in it; nil is nothing.
  struct Rule: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var finding: String?

    init(_ name: String, file text: String, _ finding: String? = nil) {
      (self.name, self.text, self.finding) = (name, text, finding)
    }

    /// One token.
    init(_ name: String, _ type: String, _ value: String, _ finding: String? = nil) {
      self.init(name, file: #"{"x": {"$type": "\#(type)", "$value": \#(value)}}"#, finding)
    }

    var testDescription: String { name }
  }

  private static let ink = #"{"colorSpace": "srgb", "components": [0.1, 0.2, 0.3]}"#
  private static let two = #"{"value": 2, "unit": "px"}"#
  private static let base = """
    "ink": {"$type": "color", "$value": \(ink)}, "two": {"$type": "dimension", "$value": \(two)}
    """

  private static let colorRules: [Rule] = [
    Rule("sRGB", "color", ink), Rule("linear", "color", color("srgb-linear", "1, 0, 0")),
    Rule("HSL", "color", color("hsl", "12, 40, 50")),
    Rule("HSL without a hue", "color", color("hsl", #""none", 0, 50"#)),
    Rule("HWB", "color", color("hwb", "12, 40, 50")),
    Rule("Lab", "color", color("lab", "60, 90, -30")),
    Rule("LCH", "color", color("lch", "60, 40, 12")),
    Rule("Oklab", "color", color("oklab", "0.6, 0.1, -0.1")),
    Rule("OKLCH", "color", color("oklch", "0.6, 0.1, 12")),
    Rule("P3", "color", color("display-p3", "1, 0, 0")),
    Rule("Rec. 2020", "color", color("rec2020", "1, 0, 0")),
    Rule("ProPhoto", "color", color("prophoto-rgb", "1, 0, 0")),
    Rule("Adobe RGB", "color", color("a98-rgb", "1, 0, 0")),
    Rule("XYZ D50", "color", color("xyz-d50", "1, 0, 0")),
    Rule("XYZ D65", "color", color("xyz-d65", "1, 0, 0")),
    Rule("clear", "color", color("srgb", "0, 0, 0", #", "alpha": 0"#)),
    Rule("alpha above one", "color", color("srgb", "0, 0, 0", #", "alpha": 3"#), "from 0 to 1"),
    Rule("alpha below zero", "color", color("srgb", "0, 0, 0", #", "alpha": -1"#), "from 0 to 1"),
    Rule("component above", "color", color("srgb", "0, 0, 7"), "outside of 0 to 1"),
    Rule("component below", "color", color("srgb", "0, -7, 0"), "outside of 0 to 1"),
    Rule("components are a list", "color", #"{"colorSpace": "srgb", "components": {}}"#, "array"),
    Rule("hex is text", "color", color("srgb", "0, 0, 0", #", "hex": 7"#), "hexadecimal"),
    Rule("hex has no alpha", "color", color("srgb", "0, 0, 0", ##", "hex": "#00000000""##), "six"),
    Rule("hex has six digits", "color", color("srgb", "0, 0, 0", ##", "hex": "#000""##), "six"),
    Rule("space is needed", "color", #"{"components": [0, 0, 0]}"#, #""colorSpace" is missing"#),
    Rule("components are needed", "color", #"{"colorSpace": "srgb"}"#, #""components" is missing"#),
    Rule("other words than none", "color", color("hsl", #""none", "few", 1"#), #"or "none""#),
    Rule("unknown space", "color", color("cmy", "0, 0, 0"), #"found "cmy""#),
    Rule("three components", "color", color("srgb", "0, 0"), "expected 3 components"),
    Rule("a full turn of HSL", "color", color("hsl", "360, 1, 1"), "0 up to 360"),
    Rule("a full turn of OKLCH", "color", color("oklch", "0.1, 0.1, 360"), "0 up to 360"),
    Rule("lightness below", "color", color("hsl", "1, 1, -1"), "outside of 0 to 100"),
    Rule("saturation above", "color", color("hsl", "1, 101, 1"), "outside of 0 to 100"),
    Rule("Lab above", "color", color("lab", "101, 0, 0"), "outside of 0 to 100"),
    Rule("chroma below", "color", color("lch", "1, -1, 1"), "below 0"),
    Rule("Oklab above", "color", color("oklab", "2, 0, 0"), "outside of 0 to 1"),
    Rule("text", "color", ##""#123456""##, "the older form"),
    Rule("a word", "color", #""reddish""#, "expected a colour"),
    Rule("null", "color", "null", "expected a colour"),
  ]

  @Test("Colours", arguments: colorRules)
  func colors(_ rule: Rule) { check(rule) }

  private static func color(_ space: String, _ components: String, _ more: String = "") -> String {
    #"{"colorSpace": "\#(space)", "components": [\#(components)]\#(more)}"#
  }

  private static let plainValueRules: [Rule] = [
    Rule("px", "dimension", two), Rule("rem", "dimension", #"{"value": 0.5, "unit": "rem"}"#),
    Rule("no length", "dimension", #"{"value": 0, "unit": "px"}"#),
    Rule("long", "dimension", #"{"value": -1e9, "unit": "px"}"#),
    Rule("unit is needed", "dimension", #"{"value": 1}"#, #""unit" is missing"#),
    Rule("value is needed", "dimension", #"{"unit": "px"}"#, #""value" is missing"#),
    Rule("value is a number", "dimension", #"{"value": "1", "unit": "px"}"#, "a number"),
    Rule("em", "dimension", #"{"value": 1, "unit": "em"}"#, #"did you mean "rem"?"#),
    Rule("a number", "dimension", "7", "without a unit"),
    Rule("ms", "duration", #"{"value": 100, "unit": "ms"}"#),
    Rule("s", "duration", #"{"value": 1.5, "unit": "s"}"#),
    Rule("no time", "duration", #"{"value": 0, "unit": "ms"}"#),
    Rule("time needs a unit", "duration", #"{"value": 1}"#, #""unit" is missing"#),
    Rule("time needs a value", "duration", #"{"unit": "s"}"#, #""value" is missing"#),
    Rule("minutes", "duration", #"{"value": 1, "unit": "min"}"#, #"found "min""#),
    Rule("family", "fontFamily", #""Inter""#), Rule("families", "fontFamily", #"["A", "B"]"#),
    Rule("one of a list", "fontFamily", #"["A"]"#),
    Rule("a number in families", "fontFamily", #"["A", 1]"#, "a family's name"),
    Rule("a number as family", "fontFamily", "1", "a family's name"),
    Rule("weight", "fontWeight", "450"), Rule("thinnest", "fontWeight", "1"),
    Rule("blackest", "fontWeight", "1000"), Rule("hairline", "fontWeight", #""hairline""#),
    Rule("thin", "fontWeight", #""thin""#), Rule("extra-bold", "fontWeight", #""extra-bold""#),
    Rule("black", "fontWeight", #""black""#), Rule("ultra-black", "fontWeight", #""ultra-black""#),
    Rule("too black", "fontWeight", "1001", "1 to 1000"),
    Rule("too thin", "fontWeight", "0", "1 to 1000"),
    Rule("unknown", "fontWeight", #""boldest""#, "unknown weight"),
    Rule("capitals", "fontWeight", #""Bold""#, #"this weight "bold""#),
    Rule("curve", "cubicBezier", "[0.1, -3, 0.9, 4]"),
    Rule("x below", "cubicBezier", "[-0.1, 0, 1, 1]", "from 0 to 1"),
    Rule("x above", "cubicBezier", "[0, 0, 1.1, 1]", "from 0 to 1"),
    Rule("texts in a curve", "cubicBezier", #"["0", 0, 1, 1]"#, "a number"),
    Rule("three numbers", "cubicBezier", "[0, 0, 1]", "four numbers"),
    Rule("number", "number", "3"), Rule("negative", "number", "-0.5"), Rule("zero", "number", "0"),
    Rule("number as text", "number", #""3""#, "a number"),
    Rule("number as object", "number", #"{"value": 3}"#, "a number"),
  ]

  @Test("Plain values", arguments: plainValueRules)
  func plainValues(_ rule: Rule) { check(rule) }

  private static let compositeRules: [Rule] = [
    Rule("solid", "strokeStyle", #""solid""#), Rule("dashed", "strokeStyle", #""dashed""#),
    Rule("dotted", "strokeStyle", #""dotted""#), Rule("double", "strokeStyle", #""double""#),
    Rule("groove", "strokeStyle", #""groove""#), Rule("ridge", "strokeStyle", #""ridge""#),
    Rule("outset", "strokeStyle", #""outset""#), Rule("inset", "strokeStyle", #""inset""#),
    Rule("butt", "strokeStyle", #"{"dashArray": [\#(two)], "lineCap": "butt"}"#),
    Rule("square", "strokeStyle", #"{"dashArray": [\#(two)], "lineCap": "square"}"#),
    Rule("another cap", "strokeStyle", #"{"dashArray": [\#(two)], "lineCap": "flat"}"#, "lineCap"),
    Rule("no dash", "strokeStyle", #"{"dashArray": [], "lineCap": "butt"}"#, "a length at least"),
    Rule("no cap", "strokeStyle", #"{"dashArray": [\#(two)]}"#, #""lineCap" is missing"#),
    Rule("no dashes", "strokeStyle", #"{"lineCap": "butt"}"#, #""dashArray" is missing"#),
    Rule("another line", "strokeStyle", #""wavy""#, #"found "wavy""#),
    Rule("border", "border", #"{"color": \#(ink), "width": \#(two), "style": "dashed"}"#),
    Rule("border, colour", "border", #"{"width": \#(two), "style": "solid"}"#, #""color" is miss"#),
    Rule("border, width", "border", #"{"color": \#(ink), "style": "solid"}"#, #""width" is miss"#),
    Rule("border, style", "border", #"{"color": \#(ink), "width": \#(two)}"#, #""style" is miss"#),
    Rule("style 1", "border", #"{"color": \#(ink), "width": \#(two), "style": 1}"#, "a line style"),
    Rule("gradient", "gradient", #"[{"color": \#(ink), "position": 0.5}]"#),
    Rule("no stops", "gradient", "[]", "a list of stops"),
    Rule("stop, colour", "gradient", #"[{"position": 0}]"#, #""color" is missing"#),
    Rule("stop, position", "gradient", #"[{"color": \#(ink)}]"#, #""position" is missing"#),
    Rule("position as text", "gradient", #"[{"color": \#(ink), "position": "0"}]"#, "a number"),
    Rule("shadow", "shadow", shadow), Rule("shadows", "shadow", "[\(shadow), \(shadow)]"),
    Rule("inset shadow", "shadow", "{\(shadow.dropFirst().dropLast()), \"inset\": true}"),
    Rule("inset as text", "shadow", "{\(shadow.dropFirst().dropLast()), \"inset\": \"y\"}", "true"),
    Rule("shadow, blur", "shadow", #"{"color": \#(ink)}"#, #""blur" is missing"#),
    Rule("text", "typography", typography()),
    Rule("negative spacing", "typography", typography(spacing: -1)),
    Rule("weight by name", "typography", typography(weight: #""bold""#)),
    Rule("text, family", "typography", typography(without: "fontFamily"), #""fontFamily" is miss"#),
    Rule("text, size", "typography", typography(without: "fontSize"), #""fontSize" is missing"#),
    Rule("text, weight", "typography", typography(without: "fontWeight"), #"no "fontWeight""#),
    Rule("text, spacing", "typography", typography(without: "letterSpacing"), "letterSpacing"),
    Rule("text, no line", "typography", typography(without: "lineHeight")),
    Rule("text, line of CSS", "typography", typography(line: #""normal""#)),
    Rule("text, line of Figma", "typography", typography(line: #""AUTO""#)),
    Rule("text, line in words", "typography", typography(line: #""high""#), "found"),
    Rule("transition", "transition", transition), Rule("no time", "transition", "{}", "missing"),
  ]

  @Test("Composite values", arguments: compositeRules)
  func composites(_ rule: Rule) { check(rule) }

  private static let shadow = """
    {"color": \(ink), "offsetX": \(two), "offsetY": \(two), "blur": \(two), "spread": \(two)}
    """
  private static let transition = """
    {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "ms"},
     "timingFunction": [0, 0, 1, 1]}
    """

  private static func typography(
    weight: String = "400", spacing: Int = 0, line: String = "1.5", without key: String = ""
  ) -> String {
    let parts = [
      ("fontFamily", #""Inter""#), ("fontSize", two), ("fontWeight", weight),
      ("letterSpacing", #"{"value": \#(spacing), "unit": "px"}"#), ("lineHeight", line),
    ]
    let kept = parts.filter { $0.0 != key }.map { "\"\($0.0)\": \($0.1)" }
    return "{\(kept.joined(separator: ", "))}"
  }

  private static let groupRules: [Rule] = [
    Rule("nested", file: #"{"a": {"b": {"c": {\#(base)}}}}"#),
    Rule("empty", file: #"{"a": {}, \#(base)}"#),
    Rule("at the root", file: "{\(base)}"),
    Rule("type of the group", file: #"{"a": {"$type": "color", "b": {"x": {"$value": \#(ink)}}}}"#),
    Rule("extended", file: #"{"a": {\#(base)}, "b": {"$extends": "{a}"}}"#),
    Rule(
      "twice", file: ##"{"a": {\##(base)}, "b": {"$extends": "{a}"}, "c": {"$extends": "#/b"}}"##),
    Rule("root token", file: #"{"a": {"$root": {"$type": "number", "$value": 1}}}"#),
    Rule("deprecated", file: #"{"x": {"$type": "number", "$value": 1, "$deprecated": true}}"#),
    Rule("with a reason", file: #"{"x": {"$type": "number", "$value": 1, "$deprecated": "y"}}"#),
    Rule(
      "extensions", file: #"{"x": {"$type": "number", "$value": 1, "$extensions": {"a.b": 1}}}"#),
    Rule(
      "tokens in a token", file: #"{"x": {"$type": "color", "$value": \#(ink), \#(base)}}"#,
      "no tokens"),
    Rule("a circle", file: #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#, "in a circle"),
    Rule("no group", file: #"{"a": {"$extends": "{b.c}"}}"#, #"no group "b.c""#),
    Rule("a token as group", file: #"{\#(base), "a": {"$extends": "{ink}"}}"#, "only groups"),
    Rule("type is text", file: #"{"a": {"$type": [], "x": {"$value": 1}}}"#, "a type's name"),
    Rule(
      "deprecated by 1", file: #"{"x": {"$type": "number", "$value": 1, "$deprecated": 1}}"#,
      "reason"),
    Rule(
      "described by 1", file: #"{"x": {"$type": "number", "$value": 1, "$description": 1}}"#,
      "string"),
    Rule(
      "extensions []", file: #"{"x": {"$type": "number", "$value": 1, "$extensions": []}}"#,
      "object"),
    Rule(
      "another key", file: #"{"x": {"$type": "number", "$value": 1, "size": 1}}"#, #"no "size""#),
    Rule(
      "another $key", file: #"{"x": {"$type": "number", "$value": 1, "$size": 1}}"#, #"no "$size""#),
    Rule("no type", file: #"{"x": {"$value": \#(ink)}}"#, #"has no "$type""#),
    Rule("unknown type", "link", #""x""#, #"no type "link""#),
    Rule(
      "a brace", file: #"{"a{": {"$type": "number", "$value": 1}}"#, "must not stand in the name"),
    Rule(
      "a full stop", file: #"{"a.b": {"$type": "number", "$value": 1}}"#,
      "must not stand in the name"),
  ]

  @Test("Groups and what stands beside values", arguments: groupRules)
  func groups(_ rule: Rule) { check(rule) }

  private static let referenceRules: [Rule] = [
    refers(#""$type": "color", "$value": "{ink}""#), refers(#""$value": "{ink}""#),
    refers(##""$type": "color", "$ref": "#/ink/$value""##),
    refers(##""$type": "number", "$ref": "#/two/$value/value""##),
    refers(##""$type": "number", "$ref": "#/ink/$value/components/1""##),
    refers(
      ##""$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": "#/ink/$value/components"}}"##
    ),
    refers(
      ##""$type": "border", "$value": {"color": "{ink}", "width": {"$ref": "#/two/$value"}, "style": "solid"}"##
    ),
    refers(#""$type": "color", "$value": "{ink""#, "is not a reference"),
    refers(#""$type": "color", "$value": "{}""#, "is not a reference"),
    refers(#""$type": "color", "$value": "{ ink }""#, "unknown token"),
    refers(#""$type": "color", "$value": "{pen}""#, #"unknown token "pen""#),
    refers(#""$type": "color", "$value": "{x}""#, "in a circle"),
    refers(#""$type": "color", "$value": "{two}""#, #""two" is a dimension"#),
    refers(##""$type": "color", "$ref": "#/ink""##, "leads to a token"),
    refers(##""$type": "color", "$ref": "#/ink/$value", "$value": "{ink}""##, "has both"),
    refers(##""$type": "color", "$ref": "#/pen/$value""##, "leads to no token"),
    refers(##""$type": "color", "$ref": "ink/$value""##, "expected a pointer"),
    refers(##""$type": "color", "$ref": "#""##, "expected a pointer"),
    refers(##""$type": "color", "$ref": "#//ink/$value""##, "leads to no token"),
    refers(##""$type": "color", "$ref": "#/ink/$value/""##, #"has no """#),
    refers(##""$type": "color", "$ref": "#.ink.$value""##, "expected a pointer"),
    refers(##""$type": "color", "$ref": "{ink}""##, "expected a pointer"),
    refers(##""$type": "number", "$ref": "#/ink/$value/components/3""##, #"has no "3""#),
    refers(##""$type": "number", "$ref": "#/ink/$value/components/-1""##, #"has no "-1""#),
    refers(##""$type": "number", "$ref": "#/ink/$value/components/first""##, #"has no "first""#),
    refers(##""$type": "number", "$ref": "#/ink/$value/red""##, #"has no "red""#),
    refers(##""$type": "color", "$ref": "#/ink/$type""##, "leads to no token"),
    refers(##""$type": "number", "$ref": "#/two/$value/unit""##, "expected a number"),
    refers(##""$type": "dimension", "$ref": "#/two/$value/value""##, "without a unit"),
    refers(
      #""$type": "color", "$value": {"colorSpace": "srgb", "components": ["{two}", 0, 0]}"#,
      #"number or "none""#),
    refers(#""$type": "dimension", "$value": {"value": "{two}", "unit": "px"}"#, "a number"),
    Rule(
      "pointer to a group", file: ##"{"g": {\##(base)}, "x": {"$ref": "#/g"}}"##, #""g" is a group"#
    ),
    Rule(
      "name of a group", file: #"{"g": {\#(base)}, "x": {"$value": "{g}"}}"#, #""g" is a group"#),
  ]

  @Test("References", arguments: referenceRules)
  func references(_ rule: Rule) { check(rule) }

  private static func refers(_ members: String, _ finding: String? = nil) -> Rule {
    Rule(members, file: "{\(base), \"x\": {\(members)}}", finding)
  }

  private static let resolverRules: [Rule] = [
    resolver(
      ##""sets": {"s": {"sources": [{\##(base)}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]"##),
    resolver(#""resolutionOrder": [{"type": "set", "name": "s", "sources": [{\#(base)}]}]"#),
    resolver(#""resolutionOrder": [{"type": "modifier", "name": "m", \#(contexts)}]"#),
    resolver(#""modifiers": {"m": {\#(contexts)}}, \#(order("modifiers/m"))"#),
    resolver(
      #""modifiers": {"m": {"contexts": {"a": [], "b": []}, "default": "b"}}, \#(order("modifiers/m"))"#
    ),
    resolver(#""$defs": {}, "$extensions": {"a": 1}, "resolutionOrder": [\#(inline)]"#),
    resolver(
      ##""modifiers": {"m": {"contexts": {"a": [{"$ref": "#/sets/s"}], "b": []}, "default": "a"}}, "sets": {"s": {"sources": [{\##(base)}]}}, \##(order("modifiers/m"))"##
    ),
    Rule("no version", file: #"{"resolutionOrder": [\#(inline)]}"#, #""version" is missing"#),
    Rule(
      "version", file: #"{"version": "1", "resolutionOrder": [\#(inline)]}"#, "only version 2025.10"
    ),
    resolver(#""resolutionOrder": []"#, "names nothing"),
    resolver(#""sets": {"s": {"sources": []}}"#, #""resolutionOrder" is missing"#),
    resolver(#""resolutionOrder": [\#(inline), \#(inline)]"#, #""s" stands in the order already"#),
    resolver(#""resolutionOrder": [{"name": "s", "sources": []}]"#, #""type" is missing"#),
    resolver(#""resolutionOrder": [{"type": "set", "sources": []}]"#, #""name" is missing"#),
    resolver(#""resolutionOrder": [{"type": "modifier", \#(contexts)}]"#, #""name" is missing"#),
    resolver(#""resolutionOrder": [{"name": "m", \#(contexts)}]"#, #""type" is missing"#),
    resolver(#""more": 1, "resolutionOrder": [\#(inline)]"#, #"unknown key "more""#),
    resolver(#""sets": {"s": {"sources": [], "more": 1}}, \#(order("sets/s"))"#, #"key "more""#),
    resolver(#""sets": {"s": {}}, \#(order("sets/s"))"#, #"a set with "sources""#),
    resolver(
      #""modifiers": {"m": {\#(contexts), "more": 1}}, \#(order("modifiers/m"))"#, #""more""#),
    resolver(#""modifiers": {"m": {"contexts": {}}}, \#(order("modifiers/m"))"#, "has no contexts"),
    resolver(#""modifiers": {"m": {}}, \#(order("modifiers/m"))"#, "or a modifier with"),
    resolver(
      #""modifiers": {"m": {"contexts": {"a": []}}}, \#(order("modifiers/m"))"#, "no default"),
    resolver(
      #""modifiers": {"m": {"contexts": {"a": [], "b": []}, "default": "c"}}, \#(order("modifiers/m"))"#,
      "none of the contexts"),
    resolver(order("resolutionOrder/0"), "that exists"),
    resolver(order("sets/none"), "that exists"),
    resolver(
      ##""sets": {"s": {"sources": [{"$ref": "#/modifiers/m"}]}}, "modifiers": {"m": {\##(contexts)}}, \##(order("sets/s"))"##,
      "cannot be read"),
    resolver(
      ##""sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}, \##(order("sets/a"))"##,
      "cannot be read"),
  ]

  @Test("Resolvers", arguments: resolverRules)
  func resolvers(_ rule: Rule) { check(rule) }

  private static let contexts = #""contexts": {"light": [{\#(base)}], "dark": [{\#(base)}]}"#
  private static let inline = #"{"type": "set", "name": "s", "sources": [{\#(base)}]}"#

  private static func order(_ path: String) -> String {
    ##""resolutionOrder": [{"$ref": "#/\##(path)"}]"##
  }

  private static func resolver(_ members: String, _ finding: String? = nil) -> Rule {
    Rule(members, file: #"{"version": "2025.10", \#(members)}"#, finding)
  }

  private func check(_ rule: Rule) {
    let reading = TokenReading(rule.text)
    guard let finding = rule.finding else {
      #expect(reading.findings.isEmpty, "\(reading.findings)")
      return
    }
    #expect(
      reading.findings.contains { $0.contains(finding) && $0.hasPrefix("t:1:") },
      "\(reading.findings)")
  }
}
