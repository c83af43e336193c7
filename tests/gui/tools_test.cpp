// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line can do with whole databases, in the window.
#include "analysis/endgame/tables.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/base/job.hpp"
#include "gui/control/importer.hpp"
#include "gui/control/publisher.hpp"
#include "gui/database/duplicates_dialog.hpp"
#include "gui/play/match_dialog.hpp"
#include "gui/report/report_page.hpp"
#include "gui/settings/settings.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/write/write.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStatusBar>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

namespace damscope::gui::testing {

class ToolsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void duplicatesAreListedThenDeletedAndRestored();
    void whatAPersonEditedIsKept();
    void aSoundDatabaseIsReportedSound();
    void faultsOfADatabaseAreListed();
    void aWrongIndexIsRebuilt();
    void theIndexIsUpdatedAndRebuilt();
    void combinationsAreSearchedForTheFilter();
    void importedGamesAreSearchedIfThatIsWanted();
    void anAnalysedGameIsReportedAndAnnotated();
    void aGameThatIsNotAnalysedHasNoReport();
    void filesAreViewedWithTheirProblems();
    void problemsComeFromTheStoreAtTheNextStart();
    void filesAreReadInAnEncodingAndVariant();
    void filesAreImportedInAChosenVariant();
    void anUnknownEncodingCannotBeChosen();
    void enginesPlayAMatch();
    void workIsCancelled();
    void tablesAreBuilt();
    void theListIsPublishedAsWebPages();
    void whatCannotBePublishedIsNotWritten();
    void whatCannotBeWrittenIsSaidUntilItIsClosed();

public slots:
    void noteOpened(const QUrl& url) { opened_ = url; }

private:
    [[nodiscard]] QString status() const { return window_->statusBar()->currentMessage(); }
    [[nodiscard]] int listed() { return gamesOf(*window_).model().rowCount(); }
    template <class Dialog> Dialog* awaited();
    [[nodiscard]] PublishDialog* publishInto(const QString& folder);
    [[nodiscard]] QString refusalOfPublishing(const QString& folder);
    void damage(const std::string& sql) const;
    [[nodiscard]] bool importDuplicate(const char* tag, const char* value);

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    QUrl opened_; ///< in a browser
};

void ToolsTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/international.pdn"}));
}

void ToolsTest::cleanup() {
    sample_.reset();
}

template <class Dialog> Dialog* ToolsTest::awaited() {
    Dialog* found = nullptr;
    (void)QTest::qWaitFor(
        [&] {
            found = window_->findChild<Dialog*>();
            return found != nullptr && found->isVisible();
        },
        timeout);
    return found;
}

// Behind Damscope's back.
void ToolsTest::damage(const std::string& sql) const {
    db::Store store(sample_->store(), db::Store::Access::write);
    store.connection().execute("PRAGMA foreign_keys=OFF;" + sql);
}

// The open game again, with another value of a tag.
bool ToolsTest::importDuplicate(const char* tag, const char* value) {
    if (!controllerOf(*window_).open(db::GameId{1}))
        return false;
    rules::Game game = documentOf(*window_).game();
    const auto found = std::ranges::find(game.tags, tag, &rules::Tag::name);
    if (found == game.tags.end())
        return false;
    found->value = value;
    const QString file =
        sample_->write("again.pdn", QByteArray::fromStdString(parser::writePdn(game)));
    if (!sample_->import({file}))
        return false;
    gamesOf(*window_).filter({});
    return sample_->settle();
}

void ToolsTest::duplicatesAreListedThenDeletedAndRestored() {
    const int before = listed();
    QVERIFY(importDuplicate("Event", "The same tournament"));
    QCOMPARE(listed(), before + 1);
    actionsOf(*window_).duplicates->trigger();
    auto* dialog = awaited<DuplicatesDialog>();
    QVERIFY(dialog != nullptr);
    part<QComboBox>(*dialog, "certainty").setCurrentIndex(2);
    QCOMPARE(part<QTreeWidget>(*dialog).topLevelItemCount(), 1);
    QCOMPARE(listed(), before + 1); // nothing is deleted yet
    auto& remove = buttonOf(*dialog, "deleteDuplicates");
    QVERIFY(remove.isEnabled());
    remove.click();
    QTRY_COMPARE_WITH_TIMEOUT(listed(), before, timeout);
    actionsOf(*window_).bringBackGames->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(listed(), before + 1, timeout);
}

