/// Tells a build machine from a desk.
package enum ContinuousIntegration {
  /// Variables that services set on their machines; most also set `CI`, these alone do for the rest:
  /// GitHub, GitLab, Jenkins, Azure Pipelines, TeamCity, Buildkite, CircleCI, Travis, AppVeyor,
  /// Bitbucket, AWS CodeBuild, Bamboo, GoCD, Drone, Semaphore, Cirrus, Bitrise, Xcode Cloud, Prow,
  /// Hudson, Woodpecker.
  static let variables = [
    "GITHUB_ACTIONS", "GITLAB_CI", "JENKINS_URL", "TF_BUILD", "TEAMCITY_VERSION", "BUILDKITE",
    "CIRCLECI", "TRAVIS", "APPVEYOR", "BITBUCKET_BUILD_NUMBER", "CODEBUILD_BUILD_ID",
    "bamboo_buildKey", "GO_PIPELINE_NAME", "DRONE", "SEMAPHORE", "CIRRUS_CI", "BITRISE_IO",
    "CI_XCODEBUILD_ACTION", "PROW_JOB_ID", "HUDSON_URL", "CI_PIPELINE_ID",
  ]

  /// Returns true if the process runs on such a machine. `CI` decides if it is set, so that `CI=false` makes
  /// any machine a developer's; otherwise the variable of a service does.
  package static func isRunning(in environment: [String: String]) -> Bool {
    if let word = environment["CI"], !word.isEmpty { return RecordPolicy.isTrue(word) }
    return variables.contains { RecordPolicy.isTrue(environment[$0]) }
  }
}
