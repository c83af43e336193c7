// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about the user's own words speaks the language of the window, also when it changes.
#include "db/ingest/import.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/base/job.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/database/collections.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/position_editor.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/search/query_editors.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/settings/settings.hpp"
#include "rules/board/position.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace damscope::gui::testing {

class ErrorWordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void aFilter();
    void aCollectionThatIsNotThere();
    void aQuery();
    void aFen();
    void problemsOfAnImport();
    void whatIsPasted();
    void noAdviceIsForATerminal();

private:
    void type(const QString& filter);

    QTemporaryDir folder_;
    std::filesystem::path store_;
    Language language_;
    GameDocument document_;
    std::unique_ptr<GamesPanel> games_;
};

void ErrorWordsTest::initTestCase() {
    store_ = folder_.filePath("games.db").toStdString();
    db::Store store(store_, db::Store::Access::write);
    (void)db::importSources(store, std::vector<std::string>{"samples/international.pdn"});
}

void ErrorWordsTest::init() {
    language_.use("en");
    games_ = std::make_unique<GamesPanel>();
    games_->setStore(store_);
    games_->setVisible(true);
}

void ErrorWordsTest::cleanup() {
    games_.reset();
    language_.use("en");
}

void ErrorWordsTest::type(const QString& filter) {
    filterLineOf(*games_).setText(filter);
    QTest::keyClick(&filterLineOf(*games_), Qt::Key_Return);
    QTRY_VERIFY(!games_->isBusy());
}

void ErrorWordsTest::aFilter() {
    type("plies:80-40");
    QVERIFY(wrongOf(*games_).isVisible());
    QCOMPARE(wrongOf(*games_).text(),
             QString("expected MIN-MAX, such as 40-60 or 40-, not \"80-40\""));
    language_.use("nl");
    QTRY_COMPARE(wrongOf(*games_).text(),
                 QString("hier hoort MIN-MAX, zoals 40-60 of 40-, niet \"80-40\""));
    language_.use("ru");
    QTRY_COMPARE(wrongOf(*games_).text(),
                 QString("нужен промежуток МИН-МАКС, например 40-60 или 40-, а не «80-40»"));
    type("plies:40-80");
    QVERIFY(!wrongOf(*games_).isVisible());
}

void ErrorWordsTest::aCollectionThatIsNotThere() {
    SearchPanel search(document_);
    OpeningsPanel openings(document_);
    connect(games_.get(), &GamesPanel::filterChanged, &search,
            [&](const db::Filter& games, const db::query::AskedGames& asked) {
                search.setListed(asked);
                openings.setFilter(games);
            });
    for (QWidget* panel : std::initializer_list<QWidget*>{&search, &openings})
        panel->show();
    search.setStore(store_);
    openings.setStore(store_);
    onlyListedOf(search).setChecked(true);
    onlyListedOf(openings).setChecked(true);

    language_.use("fr");
    type("in:none");
    const QString french = "il n'y a pas de collection « none »";
    QTRY_COMPARE(wrongOf(*games_).text(), french);
    QVERIFY(wrongOf(*games_).isVisible());
    textOf(search).setPlainText("white won");
    search.search();
    QTRY_COMPARE(messageText(search), french);
    const auto says = [&](const QString& text) {
        const auto labels = openings.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text() == text; });
    };
    QTRY_VERIFY(says(french));

    language_.use("nl");
    const QString dutch = "er is geen verzameling \"none\"";
    QTRY_COMPARE(wrongOf(*games_).text(), dutch);
    QTRY_COMPARE(messageText(search), dutch);
    QTRY_VERIFY(says(dutch));
    games_->filter({});
    QVERIFY(!wrongOf(*games_).isVisible());
}

