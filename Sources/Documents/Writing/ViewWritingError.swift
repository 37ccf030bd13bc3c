/// A view that a document has no words for.
public struct ViewWritingError: Error, Hashable, Sendable {
  /// A part without a place in a document.
  public struct Finding: Hashable, Sendable {
    /// The names of one's own views around it, outermost first.
    public var path: [String]
    /// The part without a place: a state, a layout of one's own, a shape without a name.
    public var reason: String

    package init(path: [String], reason: String) { (self.path, self.reason) = (path, reason) }
  }

  /// The parts, in the order of the view.
  public var findings: [Finding]

  package init(findings: [Finding]) { self.findings = findings }
}

extension ViewWritingError: CustomStringConvertible {
  /// A line for each part.
  public var description: String {
    findings.map { finding in
      let place = finding.path.isEmpty ? "" : " in \(finding.path.joined(separator: "/"))"
      return "writing the document of a view: a document has no place for \(finding.reason)\(place)"
    }
    .joined(separator: "\n")
  }
}
