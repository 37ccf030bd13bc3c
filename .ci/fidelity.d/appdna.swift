// repository: appdna-ai/appdna-sdk-ios
// commit: bc255f8f5cb2abb993b4a56c08ed1d3fef501589
// add: Sources/AppDNASDK/Onboarding/ContentBlock*.swift Sources/AppDNASDK/Onboarding/FormInputBlockViews.swift Sources/AppDNASDK/Onboarding/OnboardingConfig.swift Sources/AppDNASDK/Onboarding/MeasurementWheelBlockView.swift Sources/AppDNASDK/Core/[ABCFHILMRSUV]*.swift Sources/AppDNASDK/Core/ThemeSet.swift Sources/AppDNASDK/Events/EventSchema.swift Sources/AppDNASDK/Onboarding/ChatModels.swift Sources/AppDNASDK/Paywalls/PaywallHelperViews.swift Sources/AppDNASDK/Generated/*.swift
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --text-size large --system ios26
// pictures: Tests/AppDNASDKTests/__Snapshots__/VisualSnapshotTests/{name}.1.png
import SwiftUI

/// Replaces the library's messages for developers.
enum Log {
  static func debug(_ message: @autoclosure () -> String) {}
  static func info(_ message: @autoclosure () -> String) {}
  static func warning(_ message: @autoclosure () -> String) {}
  static func error(_ message: @autoclosure () -> String) {}
}

/// Replaces the library's entry, which needs its services.
enum AppDNA {
  static var brandAccentHex: String? { nil }
  static var registeredCustomViews: [String: () -> AnyView] { [:] }
}

extension View {
  /// Replaces the one of the library, which stands beside a card of its purchases.
  @ViewBuilder func `if`(_ condition: Bool, transform: (Self) -> some View) -> some View {
    if condition { transform(self) } else { self }
  }
}

