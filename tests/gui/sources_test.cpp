// SPDX-License-Identifier: GPL-3.0-or-later
// The list of sources: how files were read, and reading them again.
#include "db/store/edits.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/control/sources.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <memory>

namespace damscope::gui::testing {

namespace {

// "Иванов" in KOI8-R.
const QByteArray koi = "[White \"\xe9\xd7\xc1\xce\xcf\xd7\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n"
                       "1. 32-28 19-23 2. 28x19 14x23 *\n";

} // namespace

class SourcesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void sourcesAreListedWithHowTheyWereRead();
    void aSourceIsReadInAnotherEncoding();
    void aSourceIsReadAsAnotherVariantAndBack();
    void aFileThatIsGoneIsReported();
    void theGamesOfASourceAreDeletedAndBroughtBack();
    void anUnknownEncodingCannotBeChosen();
    void gamesEnteredInDamscopeHaveNoEncoding();
    void aDatabaseWithoutImportsHasNoSources();

private:
    [[nodiscard]] QString status() const { return window_->statusBar()->currentMessage(); }
    SourcesDialog& dialog();
    QString details() { return part<QPlainTextEdit>(dialog(), "sourceDetails").toPlainText(); }
    void choose(const QString& box, const QString& text);
    void readAgain();

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void SourcesTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
}

void SourcesTest::cleanup() {
    sample_.reset();
}

SourcesDialog& SourcesTest::dialog() {
    if (window_->findChild<SourcesDialog*>() == nullptr) {
        actionsOf(*window_).sources->trigger();
        (void)QTest::qWaitFor([this] { return window_->findChild<SourcesDialog*>() != nullptr; },
                              timeout);
    }
    return *window_->findChild<SourcesDialog*>();
}

void SourcesTest::choose(const QString& box, const QString& text) {
    auto& combo = part<QComboBox>(dialog(), box.toUtf8().constData());
    const int index = combo.findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    combo.setCurrentIndex(index);
}

void SourcesTest::readAgain() {
    const QString before = details();
    buttonOf(dialog(), "reread").click();
    QTRY_VERIFY_WITH_TIMEOUT(details() != before, timeout);
    QVERIFY(sample_->settle());
}

void SourcesTest::sourcesAreListedWithHowTheyWereRead() {
    QVERIFY(sample_->import({sample_->write("koi.pdn", koi), "samples/broken/illegal-move.pdn"}));
    auto& list = part<QTreeWidget>(dialog(), "sources");
    const auto found = list.findItems("koi.pdn", Qt::MatchEndsWith, 1);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first()->text(2), QString("1"));
    list.setCurrentItem(found.first());
    QVERIFY2(details().contains("Encoding: KOI8-R"), qPrintable(details()));
    QVERIFY2(details().contains("Variant: International draughts"), qPrintable(details()));
    QVERIFY(details().contains("Problems: none"));
    list.setCurrentItem(list.findItems("illegal-move.pdn", Qt::MatchEndsWith, 1).first());
    QVERIFY(list.currentItem()->text(5) != QString("0"));
    QVERIFY2(details().contains("1 × "), qPrintable(details()));
}

void SourcesTest::aSourceIsReadInAnotherEncoding() {
    QVERIFY(sample_->import({sample_->write("koi.pdn", koi)}));
    const auto game = gamesOf(*window_).model().gameAt(0);
    QVERIFY(game && controllerOf(*window_).open(*game));
    auto& list = part<QTreeWidget>(dialog(), "sources");
    list.setCurrentItem(list.findItems("koi.pdn", Qt::MatchEndsWith, 1).first());
    choose("encoding", "windows-1252");
    readAgain();
    QVERIFY2(details().contains("windows-1252 (chosen)"), qPrintable(details()));
    QVERIFY(controllerOf(*window_).isOpen(*game));
    QCOMPARE(documentOf(*window_).game().tag("White"), std::string_view("é×ÁÎÏ×"));
    choose("encoding", "Detect");
    readAgain();
    QCOMPARE(documentOf(*window_).game().tag("White"), std::string_view("Иванов"));
    QVERIFY(gamesOf(*window_).model().gameAt(0) == game);
}

void SourcesTest::aSourceIsReadAsAnotherVariantAndBack() {
    QVERIFY(sample_->import({sample_->write("koi.pdn", koi)}));
    const auto game = gamesOf(*window_).model().gameAt(0);
    QVERIFY(game && controllerOf(*window_).open(*game));
    auto& list = part<QTreeWidget>(dialog(), "sources");
    list.setCurrentItem(list.findItems("koi.pdn", Qt::MatchEndsWith, 1).first());
    auto& variant = part<QComboBox>(dialog(), "readingVariant");
    variant.setCurrentIndex(variant.findData(static_cast<int>(rules::Variant::frisian)));
    readAgain();
    QCOMPARE(documentOf(*window_).game().variant(), rules::Variant::frisian);
    choose("readingVariant", "As stated in the file");
    readAgain();
    QCOMPARE(documentOf(*window_).game().variant(), rules::Variant::international);
    QVERIFY(controllerOf(*window_).isOpen(*game));
}

