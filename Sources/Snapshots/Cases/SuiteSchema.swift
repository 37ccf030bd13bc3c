package import GalleyParsing

/// The permitted contents of `suite.json`, `<case>.suite.json` and a document's `snapshot`, as JSON Schema;
/// the parser takes its keys from here.
package enum SuiteSchema {
  /// The schema of a whole declaration, without a dialect, so that it can be placed in another one.
  package static var value: SyntaxValue { .closed(members) }

  static var keys: [String] { members.map(\.0) }
  static var toleranceKeys: [String] { tolerance.map(\.0) }
  static var maskKeys: [String] { mask.map(\.0) }
  static var lintKeys: [String] { lints.map(\.0) }

  private typealias Members = SyntaxValue.SchemaMembers

  private static var members: Members {
    [
      ("$schema", .type("string", "The schema that editors look at.")),
      (
        "variants",
        .closed(
          VariantAxis.allCases.map { axis in
            let values: SyntaxValue =
              axis.isNumeric
              ? .object([
                ("type", .text("number")), ("exclusiveMinimum", .number(0)),
                ("maximum", .number(10_000)),
              ])
              : axis == .bold
                ? .type("boolean") : axis.choices.map { .words($0) } ?? SyntaxValue.type("string")
            return (axis.rawValue, .list(of: values, axis.summary))
          }, "What is drawn in several ways, each with the values it takes.")
      ),
      (
        "combine",
        .words(VariantMatrix.Combination.allCases.map(\.rawValue), "How axes are combined.")
      ),
      (
        "layout",
        .words(CaseSettings.LayoutDump.allCases.map(\.rawValue), "Whose frames are checked.")
      ),
      ("pictures", .type("boolean", "Whether pictures are checked.")),
      ("theme", .type("string", "A theme's name, or its path beside this file.")),
      (
        "fonts",
        paths("Files or folders of fonts beside this file, added to those of outer folders.")
      ),
      ("strings", paths("Tables of texts in other languages, by their paths.")),
      (
        "tolerance",
        .closed(
          tolerance, "What counts as equal beyond equality, with the reason.", required: ["reason"])
      ),
      ("masks", masks),
      ("lints", .closed(lints, "Which lints run.")),
    ]
  }

  private static var masks: SyntaxValue {
    let forms = ["id", "type", "rect"].map {
      SyntaxValue.object([("required", .array([.text($0)]))])
    }
    return .list(
      of: .closed(
        mask, "One of id, type and rect.", required: ["reason"],
        further: [("oneOf", .array(forms))]),
      "What is not looked at; a suite's and a case's add up.")
  }

  private static let reason = SyntaxValue.type(
    "string", "Why exactness will not do; every report names it.")

  private static var tolerance: Members {
    [
      ("reason", reason),
      ("channelLevels", .number(0...255, "Levels that a channel may change by.")),
      (
        "like",
        .words(
          ComparisonTool.allCases.map(\.rawValue), "Judge as this tool does in this version.")
      ),
      ("threshold", .number(0...1, "The threshold of \"like\". Default: 0.1.")),
      (
        "forgivesAntialiased",
        .type(
          "boolean",
          "Whether pixels that look anti-aliased pass under \"like\". Default: as the tool does.")
      ),
      ("edgeMovementPixels", .number(0...1, "How far an edge may have moved, in pixels.")),
      ("perceptualPrecision", .number(0...1, "How alike a pixel must be.")),
      ("maxDiffPixels", .number(0...1e9, "The most pixels that may differ.")),
      ("maxDiffPixelRatio", .number(0...1, "The largest share of pixels that may differ.")),
    ]
  }

  private static var mask: Members {
    [
      ("id", .type("string", "A node with this identifier, and everything inside.")),
      ("type", .type("string", "Every node of this component type, and everything inside.")),
      (
        "rect",
        .object([
          ("type", .text("array")), ("items", .type("number")), ("minItems", .number(4)),
          ("maxItems", .number(4)), ("description", .text("x, y, width, height in points.")),
        ])
      ),
      ("reason", reason),
    ]
  }

  private static var lints: Members {
    [
      ("enabled", .type("boolean", "Whether lints run.")),
      ("grid", .number(0.25...1000, "Frames lie on multiples of this many points.")),
      ("tokens", .list(of: .type("string"), "Properties whose values come from tokens.")),
      (
        "minimumTapTarget", .number(0...1000, "The side of the smallest thing to press, in points.")
      ),
    ]
  }

  // MARK: Pieces

  /// One path or several.
  private static func paths(_ description: String) -> SyntaxValue {
    .object([
      ("type", .array([.text("string"), .text("array")])), ("items", .type("string")),
      ("description", .text(description)),
    ])
  }
}
