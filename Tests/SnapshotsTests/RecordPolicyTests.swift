import Testing

@testable import GalleySnapshots

@Suite("Record modes")
struct RecordPolicyTests {
  @Test(
    "Every name of a mode",
    arguments: [
      ("never", RecordMode.never), ("none", .never), ("no", .never), ("check", .never),
      ("missing", .missing), ("new", .missing), ("failed", .failed), ("changed", .failed),
      ("all", .all), ("force", .all), ("ALWAYS", .all), ("pending", .pending),
      ("review", .pending),
    ])
  func words(word: String, mode: RecordMode) throws {
    #expect(try RecordMode(word: word, origin: "--record") == mode)
  }

  @Test("An unknown word is refused with the valid ones")
  func unknown() {
    let error = #expect(throws: RecordMode.UnknownMode.self) {
      try RecordMode(word: "record", origin: "UPDATE_SNAPSHOTS")
    }
    #expect(error?.description.contains("'record' in UPDATE_SNAPSHOTS") == true)
    #expect(error?.description.contains("pending (review)") == true)
  }

  func mode(
    _ environment: [String: String] = [:], _ change: (inout RecordPolicy) -> Void = { _ in }
  ) throws -> RecordMode {
    var policy = RecordPolicy()
    change(&policy)
    return try policy.mode(in: environment)
  }

  @Test("Nobody records by accident on a CI machine", arguments: ["1", "true", "yes", "on", "x"])
  func continuousIntegration(value: String) throws {
    #expect(try mode(["CI": value]) == .never)
  }

  @Test(
    "Each service is known by its own variable",
    arguments: [
      "GITHUB_ACTIONS", "GITLAB_CI", "JENKINS_URL", "TF_BUILD", "TEAMCITY_VERSION", "BUILDKITE",
      "CIRCLECI", "TRAVIS", "APPVEYOR", "BITBUCKET_BUILD_NUMBER", "CODEBUILD_BUILD_ID",
      "bamboo_buildKey", "DRONE", "SEMAPHORE", "CIRRUS_CI", "PROW_JOB_ID",
    ])
  func services(variable: String) throws {
    #expect(try mode([variable: "True"]) == .never)
    #expect(try mode([variable: "https://ci.example.org/7"]) == .never)
    #expect(try mode([variable: "true", "CI": "false"]) == .missing, "CI has the last word")
    #expect(try mode([variable: ""]) == .missing)
  }

  @Test("At a desk missing references are written", arguments: ["", "0", "false", "no", "OFF"])
  func desk(value: String) throws {
    #expect(try mode(["CI": value]) == .missing)
    #expect(try mode() == .missing)
  }

  @Test("The nearest voice wins, never in code above all")
  func precedence() throws {
    let environment = ["SNAPSHOT_TESTING_RECORD": "failed", "UPDATE_SNAPSHOTS": "force", "CI": "1"]
    #expect(try mode(environment) == .failed)
    #expect(try mode(environment) { $0.configuration = .pending } == .failed)
    #expect(try mode(["CI": "1"]) { $0.configuration = .pending } == .pending)
    #expect(try mode(environment) { $0.scope = .missing } == .missing)
    #expect(
      try mode(environment) {
        $0.scope = .missing
        $0.argument = .all
      } == .all)
    #expect(
      try mode(environment) {
        $0.argument = .missing
        $0.option = .all
      } == .all)
    #expect(
      try mode(environment) {
        $0.argument = .never
        $0.option = .all
      } == .never)
    #expect(
      try mode {
        $0.argument = .failed
        $0.scope = .never
      } == .failed)
  }

  @Test(
    "UPDATE_SNAPSHOTS in all its spellings",
    arguments: [
      ("1", RecordMode.failed), ("true", .failed), ("yes", .failed), ("on", .failed),
      ("0", .never), ("false", .never), ("force", .all), ("new", .missing),
    ])
  func updateSnapshots(word: String, expected: RecordMode) throws {
    #expect(try mode(["UPDATE_SNAPSHOTS": word]) == expected)
  }

  @Test("Unknown words in variables are refused")
  func refused() {
    #expect(throws: RecordMode.UnknownMode.self) { try mode(["UPDATE_SNAPSHOTS": "maybe"]) }
    #expect(throws: RecordMode.UnknownMode.self) { try mode(["SNAPSHOT_TESTING_RECORD": "1x"]) }
  }
}
