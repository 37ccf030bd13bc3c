extension ExitStatus {
  /// Ends the command with a status; nothing happens for success.
  static func end(_ status: Int32) throws {
    if status != 0 { throw ExitStatus(rawValue: status) ?? .internalError }
  }
}
