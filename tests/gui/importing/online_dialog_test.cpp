// SPDX-License-Identifier: GPL-3.0-or-later
// Games of lidraughts in the window: what the dialog asks for, and what it brings.
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/importing/online_dialog.hpp"
#include "online/source.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/online/site_server.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <memory>

namespace damscope::gui::testing {

using online::testing::Reply;
using online::testing::SiteServer;

class OnlineDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theDialogNamesWhatIsFetched();
    void aDateIsForGamesThatHaveOne();
    void whatIsNoNameIsExplained();
    void gamesAreFetchedAndListed();
    void cancelKeepsWhatHasCome();

private:
    void serve(bool isSlow);
    /// Chooses Import from lidraughts, and answers the dialog.
    void fetch(const QString& kind, const QString& name);

    std::unique_ptr<SampleWindow> sample_;
    std::unique_ptr<SiteServer> server_;
};

void OnlineDialogTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    sample_->window().stores().setOwn(sample_->store());
}

void OnlineDialogTest::cleanup() {
    sample_.reset();
    server_.reset();
}

void OnlineDialogTest::serve(bool isSlow) {
    server_ = std::make_unique<SiteServer>([this, isSlow](const std::string& target) -> Reply {
        const std::vector<online::testing::SiteGame> games{
            {"game0001", "Ann", "Bob", 1'767'225'600'000},
            {"game0002", "Bob", "Ann", 1'769'904'000'000}};
        if (target.starts_with("/games/export/Ann?"))
            return {200, online::testing::exported(games, "Ann", target, server_->address())};
        if (target == "/api/team/friends/users")
            return {200, "{\"username\":\"Ann\"}\n{\"username\":\"Slow\"}\n"};
        return isSlow ? Reply{200, "", {}, 1000, 0, true} : Reply{404, ""};
    });
    qputenv("DAMSCOPE_LIDRAUGHTS", server_->address().c_str());
}

void OnlineDialogTest::fetch(const QString& kind, const QString& name) {
    QTimer::singleShot(0, this, [kind, name] {
        auto* dialog = qobject_cast<OnlineDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        part<QComboBox>(*dialog, "onlineKind").setCurrentText(kind);
        part<QLineEdit>(*dialog, "onlineName").setText(name);
        part<QDialogButtonBox>(*dialog).button(QDialogButtonBox::Ok)->click();
    });
    actionsOf(sample_->window()).importOnline->trigger();
}

void OnlineDialogTest::theDialogNamesWhatIsFetched() {
    OnlineDialog dialog(nullptr);
    auto& name = part<QLineEdit>(dialog, "onlineName");
    auto& kind = part<QComboBox>(dialog, "onlineKind");
    name.setText(" Jansen ");
    QCOMPARE(dialog.source(), QString("lidraughts:Jansen"));
    QVERIFY(!dialog.since());
    kind.setCurrentText("Games of a Swiss tournament");
    name.setText("abcd1234");
    QCOMPARE(dialog.source(), QString("lidraughts:swiss/abcd1234"));
    name.setText("https://lidraughts.org/study/abcd1234"); // says itself what it is
    QCOMPARE(dialog.source(), QString("https://lidraughts.org/study/abcd1234"));
}

void OnlineDialogTest::aDateIsForGamesThatHaveOne() {
    OnlineDialog dialog(nullptr);
    auto& name = part<QLineEdit>(dialog, "onlineName");
    auto& kind = part<QComboBox>(dialog, "onlineKind");
    auto& limits = part<QCheckBox>(dialog, "onlineLimits");
    auto& since = part<QDateEdit>(dialog, "onlineSince");
    limits.setChecked(true);
    since.setDate(QDate(2026, 1, 1));
    QVERIFY(since.isEnabled());
    QCOMPARE(dialog.since().value_or(0), std::int64_t{1'767'225'600});
    kind.setCurrentText("Chapters of a study"); // before it has a name
    QVERIFY(!limits.isEnabled() && !since.isEnabled());
    QVERIFY(!dialog.since());
    name.setText(QString::fromStdString(online::lidraughtsServer()) + "/@/Jansen");
    QVERIFY(since.isEnabled());
    name.setText("https://club.example/games.pdn");
    QVERIFY(!limits.isEnabled() && !since.isEnabled());
    QVERIFY(!dialog.since());
}

void OnlineDialogTest::whatIsNoNameIsExplained() {
    OnlineDialog dialog(nullptr);
    auto& name = part<QLineEdit>(dialog, "onlineName");
    auto* fetch = part<QDialogButtonBox>(dialog).button(QDialogButtonBox::Ok);
    QVERIFY(!fetch->isEnabled());
    const QString hint = part<QLabel>(dialog, "onlineWrong").text();
    name.setText("two words");
    QVERIFY(!fetch->isEnabled());
    QVERIFY(part<QLabel>(dialog, "onlineWrong").text() != hint);
    name.setText("http://club.example/games.pdn");
    QVERIFY(!fetch->isEnabled());
    name.setText("Jansen");
    QVERIFY(fetch->isEnabled());
}

void OnlineDialogTest::gamesAreFetchedAndListed() {
    serve(false);
    fetch("Games of a player", "Ann");
    QTRY_VERIFY_WITH_TIMEOUT(!importing(sample_->window()), timeout);
    QVERIFY(sample_->settle());
    QCOMPARE(gamesOf(sample_->window()).model().rowCount(), 2);
}

void OnlineDialogTest::cancelKeepsWhatHasCome() {
    serve(true);
    fetch("Games of all players of a team", "friends");
    QTRY_VERIFY_WITH_TIMEOUT(server_->asked().size() == 3, timeout);
    buttonOf(sample_->window(), "cancelImport").click();
    QTRY_VERIFY_WITH_TIMEOUT(!importing(sample_->window()), timeout);
    QVERIFY(sample_->settle());
    QCOMPARE(gamesOf(sample_->window()).model().rowCount(), 2);
}

namespace {
const NamedTest<OnlineDialogTest> registeredOnlineDialogTest("online_dialog");
}

} // namespace damscope::gui::testing

#include "online_dialog_test.moc"