void ToolsTest::whatAPersonEditedIsKept() {
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    rules::Game game = documentOf(*window_).game();
    // The copy says less, so that it is the worse one.
    std::erase_if(game.tags, [](const rules::Tag& tag) {
        return tag.name == "Event" || tag.name == "Site" || tag.name.ends_with("Rating");
    });
    pasteInto(*window_, QString::fromStdString(parser::writePdn(game)));
    QVERIFY(controllerOf(*window_).save());
    QTRY_VERIFY_WITH_TIMEOUT(!controllerOf(*window_).isSaving(), timeout);
    QVERIFY(sample_->settle());
    actionsOf(*window_).duplicates->trigger();
    auto* dialog = awaited<DuplicatesDialog>();
    QVERIFY(dialog != nullptr);
    part<QComboBox>(*dialog, "certainty").setCurrentIndex(2);
    const auto& list = part<QTreeWidget>(*dialog);
    int edited = 0;
    for (int row = 0; row < list.topLevelItemCount(); ++row)
        edited += list.topLevelItem(row)->text(5).contains("may have been edited") ? 1 : 0;
    QCOMPARE(edited, 1);
    QCOMPARE(list.topLevelItemCount(), 1);
    QVERIFY(!buttonOf(*dialog, "deleteDuplicates").isEnabled());
}

void ToolsTest::aSoundDatabaseIsReportedSound() {
    actionsOf(*window_).checkStore->trigger();
    auto* box = awaited<QMessageBox>();
    QVERIFY(box != nullptr);
    QCOMPARE(box->text(), QString("Nothing is wrong with the %1 games.").arg(listed()));
}

void ToolsTest::faultsOfADatabaseAreListed() {
    damage("UPDATE game SET plies = plies + 1 WHERE id = 1");
    actionsOf(*window_).checkStore->trigger();
    auto* box = awaited<QMessageBox>();
    QVERIFY(box != nullptr);
    const QString counted = QString("Damaged games: 1 of %1.").arg(listed());
    QVERIFY2(box->text().startsWith("Faults: ") && box->text().endsWith(counted),
             qPrintable(box->text()));
    QVERIFY(!box->detailedText().isEmpty());
    QVERIFY2(box->informativeText().startsWith("Database > Recover games"),
             qPrintable(box->informativeText()));
}

void ToolsTest::aWrongIndexIsRebuilt() {
    damage("DELETE FROM position_block WHERE id = (SELECT max(id) FROM position_block)");
    actionsOf(*window_).checkStore->trigger();
    auto* box = awaited<QMessageBox>();
    QVERIFY(box != nullptr);
    QVERIFY2(box->informativeText().startsWith("All games are intact"),
             qPrintable(box->informativeText()));
    box->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    actionsOf(*window_).rebuildIndex->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(status().startsWith("Games added to the position index: "), timeout);
    actionsOf(*window_).checkStore->trigger();
    box = awaited<QMessageBox>();
    QVERIFY(box != nullptr);
    QVERIFY2(box->text().startsWith("Nothing is wrong"), qPrintable(box->text()));
}

void ToolsTest::theIndexIsUpdatedAndRebuilt() {
    actionsOf(*window_).updateIndex->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(status().startsWith("Games added to the position index: 0."), timeout);
    actionsOf(*window_).rebuildIndex->trigger();
    const QString all = QString("Games added to the position index: %1.").arg(listed());
    QTRY_VERIFY_WITH_TIMEOUT(status().startsWith(all), timeout);
}