void ErrorWordsTest::aQuery() {
    SearchPanel search(document_);
    search.show();
    search.setStore(store_);
    textOf(search).setPlainText("white mann on 27");
    search.search();
    QCOMPARE(messageText(search),
             QString("'man', 'king' or 'piece' is expected here, or an action: "
                     "'to move', 'moves', 'captures', ... For example: white man on 27"));
    language_.use("nl");
    QTRY_COMPARE(messageText(search),
                 QString("hier moet 'man', 'king' of 'piece' staan, of wat ze doen: 'to move', "
                         "'moves', 'captures', ... Bijvoorbeeld: white man on 27"));
    language_.use("fr");
    QTRY_VERIFY(messageText(search).startsWith("il faut ici 'man', 'king' ou 'piece'"));
    QVERIFY(messageText(search).contains("Par exemple : white man on 27"));
}

void ErrorWordsTest::aFen() {
    language_.use("ru");
    PositionEditor editor(rules::Position::start(rules::Variant::international), BoardLook{});
    editor.show();
    for (auto* line : editor.findChildren<QLineEdit*>())
        if (line->accessibleName() == "Позиция FEN") {
            line->setFocus();
            line->selectAll();
            QTest::keyClicks(line, "W:W31,51:B1");
        }
    const auto labels = editor.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains("поля 51 нет на доске 10x10");
    }));
}

void ErrorWordsTest::problemsOfAnImport() {
    QFile file(folder_.filePath("slip.pdn"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n"
               "1. 32-28 19-23 2. 28-22 *\n");
    file.close();
    ProblemModel model;
    ImportJob job;
    connect(&job, &ImportJob::problemsMet, &model, &ProblemModel::add);
    QSignalSpy finished(&job, &ImportJob::finished);
    job.start(folder_.filePath("slips.db").toStdString(),
              {file.fileName(), folder_.filePath("none.pdn")});
    QTRY_COMPARE(finished.count(), 1);
    const auto says = [&](const QString& text) {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.data(model.index(row, ProblemModel::message), Qt::DisplayRole)
                    .toString()
                    .contains(text))
                return true;
        return false;
    };
    QVERIFY(says("capture is compulsory: 28x19"));
    QVERIFY(says("cannot be opened: No such file or directory"));
    language_.use("nl");
    model.retranslate();
    QVERIFY(says("slaan is verplicht: 28x19"));
    QVERIFY(says("kan niet worden geopend: bestand of map bestaat niet"));
    language_.use("fr");
    model.retranslate();
    QVERIFY(says("la prise est obligatoire : 28x19"));
    QVERIFY(!says("capture is"));
}

void ErrorWordsTest::whatIsPasted() {
    SampleWindow sample;
    MainWindow& window = sample.window();
    window.useLanguage("nl");
    const auto paste = [&](const QString& text) {
        pasteInto(window, text);
        return part<MessageBar>(window).text();
    };
    QCOMPARE(paste("W:W31,99:B1"),
             QString("Geen stand: fout bij teken 7: veld 99 bestaat niet op een "
                     "bord van 10x10"));
    QCOMPARE(paste("1. 32-28 19-23 2. 28-22 *"),
             QString("Niet alles was te lezen. 2. 28-22: slaan is verplicht: 28x19"));
    window.useLanguage("en");
}

void ErrorWordsTest::noAdviceIsForATerminal() {
    for (const auto& language : Language::choices()) {
        language_.use(language.code);
        const QString text = worded(Message{"query-no-such-shot", {{"word", "coup royal"}}});
        QVERIFY2(text.contains("coup royal") && !text.contains("damscope"), qPrintable(text));
    }
    language_.use("en");
    QCOMPARE(worded(Message{"query-no-such-shot", {}}), QString("no combination has this name"));
    QCOMPARE(worded(db::Error(db::Error::Kind::foreign, {"database-foreign", {}}, "club/games.db")),
             QString("games.db: this is not a Damscope database; nothing was changed"));
}

namespace {
const NamedTest<ErrorWordsTest> registeredErrorWordsTest("error_words");
}

} // namespace damscope::gui::testing

#include "error_words_test.moc"
