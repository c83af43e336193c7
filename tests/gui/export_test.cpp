// SPDX-License-Identifier: GPL-3.0-or-later
// What a task is about, as files and on paper.
#include "db/ingest/import.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/store.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/board/animated_picture.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/control/exporter.hpp"
#include "gui/control/subject_writer.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/write/write.hpp"
#include "tests/gui/named_test.hpp"

#include <QCryptographicHash>
#include <QPageLayout>
#include <QTemporaryDir>
#include <QTest>

#include <exception>

namespace damscope::gui::testing {

using rules::Game;

class ExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void aGameIsWrittenAsPdn();
    void aGameIsWrittenAsAPage();
    void aGameIsWrittenAsPdf();
    void storedGamesAreWritten_data();
    void storedGamesAreWritten();
    void tablesAreWritten_data();
    void tablesAreWritten();
    void aGameIsPrintedOnThePagesOfThePrinter();
    void aStoppedExportLeavesNoFile();
    void whatCannotBeWrittenIsReported();
    void aDatabaseIsNeverWrittenOver_data();
    void aDatabaseIsNeverWrittenOver();
    void anOldFileStaysUnlessTheNewOneIsWhole();
    void wordsNameTheSubject();
    void aDotInANameIsNoEnding();
    void tablesAreWrittenForASpreadsheet();
    void aLineMoves();

private:
    [[nodiscard]] QByteArray contents(const QString& name) const;
    [[nodiscard]] SubjectWriter::Setting setting() const;
    /// Why it cannot be written; empty: it can.
    [[nodiscard]] QString failure(const PageSubject::Content& content, const QString& file) const;

    QTemporaryDir folder_;
    std::filesystem::path store_;
    std::vector<db::GameId> games_;
    std::optional<Game> game_;
};

void ExportTest::initTestCase() {
    store_ = folder_.filePath("games.db").toStdString();
    db::Store store(store_, db::Store::Access::write);
    (void)db::importSources(store, std::vector<std::string>{"samples/annotated.pdn"});
    games_ = db::findGames(store, {});
    game_ = parser::gameFromText("[White \"A <b>\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n"
                                 "1. 32-28 {well} 19-23 (1... 18-23) 2. 28x19 14x23 *",
                                 rules::Variant::international);
    QVERIFY(game_.has_value());
}

QByteArray ExportTest::contents(const QString& name) const {
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

SubjectWriter::Setting ExportTest::setting() const {
    return {.store = store_, .locale = {rulesLanguage()}};
}

QString ExportTest::failure(const PageSubject::Content& content, const QString& file) const {
    try {
        (void)SubjectWriter(content, setting()).writeFile(file);
    } catch (const std::exception& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

void ExportTest::aGameIsWrittenAsPdn() {
    QCOMPARE(failure(*game_, folder_.filePath("game.pdn")), QString());
    QCOMPARE(contents("game.pdn").toStdString(), parser::writePdn(*game_));
}

void ExportTest::aGameIsWrittenAsAPage() {
    QCOMPARE(failure(*game_, folder_.filePath("game.html")), QString());
    const QByteArray page = contents("game.html");
    QVERIFY(page.startsWith("<!DOCTYPE html>"));
    QVERIFY(page.trimmed().endsWith("</html>"));
    QVERIFY(page.contains("A &lt;b&gt;"));
    // The policy allows the one script that the page has, and no other.
    const QByteArray begin = "<script>";
    QCOMPARE(page.count(begin), 1);
    const auto at = page.indexOf(begin) + begin.size();
    const QByteArray script = page.mid(at, page.indexOf("</script>", at) - at);
    const QByteArray hash = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
    QVERIFY2(page.contains("default-src 'none'"), page.left(600));
    QVERIFY2(page.contains("script-src 'sha256-" + hash + "'"), hash + page.left(600));
}

// As the command line writes it: in columns, with a diagram.
void ExportTest::aGameIsWrittenAsPdf() {
    QCOMPARE(failure(*game_, folder_.filePath("game.pdf")), QString());
    const QByteArray pdf = contents("game.pdf");
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("%%EOF"));
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
}

void ExportTest::storedGamesAreWritten_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("PDN") << "all.pdn" << QByteArray("[White ");
    QTest::newRow("page") << "all.html" << QByteArray("<article id=");
    QTest::newRow("table") << "all.csv" << QByteArray("\r\n");
    QTest::newRow("JSON") << "all.json" << QByteArray("\"pdn\":");
}

void ExportTest::storedGamesAreWritten() {
    QFETCH(QString, name);
    QFETCH(QByteArray, part);
    SubjectWriter::Setting how = setting();
    std::uint64_t last = 0;
    how.progress = [&last](std::uint64_t done, std::uint64_t /*total*/) { last = done; };
    const auto done = SubjectWriter(games_, how).writeFile(folder_.filePath(name));
    QCOMPARE(done.games, static_cast<quint64>(games_.size()));
    QCOMPARE(done.damaged, 0ULL);
    QCOMPARE(last, static_cast<std::uint64_t>(games_.size()));
    const auto lines = name.endsWith("csv") ? games_.size() + 1 : games_.size();
    QCOMPARE(static_cast<std::size_t>(contents(name).count(part)), lines);
}

void ExportTest::tablesAreWritten_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("PDF") << "page.pdf" << QByteArray("%PDF-");
    QTest::newRow("page") << "page.html" << QByteArray("<!");
}