void ToolsTest::combinationsAreSearchedForTheFilter() {
    const QString file = sample_->write(
        "royal.pdn", "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n[SetUp \"1\"]\n"
                     "[FEN \"W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24\"]\n\n"
                     "1. 27-22 18x27 2. 32x21 23x34 3. 40x7 *\n");
    QVERIFY(sample_->import({file}));
    gamesOf(*window_).filter("shot:any");
    QTRY_VERIFY_WITH_TIMEOUT(!wrongOf(gamesOf(*window_)).text().isEmpty(), timeout);
    actionsOf(*window_).searchThemes->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(status().startsWith("Games searched: "), timeout);
    QVERIFY(!status().startsWith("Games searched: 0"));
    actionsOf(*window_).searchThemes->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(status().startsWith("Games searched: 0."), timeout);
    actionsOf(*window_).searchThemes->trigger();
    actionsOf(*window_).searchThemes->trigger(); // while the first is at work
    QCOMPARE(window_->findChildren<WorkDialog*>().size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(window_->findChildren<WorkDialog*>().size(), 0, timeout);
    gamesOf(*window_).filter("shot:\"coup royal\"");
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 1, timeout);
    QVERIFY(wrongOf(gamesOf(*window_)).text().isEmpty());
}

void ToolsTest::importedGamesAreSearchedIfThatIsWanted() {
    Settings().searchImported.set(true);
    sample_->restart();
    window_ = &sample_->window();
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    QTRY_VERIFY_WITH_TIMEOUT(status().startsWith("Games searched: "), timeout);
    gamesOf(*window_).filter("missed-shot:yes");
    QTRY_VERIFY_WITH_TIMEOUT(wrongOf(gamesOf(*window_)).text().isEmpty(), timeout);
}

void ToolsTest::anAnalysedGameIsReportedAndAnnotated() {
    const QString file =
        sample_->write("short.pdn", "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n"
                                    "1. 31-27 20-24 2. 27-22 18x27 3. 32x21 16x27 4. 37-31 *\n");
    QVERIFY(sample_->import({file}));
    QCOMPARE(listed(), 1);
    const db::GameId id = *gamesOf(*window_).model().gameAt(0);
    QVERIFY(controllerOf(*window_).open(id));
    analysesOf(*window_).setThoroughness(Thoroughness::quick);
    actionsOf(*window_).analyseGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(status().startsWith("Analysed:"), timeout);
    ReportDialog* report = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((actionsOf(*window_).report->trigger(),
                              report = window_->findChild<ReportDialog*>()) != nullptr,
                             timeout);
    auto& page = part<QTextBrowser>(*report);
    QVERIFY(page.toPlainText().contains("Accuracy"));
    // The last moves may be judged while it is open.
    QTRY_VERIFY2_WITH_TIMEOUT(page.toPlainText().contains("2. 27-22"),
                              qPrintable(page.toPlainText()), timeout);
    emit page.anchorClicked(QUrl("#3"));
    QCOMPARE(documentOf(*window_).game().ply(documentOf(*window_).current()), 3);
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<AnnotateDialog*>(QApplication::activeModalWidget());
        dialog->accept();
    });
    actionsOf(*window_).annotate->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(status(), QString("1 game annotated."), timeout);
    documentOf(*window_).goTo(rules::NodeId{3});
    const auto signs = parser::nags(documentOf(*window_).game(), documentOf(*window_).current());
    QVERIFY(!signs.empty());
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<AnnotateDialog*>(QApplication::activeModalWidget());
        part<QCheckBox>(*dialog, "removeAnnotations").setChecked(true);
        dialog->accept();
    });
    actionsOf(*window_).annotate->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(status(), QString("Annotations removed from 1 game."), timeout);
    QVERIFY(parser::nags(documentOf(*window_).game(), rules::NodeId{3}).empty());
}

void ToolsTest::aGameThatIsNotAnalysedHasNoReport() {
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    actionsOf(*window_).report->trigger();
    QVERIFY(status().contains("not been analysed"));
    QVERIFY(window_->findChild<ReportDialog*>() == nullptr);
}