@MainActor private func blocks(_ texts: String...) -> some View {
  let blocks = texts.map { try! JSONDecoder().decode(ContentBlock.self, from: Data($0.utf8)) }
  return EmptyProposal {
    ContentBlockRendererView(
      blocks: blocks, onAction: { _, _ in }, toggleValues: .constant([:]),
      inputValues: .constant(["sel4": "b", "bubble1": "running", "list1": "plus"])
    )
    .padding(16).frame(width: 390).background(Color(hex: "#0F1117"))
  }
  ._renderedAsLayer()
}
#Preview("testSelectStacked_leadingTrailingBadge", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "sel1", "type": "input_select", "field_config": {"display_style": "stacked"},
    "field_options": [{"id": "o1", "label": "Casual", "leading_text": "5 min/day", "trailing_text": "Easy",
    "badge": {"text": "RECOMMENDED", "bg_color": "#22C55E", "text_color": "#FFFFFF", "position": "top_trailing"}},
    {"id": "o2", "label": "Regular", "leading_text": "10 min/day", "trailing_text": "Steady"},
    {"id": "o3", "label": "Serious", "subtitle": "Big goals", "leading_text": "15 min/day", "trailing_text": "Hard"}]}
    """#)
}
#Preview("testSelectStacked_centerAligned", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "sel2", "type": "input_select", "field_config": {"display_style": "stacked"},
    "field_options": [{"id": "c1", "label": "Beginner", "subtitle": "Just starting out", "text_alignment": "center"},
    {"id": "c2", "label": "Intermediate", "subtitle": "Some experience", "text_alignment": "center"},
    {"id": "c3", "label": "Advanced", "subtitle": "Very experienced", "text_alignment": "center"}]}
    """#)
}
#Preview("testSelectStacked_selectedState", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "sel4", "type": "input_select", "field_config": {"display_style": "stacked"},
    "field_style": {"fill_color": "#22C55E"}, "field_options": [{"id": "a", "value": "a", "label": "Casual",
    "subtitle": "Easy pace"},
    {"id": "b", "value": "b", "label": "Regular", "subtitle": "Recommended"},
    {"id": "c", "value": "c", "label": "Serious", "subtitle": "Intense"}]}
    """#)
}
#Preview("testSelect_bubbleChips", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "bubble1", "type": "input_select", "field_config": {"display_style": "bubble"},
    "field_style": {"fill_color": "#22C55E", "text_color": "#FFFFFF"}, "field_options": [{"id": "running",
    "value": "running", "label": "Running"},
    {"id": "yoga", "value": "yoga", "label": "Yoga"},
    {"id": "cycling", "value": "cycling", "label": "Cycling"},
    {"id": "swimming", "value": "swimming", "label": "Swimming"},
    {"id": "boxing", "value": "boxing", "label": "Boxing"},
    {"id": "pilates", "value": "pilates", "label": "Pilates"}]}
    """#)
}
#Preview("testSelect_gridMultiColumn", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "selg", "type": "input_select", "field_config": {"display_style": "grid", "grid_columns": 2},
    "field_options": [{"id": "a", "value": "sleep", "label": "Sleep", "subtitle": "Better rest"},
    {"id": "b", "value": "focus", "label": "Focus", "subtitle": "Deep work"},
    {"id": "c", "value": "calm", "label": "Calm", "subtitle": "Less stress"},
    {"id": "d", "value": "energy", "label": "Energy", "subtitle": "More drive"}]}
    """#)
}
#Preview("testSelect_listSeparators", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "list1", "type": "input_select", "field_config": {"display_style": "list"},
    "field_style": {"fill_color": "#3B82F6", "text_color": "#FFFFFF"}, "field_options": [{"id": "free",
    "value": "free", "label": "Free", "subtitle": "Basic features"},
    {"id": "plus", "value": "plus", "label": "Plus", "subtitle": "More storage + priority support"},
    {"id": "pro", "value": "pro", "label": "Pro", "subtitle": "Everything, unlimited"},
    {"id": "team", "value": "team", "label": "Team", "subtitle": "For your whole organization"}]}
    """#)
}
#Preview("testLayout_sideBySide", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "row1", "type": "row", "row_child_fill": true, "gap": 12, "children": [{"id": "b1", "type": "button",
    "text": "Skip", "bg_color": "#2A2A2E", "text_color": "#FFFFFF", "button_corner_radius": 14,
    "element_width": "fill"},
    {"id": "b2", "type": "button", "text": "Continue", "bg_color": "#6366F1", "text_color": "#FFFFFF",
    "button_corner_radius": 14, "element_width": "fill"}]}
    """#)
}
#Preview("testPricing_card", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "pc", "type": "pricing_card", "active_color": "#6366F1", "pricing_plans": [{"id": "m", "label": "Monthly",
    "price": "$9.99", "period": "per month"},
    {"id": "y", "label": "Yearly", "price": "$59.99", "period": "per year", "badge": "BEST VALUE",
    "is_highlighted": true}]}
    """#)
}
#Preview("testSocial_providers", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "sl", "type": "social_login", "providers": [{"type": "google", "label": "Continue with Google"},
    {"type": "email", "label": "Continue with Email"}]}
    """#)
}
#Preview("testEpic6_buttonHeight", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "b1", "type": "button", "text": "Continue", "bg_color": "#6366F1"}
    """#,
    #"""
    {"id": "b2", "type": "button", "text": "Get Started", "bg_color": "#10B981", "button_height": 72}
    """#)
}
#Preview("testEpic11_warningBanner", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "w", "type": "warning_banner", "text": "Your session is about to expire",
    "field_config": {"banner_variant": "warning"}}
    """#,
    #"""
    {"id": "e", "type": "warning_banner", "text": "Passwords do not match", "field_config": {"banner_variant": "error"}}
    """#,
    #"""
    {"id": "s", "type": "warning_banner", "text": "Email verified successfully",
    "field_config": {"banner_variant": "success"}}
    """#)
}
#Preview("testEpic11_summaryScreen", traits: .sizeThatFitsLayout) {
  blocks(
    #"""
    {"id": "sum", "type": "summary_screen", "text": "Lesson complete!",
    "field_config": {"summary_stats": [{"value": "5:32", "label": "Time", "color": "#6366F1"},
    {"value": "92%", "label": "Accuracy", "color": "#10B981"},
    {"value": "+120", "label": "XP earned", "color": "#F59E0B"},
    {"value": "7", "label": "Day streak", "color": "#EF4444"}]}}
    """#)
}
