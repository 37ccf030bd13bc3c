import Testing

/// Further flows as steps in JSON, each with a mutation of the app that fails at a step.
@MainActor
@Suite struct ScreenMoreStoryTests {
  @Test func tasksAreFiltered() throws {
    try ScreenFlowPlayer.play(
      TasksApp(), broken: TasksApp(mutation: .showsDoneAsOpen), failsAt: 3,
      """
      [{"expect": "count", "label": "3 of 3"}, {"set": "Show", "to": "Open"},
       {"expect": "count", "label": "2 of 3"}, {"absent": "Write letter"}, {"tap": "Done"},
       {"expect": "Write letter"}, {"absent": "Buy stamps"}]
      """)
  }

  @Test func aTaskIsRenamed() throws {
    try ScreenFlowPlayer.play(
      TasksApp(), broken: TasksApp(mutation: .editsFirstRow), failsAt: 5,
      """
      [{"tap": "Buy stamps"}, {"clear": "Title"}, {"type": "Buy ink", "into": "Title"}, {"tap": "Save"},
       {"absent": "Buy stamps"}, {"expect": "Buy ink"}, {"expect": "Water plants"}]
      """)
  }

  @Test func doneTasksAreClearedAfterAnAlert() throws {
    try ScreenFlowPlayer.play(
      TasksApp(), broken: TasksApp(mutation: .clearsAll), failsAt: 6,
      """
      [{"tap": "Clear done"}, {"tap": "Keep"}, {"expect": "Write letter"}, {"tap": "Clear done"}, {"tap": "Clear"},
       {"expect": "count", "label": "2 of 2"}, {"absent": "Write letter"}]
      """)
  }

  @Test func aPasswordIsMeasuredWhileItIsTyped() throws {
    try ScreenFlowPlayer.play(
      SignUpApp(), broken: SignUpApp(mutation: .acceptsShort), failsAt: 2,
      """
      [{"type": "1234567", "into": "Password"}, {"expect": "hint", "label": "Too short"},
       {"type": "8", "into": "Password"}, {"expect": "hint", "label": "Good"}, {"clear": "Password"},
       {"absent": {"identifier": "hint"}}]
      """)
  }

  @Test func aTakenNameIsReportedWhenTheServiceAnswers() throws {
    try ScreenFlowPlayer.play(
      SignUpApp(), broken: SignUpApp(mutation: .keepsSilent), failsAt: 8,
      """
      [{"type": "ada", "into": "Name"}, {"type": "12345678", "into": "Password"}, {"set": "Terms", "to": true},
       {"tap": "Create"}, {"wait": 1}, {"absent": {"identifier": "message"}}, {"wait": 0.5},
       {"expect": "message", "label": "Name is taken"}, {"type": "grace", "into": "Name"}, {"tap": "Create"},
       {"absent": {"identifier": "message"}}, {"wait": 2}, {"expect": "message", "label": "Created"}]
      """)
  }

  @Test func nobodySignsUpWithoutTerms() throws {
    try ScreenFlowPlayer.play(
      SignUpApp(), broken: SignUpApp(mutation: .forgetsTerms), failsAt: 3,
      """
      [{"type": "ada", "into": "Name"}, {"type": "12345678", "into": "Password"},
       {"expect": {"role": "button", "name": "Create"}, "isEnabled": false}, {"tap": "Terms"},
       {"expect": {"role": "button", "name": "Create"}, "isEnabled": true}]
      """)
  }

  @Test func choicesOfMenusAreKeptApart() throws {
    try ScreenFlowPlayer.play(
      PreferencesApp(), broken: PreferencesApp(mutation: .swapsChoices), failsAt: 3,
      """
      [{"set": "Sound", "to": "Bell"}, {"set": "Theme", "to": "Dark"},
       {"expect": "summary", "label": "Dark, Bell, 3, no reports"}]
      """)
  }

  @Test func aPushedScreenChangesTheOneBelow() throws {
    try ScreenFlowPlayer.play(
      PreferencesApp(), broken: PreferencesApp(mutation: .detachesDetail), failsAt: 3,
      """
      [{"tap": "Privacy"}, {"tap": "Send reports"}, {"expect": "Send reports", "value": "on"}, {"back": true},
       {"expect": "summary", "label": "System, Chime, 3, reports"}]
      """)
  }

  @Test func preferencesAreReset() throws {
    try ScreenFlowPlayer.play(
      PreferencesApp(), broken: PreferencesApp(mutation: .resetsHalf), failsAt: 6,
      """
      [{"increment": {"role": "stepper"}, "times": 2}, {"set": "Sound", "to": "Bell"},
       {"set": "Theme", "to": "Light"}, {"expect": "summary", "label": "Light, Bell, 5, no reports"},
       {"tap": "Reset"}, {"expect": "summary", "label": "System, Chime, 3, no reports"}]
      """)
  }