void ToolsTest::filesAreViewedWithTheirProblems() {
    window_->stores().view({"samples/broken/illegal-move.pdn"});
    QTRY_VERIFY_WITH_TIMEOUT(window_->stores().isViewing(), timeout);
    QTRY_VERIFY(problemsOf(*window_).rowCount() > 0);
    window_->stores().open(sample_->store());
    QTRY_COMPARE(problemsOf(*window_).rowCount(), 0);
}

void ToolsTest::problemsComeFromTheStoreAtTheNextStart() {
    QVERIFY(sample_->import({"samples/broken/illegal-move.pdn"}));
    ProblemModel& model = problemsOf(*window_);
    const int met = model.rowCount();
    QVERIFY(met > 0);
    const QString message = model.index(0, ProblemModel::message).data().toString();
    sample_->restart();
    window_ = &sample_->window();
    QTRY_COMPARE(problemsOf(*window_).rowCount(), met);
    QCOMPARE(problemsOf(*window_).index(0, ProblemModel::message).data().toString(), message);
}

void ToolsTest::filesAreReadInAnEncodingAndVariant() {
    // "Иванов" in KOI8-R.
    const QString file = sample_->write(
        "koi.pdn", "[White \"\xe9\xd7\xc1\xce\xcf\xd7\"]\n[Black \"B\"]\n\n1. c3-d4 d6-c5 *\n");
    ReadingDialog dialog(nullptr);
    auto& encoding = part<QComboBox>(dialog, "encoding");
    encoding.setCurrentIndex(encoding.findText("KOI8-R"));
    auto& variant = part<QComboBox>(dialog, "readingVariant");
    variant.setCurrentIndex(variant.findData(static_cast<int>(rules::Variant::brazilian)));
    window_->stores().take({file}, dialog.chosen());
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), timeout);
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 1);
    QVERIFY(controllerOf(*window_).open(*gamesOf(*window_).model().gameAt(0)));
    QCOMPARE(documentOf(*window_).game().tag("White"), std::string_view("Иванов"));
    QCOMPARE(documentOf(*window_).game().variant(), rules::Variant::brazilian);
}

void ToolsTest::filesAreImportedInAChosenVariant() {
    const QString file =
        sample_->write("plain.pdn", "[White \"A\"]\n[Black \"B\"]\n\n1. c3-d4 d6-c5 *\n");
    QTimer::singleShot(0, this, [this, file] {
        auto* reading = qobject_cast<ReadingDialog*>(QApplication::activeModalWidget());
        QVERIFY(reading != nullptr);
        auto& variant = part<QComboBox>(*reading, "readingVariant");
        variant.setCurrentIndex(variant.findData(static_cast<int>(rules::Variant::brazilian)));
        whenDialogOpens<QFileDialog>(*this, [file](QFileDialog& dialog) {
            part<QLineEdit>(dialog, "fileNameEdit").setText(file);
            QMetaObject::invokeMethod(&dialog, "accept");
        });
        reading->accept();
    });
    actionsOf(*window_).importHow->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), timeout);
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 1);
    QVERIFY(controllerOf(*window_).open(*gamesOf(*window_).model().gameAt(0)));
    QCOMPARE(documentOf(*window_).game().variant(), rules::Variant::brazilian);
}

void ToolsTest::anUnknownEncodingCannotBeChosen() {
    ReadingDialog dialog(nullptr);
    part<QComboBox>(dialog, "encoding").setEditText("klingon");
    QVERIFY(!part<QDialogButtonBox>(dialog).button(QDialogButtonBox::Ok)->isEnabled());
    part<QComboBox>(dialog, "encoding").setEditText("latin1");
    QVERIFY(part<QDialogButtonBox>(dialog).button(QDialogButtonBox::Ok)->isEnabled());
}

