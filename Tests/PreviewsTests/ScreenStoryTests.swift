import Testing

/// Flows as steps in JSON: each is played twice with the same bytes, and a mistake in the app fails it with the
/// step named.
@MainActor
@Suite struct ScreenStoryTests {
  @Test func onboardingWantsConsent() throws {
    try ScreenFlowPlayer.play(
      OnboardingApp(), broken: OnboardingApp(skipsConsent: true), failsAt: 7,
      """
      [{"expect": "title", "label": "Hello"}, {"absent": {"role": "button", "name": "Back"}},
       {"tap": "Next"}, {"tap": "I agree"}, {"expect": "I agree", "value": "on"}, {"tap": "I agree"},
       {"expect": {"role": "button", "name": "Next"}, "isEnabled": false}, {"set": "I agree", "to": true},
       {"tap": "Next"}, {"expect": "title", "label": "Ready"}, {"absent": {"role": "button", "name": "Next"}},
       {"tap": "Back"}, {"expect": "I agree", "value": "on"}]
      """)
  }

  @Test func aSearchFindsPartsOfWords() throws {
    try ScreenFlowPlayer.play(
      SearchApp(), broken: SearchApp(findsBeginnings: true), failsAt: 4,
      """
      [{"type": "ur", "into": {"role": "searchField"}}, {"absent": "Bergen"}, {"absent": "Aarhus"},
       {"expect": "Turku"}, {"clear": {"role": "searchField"}}, {"expect": "Bergen"},
       {"type": "xyz", "into": {"role": "searchField"}}, {"expect": "Nothing found"}]
      """)
  }

  @Test func aChatGrowsInItsOrder() throws {
    try ScreenFlowPlayer.play(
      ChatApp(), broken: ChatApp(answersFirst: true), failsAt: 3,
      """
      [{"type": "One", "into": "Message"}, {"tap": "Send"}, {"expect": "Echo: One"},
       {"expect": "count", "label": "3 messages"}, {"type": "Two", "into": "Message"}, {"tap": "Send"},
       {"expect": "count", "label": "5 messages"}, {"scroll": true, "y": 40}, {"expect": "Echo: Two"}]
      """)
  }

  @Test func monthsHaveTheirDays() throws {
    try ScreenFlowPlayer.play(
      CalendarApp(), broken: CalendarApp(losesLastDay: true), failsAt: 1,
      """
      [{"tap": "31"}, {"expect": "day", "label": "Day 31 of month 1"}, {"tap": "Later"},
       {"absent": {"role": "button", "name": "29"}}, {"tap": "28"}, {"expect": "day", "label": "Day 28 of month 2"},
       {"tap": "Earlier"}, {"expect": "month", "label": "Month 1"}]
      """)
  }

  @Test func aStopwatchCountsWhileItRuns() throws {
    try ScreenFlowPlayer.play(
      StopwatchApp(), broken: StopwatchApp(neverStops: true), failsAt: 2,
      """
      [{"wait": 5}, {"expect": "time", "label": "0:00"}, {"tap": "Start"}, {"wait": 65},
       {"expect": "time", "label": "1:05"}, {"tap": "Stop"}, {"wait": 10}, {"expect": "time", "label": "1:05"},
       {"tap": "Reset"}, {"expect": "time", "label": "0:00"}]
      """)
  }

  @Test func aNoteIsDeletedAfterAQuestion() throws {
    try ScreenFlowPlayer.play(
      NotesApp(), broken: NotesApp(deletesAtOnce: true), failsAt: 5,
      """
      [{"longPress": "First"}, {"tap": "Duplicate"}, {"longPress": "First"}, {"tap": "Delete"},
       {"tap": "Delete note"}, {"absent": "First"}, {"expect": "First copy"}]
      """)
  }
}