void ExportTest::tablesAreWritten() {
    QFETCH(QString, name);
    QFETCH(QByteArray, begin);
    const pages::Sheet sheet{
        "Club <1>", {"a fact"}, {{"Standings", {{"Player"}, {"Points"}}, {{"Jansen", 12}}}}};
    QCOMPARE(failure(sheet, folder_.filePath(name)), QString());
    QVERIFY(contents(name).startsWith(begin));
    if (name.endsWith("html"))
        QVERIFY(contents(name).contains("Jansen") && contents(name).contains("Club &lt;1&gt;"));
    QVERIFY(failure(PageSubject::Exercises(), folder_.filePath("exercises-" + name))
                .contains("no exercises"));
}

void ExportTest::aGameIsPrintedOnThePagesOfThePrinter() {
    const QPageLayout small(QPageSize(QPageSize::A5), QPageLayout::Landscape, {10, 10, 10, 10});
    (void)SubjectWriter(*game_, setting()).printToFile(folder_.filePath("printed.pdf"), small);
    QVERIFY(contents("printed.pdf").contains("/MediaBox [0 0 595"));
}

void ExportTest::aStoppedExportLeavesNoFile() {
    std::stop_source stop;
    stop.request_stop();
    SubjectWriter::Setting how = setting();
    how.stop = stop.get_token();
    const PageSubject::Read half = [](db::Store&, const std::stop_token&) {
        return pages::Sheet{"Half a report", {}, {}};
    };
    for (const PageSubject::Content& content : {PageSubject::Content(games_), {half}})
        for (const char* name : {"stopped.pdn", "stopped.pdf"}) {
            QVERIFY(!SubjectWriter(content, how).writeFile(folder_.filePath(name)).complete);
            QVERIFY(!QFile::exists(folder_.filePath(name)));
        }
}

