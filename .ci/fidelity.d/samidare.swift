// repository: dorudorujr/Samidare-iOS
// commit: 169ff6be58099669b004d7cc7e189db0ce43e44a
// sources: Samidare/AppConfigSelectionModule Samidare/ConfigModule Samidare/GroupAdditionModule Samidare/QuestionAdditionModule Samidare/QuestionListModule Samidare/QuestionModule Samidare/ApplicationModel/Entities/Config Samidare/ApplicationModel/Entities/Question Samidare/ApplicationModel/Entities/Error Samidare/Extension
// add: Samidare/UIComponent/Extension/Color+RGB.swift Samidare/UIComponent/ViewModule/CircleButton.swift Samidare/UIComponent/ViewModule/ListRow.swift Samidare/UIComponent/ViewModule/Question*.swift Samidare/UIComponent/ViewModule/TimerProgressBar.swift SamidareTests/MockResults.swift
// modules: RealmSwift MessageUI Samidare
// use: judged
// run: --scale 3 --device iphone-12-pro-max --text-size medium --system ios16 --locale ja
// pictures: SamidareTests/SnapshotTest/__Snapshots__/{name}.1.png
import SwiftUI

/// Replace what is generated from the strings of the application, in Japanese as in the recorded pictures.
enum L10n {
  enum App {
    enum Config {
      enum Selection {
        enum Game { enum Time { static let description = "質問の表示時間を設定" } }
        enum Question {
          enum Group {
            static let title = "質問グループ設定"
            static let description = "出題される質問グループを設定"
          }
        }
      }
    }
  }
  enum Common {
    static let add = "追加"
    static let cancel = "Cancel"
    static let delete = "削除"
    static let edit = "編集"
    static let ok = "OK"
  }
  enum Config {
    enum Add { static let question = "質問追加" }
    enum Answer { static let seconds = "回答秒数" }
    enum Display { static let group = "表示グループ設定" }
    enum NavigationBar { static let title = "設定" }
    enum Terms { enum Of { static let service = "利用規約" } }
    enum Use { static let app = "アプリの使い方" }
    static let inquiry = "お問い合わせ・不具合のご連絡"
    static let privacyPolicy = "プライバシーポリシー"
    static let version = "バージョン"
  }
  enum Error {
    enum Question { enum Group { static let unique = "同一名のグループは追加できません。" } }
    static let title = "予期せぬエラーが発生しました"
    static let message = "申し訳ありませんが設定から開発者にエラーが発生したことを伝えてください。"
  }
  enum Group {
    enum Addition {
      enum Alert {
        static let title = "質問グループ名"
        static let message = "追加する質問グループ名を入力してください。"
      }
      enum Update {
        enum Alert {
          static let title = "質問グループ名更新"
          static let message = "更新する質問グループ名を入力してください。"
        }
      }
      static let title = "質問グループ"
    }
  }
  enum Mail {
    enum Error {
      static let title = "メーラーが開けませんでした。"
      static let description = "ご自身のご利用いただいているメーラーでiossamidare@gmail.comにメールを送信してください。"
    }
  }
  enum Question {
    enum Addition {
      enum Alert {
        static let title = "質問追加"
        static let message = "追加する質問を入力してください。"
      }
    }
    enum End { static let text = "終了" }
    enum List {
      static let text = "一覧へ"
      static let title = "質問一覧"
    }
    enum Next { static let text = "次へ" }
    enum Ready { static let text = "準備中" }
    enum Start { static let text = "開始" }
    enum Stop { static let text = "一時停止" }
  }
}

/// Replace the database of the application, in place of which the tests have their own.
protocol AppConfigRepositoryProtocol {
  static func get() -> AppConfig
  static func update(_ appConfig: AppConfig) throws
}
protocol QuestionRepositoryProtocol {
  static func getQuestions(of group: String) -> [Question]
  static func add(_ question: Question) throws
  static func update(_ question: Question) throws
  static func delete(_ question: Question) throws
}
protocol QuestionGroupRepositoryProtocol {
  static func get() -> [QuestionGroup]
  static func add(_ questionGroup: QuestionGroup) throws
  static func delete(_ questionGroup: QuestionGroup) throws
}
typealias AppConfigRepositoryImpl = AppConfigRepositoryProtocolMock
typealias QuestionRepositoryImpl = QuestionRepositoryProtocolMock
typealias QuestionGroupRepositoryImpl = QuestionGroupRepositoryProtocolMock

