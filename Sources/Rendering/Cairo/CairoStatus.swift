internal import CGalleyCairo

extension RenderingError {
  /// The error for a status other than success, in Cairo's own words.
  init(_ status: cairo_status_t, during operation: String) {
    self = .cairo(
      operation: operation, status: Int(status.rawValue),
      message: String(cString: cairo_status_to_string(status)))
  }
}

/// Throws Cairo's error unless the status is success.
func check(_ status: cairo_status_t, during operation: String) throws(RenderingError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw RenderingError(status, during: operation)
}