void ToolsTest::enginesPlayAMatch() {
    const int before = listed();
    actionsOf(*window_).match->trigger();
    auto* dialog = awaited<MatchDialog>();
    QVERIFY(dialog != nullptr);
    actionsOf(*window_).match->trigger();
    QCOMPARE(window_->findChildren<MatchDialog*>().size(), 1);
    auto& variant = part<QComboBox>(*dialog, "matchVariant");
    variant.setCurrentIndex(variant.findData(static_cast<int>(rules::Variant::russian)));
    part<QSpinBox>(*dialog, "matchGames").setValue(2);
    for (const char* side : {"firstSeconds", "secondSeconds"})
        part<QDoubleSpinBox>(*dialog, side).setValue(0.05);
    auto& play = buttonOf(*dialog, "playMatch");
    play.click();
    QCOMPARE(play.text(), QString("&Stop"));
    QTRY_COMPARE_WITH_TIMEOUT(play.text(), QString("&Play"), 4 * timeout);
    const QString score = part<QLabel>(*dialog, "matchScore").text();
    QVERIFY2(score.contains(": won ") && score.contains("Elo"), qPrintable(score));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), before + 2, timeout);
    db::Store store(sample_->store(), db::Store::Access::read);
    const auto collections = db::collections(store);
    QCOMPARE(collections.size(), std::size_t(1));
    QCOMPARE(collections.front().name, std::string("Matches between engines"));
    QCOMPARE(collections.front().games, std::uint64_t(2));
    const auto game = db::loadGame(store, db::GameId{static_cast<std::uint32_t>(before + 1)});
    QVERIFY(game.hasValue());
    QCOMPARE(game->tag("White"), std::string_view("Damscope (1)"));
    QCOMPARE(game->tag("Event"), std::string_view("Engine match"));
    QCOMPARE(game->variant(), rules::Variant::russian);
    QVERIFY(game->result != rules::GameResult::unknown);
    // A match that is stopped ends at once.
    part<QSpinBox>(*dialog, "matchGames").setValue(100);
    play.click();
    QTRY_COMPARE_WITH_TIMEOUT(play.text(), QString("&Stop"), timeout);
    play.click();
    QTRY_COMPARE_WITH_TIMEOUT(play.text(), QString("&Play"), timeout);
    dialog->close();
}

void ToolsTest::workIsCancelled() {
    auto* dialog = new WorkDialog("Counting", window_);
    bool ended = false;
    dialog->start([&ended](const base::Progress& progress, const std::stop_token& stop) {
        for (std::uint64_t done = 0; !stop.stop_requested(); ++done)
            progress(done, 0);
        return Job::Step([&ended] { ended = true; });
    });
    QVERIFY(dialog->isVisible());
    QTRY_VERIFY(part<QLabel>(*dialog).text() != "Working…"); // it counts
    QVERIFY(!ended);
    buttonOf(*dialog, "cancelWork").click();
    QTRY_VERIFY(ended);
    QTRY_VERIFY(window_->findChild<WorkDialog*>() == nullptr);
}

void ToolsTest::tablesAreBuilt() {
    const std::filesystem::path folder = sample_->file("tables").toStdString();
    EndgameDialog dialog(folder, rules::Variant::russian, nullptr);
    dialog.show();
    part<QSpinBox>(dialog, "tablesPieces").setValue(2);
    buttonOf(dialog, "buildTables").click();
    const auto pieces = [&] {
        return analysis::endgame::Tables(folder, rules::Variant::russian).largest();
    };
    QTRY_COMPARE_WITH_TIMEOUT(pieces(), 2, timeout);
    const auto& list = part<QTreeWidget>(dialog);
    const auto shown = [&] {
        const auto rows = list.findItems("Russian", Qt::MatchContains);
        return rows.isEmpty() ? QString() : rows.first()->text(2);
    };
    QTRY_COMPARE(shown(), QString("2"));
    QTRY_VERIFY(buttonOf(dialog, "buildTables").isEnabled());
}

// The dialog, with its folder; null if it does not come.
PublishDialog* ToolsTest::publishInto(const QString& folder) {
    actionsOf(*window_).publish->trigger();
    auto* dialog = awaited<PublishDialog>();
    if (dialog != nullptr)
        part<QLineEdit>(*dialog, "folder").setText(folder);
    return dialog;
}

