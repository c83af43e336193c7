// SPDX-License-Identifier: GPL-3.0-or-later
// Games as files and on paper.
#include "db/ingest/import.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/store.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/control/exporter.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/write/write.hpp"
#include "tests/gui/named_test.hpp"

#include <QCryptographicHash>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

namespace damscope::gui::testing {

using rules::Game;

class ExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void aGameIsWrittenAsPdn();
    void aGameIsWrittenAsAPage();
    void aGameIsWrittenAsPdf();
    void paperHasDiagramsWhereTheyAreWanted();
    void paperIndentsVariations();
    void paperFetchesNothing();
    void storedGamesAreWritten_data();
    void storedGamesAreWritten();
    void eachGameBeginsAPage();
    void aGameIsPrintedOnThePagesOfThePrinter();
    void whatCannotBeWrittenIsReported();
    void aDatabaseIsNeverWrittenOver_data();
    void aDatabaseIsNeverWrittenOver();
    void anOldFileStaysUnlessTheNewOneIsWhole();

private:
    [[nodiscard]] QByteArray contents(const QString& name) const;
    [[nodiscard]] static int diagrams(const QTextDocument& document);

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

int ExportTest::diagrams(const QTextDocument& document) {
    int found = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            found += it.fragment().charFormat().isImageFormat() ? 1 : 0;
    return found;
}

void ExportTest::aGameIsWrittenAsPdn() {
    QVERIFY(!exportGame(folder_.filePath("game.pdn"), *game_, {}).has_value());
    QCOMPARE(contents("game.pdn").toStdString(), parser::writePdn(*game_));
}

void ExportTest::aGameIsWrittenAsAPage() {
    QVERIFY(!exportGame(folder_.filePath("game.html"), *game_, {}).has_value());
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

void ExportTest::aGameIsWrittenAsPdf() {
    QVERIFY(!exportGame(folder_.filePath("game.pdf"), *game_, {}).has_value());
    const QByteArray pdf = contents("game.pdf");
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("%%EOF"));
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
    QVERIFY(pdf.contains("/Subtype /Image"));
}

void ExportTest::paperHasDiagramsWhereTheyAreWanted() {
    QCOMPARE(diagrams(PrintedGame(*game_, {}, {})), 1); // none is marked: the last position
    Game marked = *game_;
    parser::toggleNag(marked, marked.mainLine()[0], parser::diagramNag);
    parser::toggleNag(marked, marked.mainLine()[2], parser::diagramNag);
    const PrintedGame paper(marked, {}, {});
    QCOMPARE(diagrams(paper), 2);
    QVERIFY(paper.toPlainText().contains("A <b>"));
    QVERIFY(paper.toPlainText().contains("well"));
    QVERIFY(!paper.toPlainText().contains("$220"));
    // It is part of the game: read again, the marks are there.
    const auto again =
        parser::gameFromText(parser::writePdn(marked), rules::Variant::international);
    QCOMPARE(diagrams(PrintedGame(*again, {}, {})), 2);
}

void ExportTest::paperIndentsVariations() {
    const auto game = parser::gameFromText(
        "1. 32-28 19-23 (1... 18-23 2. 31-27 (2. 31-26 12-18) 20-24) (1... 20-25) 2. 28x19 *",
        rules::Variant::international);
    const PrintedGame paper(*game, {}, {});
    const auto marginOf = [&](const QString& text) {
        for (QTextBlock block = paper.begin(); block.isValid(); block = block.next())
            if (block.text().contains(text))
                return block.blockFormat().leftMargin();
        return -1.0;
    };
    QCOMPARE(marginOf("19-23"), 0.0);
    QVERIFY(marginOf("18-23") > 0);
    QVERIFY(marginOf("31-26") > marginOf("18-23"));
    QCOMPARE(marginOf("20-25"), marginOf("18-23"));
    QCOMPARE(marginOf("28x19"), 0.0);
}

void ExportTest::paperFetchesNothing() {
    PrintedGame paper(*game_, {}, {});
    QVERIFY(!paper.resource(QTextDocument::ImageResource, QUrl("file:///etc/hostname")).isValid());
    QVERIFY(!paper.resource(QTextDocument::ImageResource, QUrl("diagram:9999")).isValid());
    QVERIFY(paper.resource(QTextDocument::ImageResource, QUrl("diagram:1")).isValid());
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
    ExportJob job;
    QSignalSpy finished(&job, &ExportJob::finished);
    job.start(store_, games_, folder_.filePath(name), {});
    QVERIFY(finished.wait(20000));
    QCOMPARE(finished.at(0).at(1).toULongLong(), games_.size());
    QCOMPARE(finished.at(0).at(2).toULongLong(), 0ULL);
    const auto lines = name.endsWith("csv") ? games_.size() + 1 : games_.size();
    QCOMPARE(static_cast<std::size_t>(contents(name).count(part)), lines);
    QVERIFY(!job.isRunning());
}

void ExportTest::eachGameBeginsAPage() {
    ExportJob job;
    QSignalSpy finished(&job, &ExportJob::finished);
    job.start(store_, games_, folder_.filePath("all.pdf"), {});
    QVERIFY(finished.wait(60000));
    QVERIFY(contents("all.pdf").count("/Type /Page\n") >= static_cast<int>(games_.size()));
}

void ExportTest::aGameIsPrintedOnThePagesOfThePrinter() {
    const QPageLayout small(QPageSize(QPageSize::A5), QPageLayout::Landscape, {10, 10, 10, 10});
    QVERIFY(!printToFile(folder_.filePath("printed.pdf"), *game_, {}, {}, small));
    QVERIFY(contents("printed.pdf").contains("/MediaBox [0 0 595"));
}

void ExportTest::whatCannotBeWrittenIsReported() {
    QVERIFY(exportGame("/nowhere/game.pdn", *game_, {}).has_value());
    ExportJob job;
    QSignalSpy failed(&job, &ExportJob::failed);
    job.start(store_, games_, "/nowhere/all.pdn", {});
    QVERIFY(failed.wait(20000));
    job.start(folder_.filePath("none.db").toStdString(), games_, folder_.filePath("x.pdn"), {});
    QVERIFY(failed.wait(20000));
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
    const auto game = exportGame(store, *game_, {});
    QVERIFY(game && game->contains(words));
    const auto printed = printToFile(store, *game_, {}, {}, {});
    QVERIFY(printed && printed->contains(words));
    const auto diagram = saveDiagram(store, Diagram{});
    QVERIFY(diagram && diagram->contains(words));
    ExportJob job;
    QSignalSpy failed(&job, &ExportJob::failed);
    job.start(store_, games_, store, {});
    QVERIFY(failed.wait(20000));
    QVERIFY(failed.first().first().toString().contains(words));
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

namespace {
const NamedTest<ExportTest> registeredExportTest("export");
}

} // namespace damscope::gui::testing

#include "export_test.moc"