/// Replace what is told to a server, shown by other frameworks or asked of the system; the banner is empty in the
/// recorded pictures.
enum FirebaseAnalyticsConfig {
  enum EventType {
    case addQuestion, addQuestionGroup, changeQuestionGroup, changeQuestionTime, deleteQuestion, deleteQuestionGroup
    case editQuestionGroupName, list, next, start, stop, updateQuestion
  }
  static func sendEventLog(eventType: EventType) {}
  static func sendScreenViewLog(screenName: String) {}
}
enum Log {
  static func fault(_ error: any Error, className: String, functionName: String) {}
}
enum MFMailComposeViewController {
  static func canSendMail() -> Bool { false }
}
struct Bundle {
  static let main = Bundle()
  func object(forInfoDictionaryKey key: String) -> Any? { "1.0" }
}
struct AdmobBannerView: View {
  var body: some View { Color.clear }
}
struct MailView: View {
  @Binding var isShowing: Bool
  var body: some View { EmptyView() }
}
struct SafariView: View {
  let url: URL
  var body: some View { EmptyView() }
}
struct TextFieldAlertView: View {
  @Binding var text: String
  @Binding var isShowingAlert: Bool
  let placeholder: String
  let isSecureTextEntry: Bool
  let title: String
  let message: String
  let leftButtonTitle: String?
  let rightButtonTitle: String?
  var leftButtonAction: (() -> Void)?
  var rightButtonAction: (() -> Void)?
  var body: some View { Color.clear }
}

private let questions = ["好きな色は", "好きな食べ物は", "誕生日は"]

/// What the tests set up, and their views.
@MainActor private func tested(
  _ config: AppConfig, groups: [String] = [], questions: [String] = [], _ view: () -> some View
) -> some View {
  AppConfigRepositoryProtocolMock.getHandler = { config }
  let groups = groups.map { QuestionGroup(name: $0) }
  QuestionGroupRepositoryProtocolMock.getHandler = { groups }
  let questions = questions.map { Question(body: $0, group: QuestionGroup(name: "default")) }
  QuestionRepositoryProtocolMock.getQuestionsHandler = { _ in questions }
  return view()._renderedAsLayer()
}

private let one = AppConfig(questionGroupName: "questionGroup", time: 1)

private typealias Presenter = QuestionPresenter<QuestionRepositoryProtocolMock, AppConfigRepositoryProtocolMock>

@MainActor private func game(_ prepare: (Presenter) -> Void = { _ in }) -> some View {
  tested(one, questions: ["好きな色は"]) {
    let presenter = Presenter(interactor: QuestionInteractor())
    prepare(presenter)
    return QuestionView(presenter: presenter)
  }
}

#Preview("AppConfigSelectionViewTests/testGameTimeType") {
  tested(AppConfig(questionGroupName: "デフォルト", time: 10), groups: ["デフォルト"]) {
    AppConfigSelectionView<AppConfigRepositoryProtocolMock, QuestionGroupRepositoryProtocolMock>(
      presenter: AppConfigSelectionPresenter(interactor: AppConfigSelectionInteractor(), type: .gameTime),
      description: AppConfigSelectionType.gameTime.description)
  }
}
#Preview("ConfigViewTests/testConfigViewTestStandard") {
  tested(one) {
    ConfigView<AppConfigRepositoryProtocolMock, QuestionGroupRepositoryProtocolMock>(
      presenter: ConfigPresenter(interactor: ConfigInteractor(), router: ConfigRouter()))
  }
}
#Preview("GroupAdditionTests/testStandard") {
  tested(one, groups: ["デフォルト（テスト）"]) {
    GroupAdditionView<QuestionGroupRepositoryProtocolMock>(
      presenter: GroupAdditionPresenter(interactor: GroupAdditionInteractor(), router: GroupAdditionRouter()))
  }
}
#Preview("QuestionAdditionViewTests/testQuestionAdditionViewStandard") {
  tested(one, questions: questions) {
    QuestionAdditionView<QuestionRepositoryProtocolMock>(
      presenter: QuestionAdditionPresenter(
        interactor: QuestionAdditionInteractor(), group: QuestionGroup(name: "default")))
  }
}
#Preview("QuestionListViewTests/testQuestionListViewStandard") {
  tested(one, questions: questions) {
    QuestionListView<QuestionRepositoryProtocolMock>(
      presenter: QuestionListPresenter(interactor: QuestionAdditionInteractor(), group: "default"))
  }
}
#Preview("QuestionViewTests/testStandBy") { game() }
#Preview("QuestionViewTests/testReady") {
  game {
    $0.viewWillApper()
    $0.primaryButtonAction()
  }
}
#Preview("QuestionViewTests/testStopReadying") {
  game {
    $0.viewWillApper()
    $0.primaryButtonAction()
    $0.secondaryButtonAction()
  }
}