void SourcesTest::aFileThatIsGoneIsReported() {
    const QString file = sample_->write("koi.pdn", koi);
    QVERIFY(sample_->import({file}));
    auto& list = part<QTreeWidget>(dialog(), "sources");
    list.setCurrentItem(list.findItems("koi.pdn", Qt::MatchEndsWith, 1).first());
    QVERIFY(QFile::remove(file));
    buttonOf(dialog(), "reread").click();
    auto& bar = part<MessageBar>(*window_);
    QTRY_VERIFY_WITH_TIMEOUT(bar.isVisible(), timeout);
    QVERIFY2(bar.text().contains("koi.pdn"), qPrintable(bar.text()));
    QVERIFY(!sample_->write("koi.pdn", koi).isEmpty());
    buttonOf(dialog(), "reread").click();
    QTRY_VERIFY_WITH_TIMEOUT(!bar.isVisible(), timeout);
}

void SourcesTest::theGamesOfASourceAreDeletedAndBroughtBack() {
    QVERIFY(sample_->import({sample_->write("koi.pdn", koi), "samples/annotated.pdn"}));
    GameTableModel& games = gamesOf(*window_).model();
    gamesOf(*window_).filter({});
    QVERIFY(sample_->settle());
    const int before = games.rowCount();
    auto& list = part<QTreeWidget>(dialog(), "sources");
    list.setCurrentItem(list.findItems("annotated.pdn", Qt::MatchEndsWith, 1).first());
    const int ofSource = list.currentItem()->text(2).toInt();
    QVERIFY(ofSource > 1);
    QString asked;
    QTimer answering;
    connect(&answering, &QTimer::timeout, this, [&] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            asked = box->text();
            box->defaultButton()->click();
        }
    });
    answering.start(20);
    buttonOf(dialog(), "deleteSource").click();
    QTRY_COMPARE_WITH_TIMEOUT(games.rowCount(), before - ofSource, timeout);
    QCOMPARE(asked, QString("Delete %1 games?").arg(ofSource));
    QTRY_COMPARE_WITH_TIMEOUT(list.currentItem()->text(2), QString("0"), timeout);
    QVERIFY(!buttonOf(dialog(), "deleteSource").isEnabled());
    actionsOf(*window_).bringBackGames->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(games.rowCount(), before, timeout);
    QTRY_COMPARE_WITH_TIMEOUT(list.currentItem()->text(2).toInt(), ofSource, timeout);
}

void SourcesTest::anUnknownEncodingCannotBeChosen() {
    QVERIFY(sample_->import({sample_->write("koi.pdn", koi)}));
    part<QComboBox>(dialog(), "encoding").setEditText("klingon");
    QVERIFY(!buttonOf(dialog(), "reread").isEnabled());
    part<QComboBox>(dialog(), "encoding").setEditText("latin1");
    QVERIFY(buttonOf(dialog(), "reread").isEnabled());
}

void SourcesTest::gamesEnteredInDamscopeHaveNoEncoding() {
    QVERIFY(sample_->import({sample_->write("koi.pdn", koi)}));
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        rules::Game game = documentOf(*window_).game();
        game.tags.push_back({"Annotator", "A"}); // else it is the one that was imported
        (void)db::addOwnGame(store, game);
    }
    auto& list = part<QTreeWidget>(dialog(), "sources");
    const auto found = list.findItems("Damscope", Qt::MatchExactly, 1);
    QCOMPARE(found.size(), 1);
    list.setCurrentItem(found.first());
    QVERIFY2(details().startsWith("Damscope\nGames: 1 of 1 read"), qPrintable(details()));
    QVERIFY2(!details().contains("Encoding"), qPrintable(details()));
}

void SourcesTest::aDatabaseWithoutImportsHasNoSources() {
    const std::filesystem::path empty = sample_->file("empty.db").toStdString();
    (void)db::Store(empty, db::Store::Access::write);
    window_->stores().open(empty);
    actionsOf(*window_).sources->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(status(), QString("Nothing was imported into this database."),
                              timeout);
}

namespace {
const NamedTest<SourcesTest> registeredSourcesTest("sources");
}

} // namespace damscope::gui::testing

#include "sources_test.moc"
