/// The content of a `data:` URL (RFC 2397).
package enum DataURL {
  /// Returns the bytes, or nil if the text is not a `data:` URL or its content cannot be decoded.
  package static func bytes(of url: String) -> [UInt8]? {
    guard url.hasPrefix("data:"), let comma = url.firstIndex(of: ",") else { return nil }
    let body = url[url.index(after: comma)...]
    return url[..<comma].hasSuffix(";base64")
      ? Base64.decoded(body.utf8) : Array(PercentEncoding.decoded(body).utf8)
  }
}