  @Test func aFinderAsksOnceWhenTypingHasEnded() throws {
    try ScreenFlowPlayer.play(
      FinderApp(), broken: FinderApp(mutation: .asksAtOnce), failsAt: 5,
      """
      [{"type": "em", "into": "Words"}, {"wait": 0.2}, {"type": "m", "into": "Words"}, {"wait": 0.3},
       {"expect": "asked", "label": "asked 0 times"}, {"wait": 0.1}, {"expect": "asked", "label": "asked 1 times"},
       {"expect": "Emma"}]
      """)
  }

  @Test func aFinderLooksInItsScope() throws {
    try ScreenFlowPlayer.play(
      FinderApp(), broken: FinderApp(mutation: .ignoresScope), failsAt: 6,
      """
      [{"type": "austen", "into": "Words"}, {"wait": 0.4}, {"absent": {"text": "Emma"}}, {"set": "In", "to": "Authors"},
       {"wait": 0.4}, {"expect": {"text": "Emma"}}, {"expect": {"text": "Persuasion"}},
       {"absent": {"text": "Middlemarch"}}]
      """)
  }

  @Test func aLineOfABasketIsRemoved() throws {
    try ScreenFlowPlayer.play(
      BasketApp(), broken: BasketApp(mutation: .removesNeighbour), failsAt: 4,
      """
      [{"expect": "total", "label": "Total 25"}, {"increment": {"role": "stepper", "name": "Wine: 1"}},
       {"swipe": "Cheese: 1", "to": "leading"}, {"absent": "Cheese: 1"}, {"expect": "total", "label": "Total 28"}]
      """)
  }

  @Test func aCouponReducesTheTotal() throws {
    try ScreenFlowPlayer.play(
      BasketApp(), broken: BasketApp(mutation: .ignoresCoupon), failsAt: 7,
      """
      [{"type": "FIVE", "into": "Coupon"}, {"submit": "Coupon"}, {"expect": "total", "label": "Total 25"},
       {"clear": "Coupon"}, {"type": "TEN", "into": "Coupon"}, {"submit": true}, {"expect": "total", "label": "Total 22"}]
      """)
  }

  @Test func anAnswerComesAfterAWhile() throws {
    try ScreenFlowPlayer.play(
      TalkApp(), broken: TalkApp(mutation: .answersAtOnce), failsAt: 3,
      """
      [{"type": "Tea?", "into": "Message"}, {"submit": "Message"}, {"expect": "Grace is typing"}, {"wait": 2.9},
       {"absent": "Yes"}, {"wait": 0.1}, {"expect": "Yes"}, {"absent": "Grace is typing"}]
      """)
  }

  @Test func aFailedMessageIsSentAgain() throws {
    try ScreenFlowPlayer.play(
      TalkApp(), broken: TalkApp(mutation: .retriesNothing), failsAt: 3,
      """
      [{"longPress": "Are you there? (failed)"}, {"tap": "Retry"}, {"absent": "Are you there? (failed)"},
       {"longPress": "Are you there?"}, {"tap": "Remove"}, {"absent": "Are you there?"}]
      """)
  }

  @Test func eventsStandInTheOrderOfTheirDays() throws {
    try ScreenFlowPlayer.play(
      AgendaApp(), broken: AgendaApp(mutation: .neverSorts), failsAt: 7,
      """
      [{"type": "Concert", "into": "Event"}, {"set": "Day", "to": "2025-03-08"}, {"tap": "Add"},
       {"type": "Dentist", "into": "Event"}, {"set": "Day", "to": "2025-02-03"}, {"tap": "Add"},
       {"expect": {"identifier": "event", "index": 0}, "label": "Dentist"},
       {"expect": {"identifier": "event", "index": 1}, "label": "Concert"}]
      """)
  }

  @Test func editsAreDiscardedAfterAQuestion() throws {
    try ScreenFlowPlayer.play(
      DraftApp(), broken: DraftApp(mutation: .discardsAtOnce), failsAt: 4,
      """
      [{"tap": "Edit"}, {"type": ", dear Grace", "into": "editor"}, {"tap": "Cancel"}, {"tap": "Discard"},
       {"expect": "text", "label": "Dear Ada"}, {"tap": "Edit"}, {"tap": "Cancel"}, {"tap": "Edit"},
       {"type": "!", "into": "editor"}, {"tap": "Done"}, {"expect": "text", "label": "Dear Ada!"}]
      """)
  }

  @Test func aPathIsKeptBetweenTabsAndEmptied() throws {
    try ScreenFlowPlayer.play(
      LibraryApp(), broken: LibraryApp(mutation: .keepsPath), failsAt: 7,
      """
      [{"tap": "Emma"}, {"tap": "Author"}, {"expect": "about", "label": "About Author"}, {"selectTab": "Home"},
       {"expect": "depth", "label": "Depth 2"}, {"tap": "To the shelf"}, {"expect": "Evelina"},
       {"absent": {"identifier": "about"}}]
      """)
  }
}
