public import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds links and mail addresses, and no dates, telephone numbers or postal addresses.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingTypes
  private let expression: NSRegularExpression

  public init(types: NSTextCheckingTypes) throws {
    checkingTypes = types
    let site = #"(?:https?://|www\.)[^\s<>"']*[^\s<>"'.,;:!?)\]]"#
    let mail = #"[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#
    expression = try NSRegularExpression(pattern: "\(site)|\(mail)", options: .caseInsensitive)
  }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    guard checkingTypes & NSTextCheckingResult._link != 0 else { return [] }
    return expression.matches(in: string, options: options, range: range).map {
      DetectedLink(
        range: $0.range, address: Range($0.range, in: string).map { String(string[$0]) } ?? "")
    }
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }
}

/// An address in a text.
private final class DetectedLink: NSTextCheckingResult {
  private let place: NSRange
  let target: URL?

  init(range: NSRange, address: String) {
    place = range
    let scheme =
      address.contains("://") ? "" : address.lowercased().hasPrefix("www.") ? "http://" : "mailto:"
    target = URL(string: scheme + address)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var resultType: NSTextCheckingResult.CheckingType {
    NSTextCheckingResult.CheckingType(rawValue: NSTextCheckingResult._link)
  }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The bit of addresses, which Foundation has under a name that it discourages.
  fileprivate static var _link: UInt64 { 1 << 5 }

  public var url: URL? { (self as? DetectedLink)?.target }
  public var phoneNumber: String? { nil }
  public var date: Date? { nil }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}