void ExportTest::whatCannotBeWrittenIsReported() {
    QVERIFY(!failure(*game_, "/nowhere/game.pdn").isEmpty());
    QVERIFY(!failure(games_, "/nowhere/all.pdf").isEmpty());
    QVERIFY(!failure(std::vector{db::GameId{999'999}}, folder_.filePath("x.pdn")).isEmpty());
    QVERIFY(!QFile::exists(folder_.filePath("x.pdn")));
}

void ExportTest::aDatabaseIsNeverWrittenOver_data() {
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("words");
    QTest::newRow("English") << QLocale("en") << "choose another file name";
    QTest::newRow("Dutch") << QLocale("nl") << "kies een andere bestandsnaam";
    QTest::newRow("French") << QLocale("fr") << "choisissez un autre nom de fichier";
    QTest::newRow("Russian") << QLocale("ru") << QStringLiteral("выберите другое имя файла");
}

void ExportTest::aDatabaseIsNeverWrittenOver() {
    QFETCH(QLocale, locale);
    QFETCH(QString, words);
    const QLocale usual;
    QLocale::setDefault(locale);
    const QByteArray before = contents("games.db");
    const QString store = folder_.filePath("games.db");
    QVERIFY(failure(*game_, store).contains(words));
    QVERIFY(failure(games_, store).contains(words));
    const auto diagram = saveDiagram(store, Diagram{});
    QVERIFY(diagram && diagram->contains(words));
    QLocale::setDefault(usual);
    QCOMPARE(contents("games.db"), before);
}

void ExportTest::anOldFileStaysUnlessTheNewOneIsWhole() {
    const QString name = folder_.filePath("old.pdn");
    {
        OutputFile old(name);
        QVERIFY(old.open(QIODevice::WriteOnly));
        QCOMPARE(old.write("before"), 6);
        QVERIFY(old.commit());
    }
    {
        OutputFile half(name);
        QVERIFY(half.open(QIODevice::WriteOnly));
        QCOMPARE(half.write("half"), 4);
    }
    QCOMPARE(contents("old.pdn"), QByteArray("before"));
    OutputFile full("/dev/full");
    QVERIFY(full.open(QIODevice::WriteOnly));
    QCOMPARE(full.write("text"), -1);
    QVERIFY(!full.commit());
    QVERIFY(!full.errorString().isEmpty());
}

void ExportTest::wordsNameTheSubject() {
    using Kind = PageSubject::Kind;
    QCOMPARE(printText(PageSubject{Kind::crosstable}), QString("&Print the crosstable…"));
    QCOMPARE(exportText(PageSubject{Kind::games, 43}), QString("E&xport 43 games…"));
    QCOMPARE(exportText(PageSubject{Kind::games, 1}), QString("E&xport 1 game…"));
    QVERIFY(exportKinds({Kind::games, 43}).contains("*.pdn"));
    QVERIFY(!exportKinds({Kind::player}).contains("*.pdn"));
    for (const Kind kind : {Kind::crosstable, Kind::player, Kind::list})
        QVERIFY(exportKinds({kind}).contains("*.csv"));
    QVERIFY(!exportKinds({Kind::crosstable}).contains(bulletinKind()));
    PageSubject event{Kind::crosstable};
    event.eventGames = {db::GameId{1}};
    QCOMPARE(exportKinds(event).split(";;").indexOf(bulletinKind()), 1);
    QCOMPARE(webPageText(PageSubject{Kind::dossier}), QString("&Web page of the dossier…"));
    QCOMPARE(webPageText(PageSubject{Kind::games, 43}), QString("&Web page of 43 games…"));
    for (const Kind kind : {Kind::game, Kind::diagram, Kind::report})
        QCOMPARE(webPageText(PageSubject{kind}), QString());
}

void ExportTest::aDotInANameIsNoEnding() {
    PageSubject event{PageSubject::Kind::crosstable};
    event.eventGames = {db::GameId{1}};
    const QString offered = exportKinds(event);
    const auto named = [&](const char* name) { return withEnding(name, bulletinKind(), offered); };
    QCOMPARE(named("Bulletin"), QString("Bulletin.pdf"));
    QCOMPARE(named("Bulletin nr. 3"), QString("Bulletin nr. 3.pdf"));
    QCOMPARE(named("Bulletin nr. 3.PDF"), QString("Bulletin nr. 3.PDF"));
    QCOMPARE(named("Bulletin.csv"), QString("Bulletin.csv")); // another kind that is offered
    QCOMPARE(named(""), QString());
    // Kinds that need their ending are offered alone.
    QCOMPARE(withEnding("Bulletin.csv", bulletinKind(), bulletinKind()),
             QString("Bulletin.csv.pdf"));
    QCOMPARE(withEnding("Club.pdf", webPageKind(), webPageKind()), QString("Club.pdf.html"));
    const QString databases = "Databases (*.db *.dams);;All files (*)";
    QCOMPARE(withEnding("games.old", "Databases (*.db *.dams)", databases), QString("games.old"));
    QCOMPARE(withEnding("games", "Databases (*.db *.dams)", databases), QString("games.db"));
    QCOMPARE(withEnding("games.old", "All files (*)", databases), QString("games.old"));
}

// Numbers as numbers, a formula as a text, tables one below the other.
void ExportTest::tablesAreWrittenForASpreadsheet() {
    pages::SheetTable table;
    table.columns = {{"Player"}, {"Games"}, {"Score"}};
    table.rows = {{"Jansen, A.", pages::Cell::count(12408), pages::Cell::percent(0.625)},
                  {"=1+1", 1, {}}};
    QCOMPARE(failure(pages::Sheet{"Players", {}, {table}}, folder_.filePath("players.csv")),
             QString());
    QCOMPARE(contents("players.csv"),
             QByteArray("Player,Games,Score\r\n\"Jansen, A.\",12408,62.5\r\n'=1+1,1,\r\n"));
    pages::SheetTable other = table;
    other.title = "Standings";
    other.rows.resize(1);
    QCOMPARE(failure(pages::Sheet{"Event", {}, {other, {}, other}}, folder_.filePath("event.csv")),
             QString());
    const QByteArray one = "Standings\r\nPlayer,Games,Score\r\n\"Jansen, A.\",12408,62.5\r\n";
    QCOMPARE(contents("event.csv"), one + "\r\n" + one);
}

// An animated PNG is a PNG file of the first picture for those who know no other.
void ExportTest::aLineMoves() {
    std::vector<std::pair<rules::Position, std::optional<rules::Move>>> line;
    for (const rules::NodeId node : game_->mainLine())
        line.emplace_back(*game_->position(node), game_->node(node).move);
    Diagram look{};
    look.variant = rules::Variant::international;
    std::uint64_t drawn = 0;
    const QByteArray file =
        animatedLine(line, look, [&](std::uint64_t done, std::uint64_t) { drawn = done; }, {});
    QCOMPARE(drawn, std::uint64_t{4});
    QCOMPARE(file.count("fcTL"), 4);
    QCOMPARE(file.count("fdAT"), 3);
    QVERIFY(file.indexOf("acTL") < file.indexOf("IDAT"));
    QVERIFY(file.contains(QByteArray("acTL\0\0\0\4\0\0\0\0", 12)));
    const QImage first = QImage::fromData(file, "PNG");
    QVERIFY(!first.isNull());
    QVERIFY(first.width() > 400);
    QVERIFY(AnimatedPicture().file().isEmpty());
}

namespace {
const NamedTest<ExportTest> registeredExportTest("export");
}

} // namespace damscope::gui::testing

#include "export_test.moc"