void ToolsTest::theListIsPublishedAsWebPages() {
    gamesOf(*window_).filter("result:white");
    QVERIFY(sample_->settle());
    const QString site = sample_->file("site");
    auto* dialog = publishInto("");
    QVERIFY(dialog != nullptr);
    QVERIFY2(!buttonOf(*dialog, "publish").isEnabled(), "a folder is needed");
    part<QLineEdit>(*dialog, "folder").setText("site");
    QVERIFY2(!buttonOf(*dialog, "publish").isEnabled(), "it would lie anywhere");
    part<QLineEdit>(*dialog, "folder").setText(site);
    part<QLineEdit>(*dialog, "title").setText("My <games>");
    QCOMPARE(part<QComboBox>(*dialog, "games").currentText(), QString("result:white"));
    auto& language = part<QComboBox>(*dialog, "language");
    QCOMPARE(language.currentData().toString(), QString("en"));
    language.setCurrentIndex(language.findData("nl"));
    QCOMPARE(part<QSpinBox>(*dialog, "positions").value(), 2000);
    part<QSpinBox>(*dialog, "positions").setValue(0);
    buttonOf(*dialog, "publish").click();
    auto* box = awaited<QMessageBox>();
    QVERIFY(box != nullptr);
    QVERIFY2(box->text().endsWith(" written, 0 removed"), qPrintable(box->text()));
    QVERIFY(listed() > 0);
    QCOMPARE(QDir(site + "/game/0").entryList({"*.html"}).size(), listed());
    QFile start(site + "/index.html");
    QVERIFY(start.open(QIODevice::ReadOnly));
    const QByteArray page = start.readAll();
    QVERIFY2(page.contains("<html lang=\"nl\">") && page.contains("My &lt;games&gt;"), page);
    QDesktopServices::setUrlHandler("file", this, "noteOpened");
    buttonOf(*box, "openSite").click();
    QDesktopServices::unsetUrlHandler("file");
    QCOMPARE(opened_, QUrl::fromLocalFile(site + "/index.html"));
}

QString ToolsTest::refusalOfPublishing(const QString& folder) {
    auto* dialog = publishInto(folder);
    if (dialog == nullptr)
        return {};
    buttonOf(*dialog, "publish").click();
    auto* box = awaited<QMessageBox>();
    const QString text = box == nullptr ? QString() : box->text();
    if (box != nullptr)
        box->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return text;
}

void ToolsTest::whatCannotBePublishedIsNotWritten() {
    const QString site = sample_->file("site");
    QVERIFY(QDir().mkdir(site));
    QFile thesis(site + "/thesis.txt");
    QVERIFY(thesis.open(QIODevice::WriteOnly));
    thesis.close();
    QString text = refusalOfPublishing(site);
    QVERIFY2(text.contains("is not empty and is not a site"), qPrintable(text));
    QCOMPARE(QDir(site).entryList(QDir::Files), QStringList{"thesis.txt"});
    text = refusalOfPublishing(site + "/thesis.txt");
    QVERIFY2(text.contains("is not a folder; choose another one"), qPrintable(text));
    gamesOf(*window_).filter("player:Nobody");
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 0);
    text = refusalOfPublishing(sample_->file("none"));
    QVERIFY2(text.startsWith("No games are selected"), qPrintable(text));
    QVERIFY(!QFileInfo::exists(sample_->file("none")));
}

void ToolsTest::whatCannotBeWrittenIsSaidUntilItIsClosed() {
    const QString site = sample_->file("site");
    const QString done = refusalOfPublishing(site);
    QVERIFY2(done.contains(" written"), qPrintable(done));
    QVERIFY(QFile::remove(site + "/index.html") && QDir().mkdir(site + "/index.html"));
    auto* dialog = publishInto(site);
    QVERIFY(dialog != nullptr);
    part<QLineEdit>(*dialog, "title").setText("Another title");
    buttonOf(*dialog, "publish").click();
    auto* box = awaited<QMessageBox>();
    QVERIFY(box != nullptr);
    QVERIFY2(box->text().contains("index.html"), qPrintable(box->text()));
    QVERIFY(box->informativeText().startsWith("Choose another folder"));
}

namespace {
const NamedTest<ToolsTest> registeredToolsTest("tools");
}

} // namespace damscope::gui::testing

#include "tools_test.moc"
