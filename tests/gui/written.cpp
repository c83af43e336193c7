// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/written.hpp"

#include "db/ingest/import.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/widgets.hpp"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QHash>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextDocumentFragment>

#include <algorithm>

namespace damscope::gui::testing {

namespace {

QByteArray bytesOf(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

/// Objects of a PDF file, by their numbers.
class Pdf {
public:
    explicit Pdf(QByteArray bytes) : bytes_(std::move(bytes)) {
        const auto start = bytes_.lastIndexOf("startxref\n");
        const auto table = start < 0 ? -1 : bytes_.mid(start + 10, 20).split('\n').front().toInt();
        if (table < 0 || !bytes_.mid(table).startsWith("xref\n"))
            return;
        const QList<QByteArray> lines = bytes_.mid(table).split('\n');
        for (qsizetype i = 2; i < lines.size() && lines[i].size() >= 18; ++i)
            places_ << lines[i].left(10).toInt();
    }

    [[nodiscard]] int objects() const { return static_cast<int>(places_.size()); }

    /// Without what is in its stream.
    [[nodiscard]] QByteArray object(int number) const {
        const int begin = places_.value(number);
        const auto end = bytes_.indexOf("endobj", begin);
        const auto stream = bytes_.indexOf("stream\n", begin);
        const auto last = stream >= 0 && stream < end ? stream : end;
        return begin == 0 ? QByteArray() : bytes_.mid(begin, last - begin);
    }

    [[nodiscard]] QByteArray stream(int number) const {
        const QByteArray head = object(number);
        static const QRegularExpression length(R"(/Length (\d+)( 0 R)?)");
        const auto found = length.match(QString::fromLatin1(head));
        int size = found.captured(1).toInt();
        if (!found.captured(2).isEmpty()) // it stands in another object
            size = object(size).split('\n').value(1).toInt();
        const auto begin = places_.value(number) + head.size() + 7;
        const QByteArray packed = bytes_.mid(begin, size);
        const QByteArray anySize("\0\0\x10\0", 4);
        return head.contains("/FlateDecode") ? qUncompress(anySize + packed) : packed;
    }

private:
    QByteArray bytes_;
    QList<int> places_; ///< where each begins; 0: there is none
};

// "/Contents 9 0 R"
int referred(const QByteArray& object, const char* key) {
    const QRegularExpression reference(QStringLiteral(R"(%1 (\d+) 0 R)").arg(key));
    return reference.match(QString::fromLatin1(object)).captured(1).toInt();
}

using Glyphs = QHash<uint, QChar>;

// "<0001> <0002> [<0043> <0075>]" and "<0005> <0007> <0030>", of a font's /ToUnicode.
Glyphs glyphsOf(const QByteArray& characterMap) {
    static const QRegularExpression range(R"(<(\w{4})> <(\w{4})> (?:\[([^\]]*)\]|<(\w{4})>))");
    static const QRegularExpression code(R"(<(\w{4})\w*>)");
    const QString map = QString::fromLatin1(characterMap);
    Glyphs glyphs;
    auto ranges = range.globalMatch(map, map.indexOf("beginbfrange"));
    while (ranges.hasNext()) {
        const auto found = ranges.next();
        uint glyph = found.captured(1).toUInt(nullptr, 16);
        const uint last = found.captured(2).toUInt(nullptr, 16);
        if (const QString first = found.captured(4); !first.isEmpty())
            for (uint letter = first.toUInt(nullptr, 16); glyph <= last; ++glyph, ++letter)
                glyphs[glyph] = QChar(static_cast<char16_t>(letter));
        auto letters = code.globalMatch(found.captured(3));
        for (; letters.hasNext(); ++glyph)
            glyphs[glyph] = QChar(letters.next().captured(1).toUShort(nullptr, 16));
    }
    return glyphs;
}

// Of the fonts that a page names, by their names.
QHash<QString, Glyphs> fontsOf(const Pdf& pdf, const QByteArray& page) {
    static const QRegularExpression font(R"(/(F\d+) (\d+) 0 R)");
    QHash<QString, Glyphs> fonts;
    auto named = font.globalMatch(QString::fromLatin1(pdf.object(referred(page, "/Resources"))));
    while (named.hasNext()) {
        const auto found = named.next();
        const QByteArray object = pdf.object(found.captured(2).toInt());
        fonts[found.captured(1)] = glyphsOf(pdf.stream(referred(object, "/ToUnicode")));
    }
    return fonts;
}

// A space may be the glyph of a tab, and two letters may be one glyph.
QString readable(const QString& drawn) {
    return QString(drawn)
        .replace(QStringLiteral("\ufb01"), QStringLiteral("fi"))
        .replace(QStringLiteral("\ufb02"), QStringLiteral("fl"))
        .simplified();
}

QStringList textsOf(const Pdf& pdf, const QByteArray& page) {
    static const QRegularExpression drawing(R"(\b(BT|ET)\b|/(F\d+) [\d.]+ Tf|<(\w+)> Tj)");
    const QHash<QString, Glyphs> fonts = fontsOf(pdf, page);
    QStringList texts;
    QString text;
    Glyphs glyphs;
    auto drawn = drawing.globalMatch(QString::fromLatin1(pdf.stream(referred(page, "/Contents"))));
    while (drawn.hasNext()) {
        const auto found = drawn.next();
        if (found.captured(1) == "BT")
            text.clear();
        else if (found.captured(1) == "ET")
            texts << readable(text);
        else if (!found.captured(2).isEmpty())
            glyphs = fonts[found.captured(2)];
        for (qsizetype at = 0; at < found.captured(3).size(); at += 4)
            text += glyphs.value(found.captured(3).mid(at, 4).toUInt(nullptr, 16));
    }
    return texts;
}

} // namespace

QList<QStringList> printedPages(const QString& file) {
    const Pdf pdf(bytesOf(file));
    QList<QStringList> pages;
    for (int number = 1; number < pdf.objects(); ++number)
        if (const QByteArray object = pdf.object(number); object.contains("/Type /Page\n"))
            pages << textsOf(pdf, object);
    return pages;
}

QStringList printedTexts(const QString& file) {
    QStringList texts;
    for (const QStringList& page : printedPages(file))
        texts << page;
    return texts;
}

QList<QStringList> printedRows(const QStringList& texts, const QStringList& titles,
                               qsizetype rows) {
    const auto isHead = [&](qsizetype at) { return texts.mid(at, titles.size()) == titles; };
    qsizetype at = 0;
    while (at < texts.size() && !isHead(at))
        ++at;
    QList<QStringList> table;
    for (at += titles.size(); table.size() < rows && at + titles.size() <= texts.size();) {
        if (isHead(at + 1)) { // behind the number of the page
            at += 1 + titles.size();
            continue;
        }
        table << texts.mid(at, titles.size());
        at += titles.size();
    }
    return table;
}

QList<QStringList> htmlRows(const QString& html) {
    static const QRegularExpression rowOf("<tr[ >].*?</tr>",
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression cellOf("<t[dh][ >].*?</t[dh]>",
                                           QRegularExpression::DotMatchesEverythingOption);
    QList<QStringList> rows;
    for (auto row = rowOf.globalMatch(html); row.hasNext();) {
        QStringList cells;
        for (auto cell = cellOf.globalMatch(row.next().captured()); cell.hasNext();)
            cells << QTextDocumentFragment::fromHtml(cell.next().captured())
                         .toPlainText()
                         .simplified();
        rows << cells;
    }
    return rows;
}

// The printers of a machine come first in its list, files last: no paper is needed.
void printInto(const QString& file, QObject& context) {
    pollUntil(context, [file] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || !dialog->inherits("QPrintDialog"))
            return false;
        auto& printers = part<QComboBox>(*dialog, "printers");
        printers.setCurrentIndex(printers.count() - 1);
        part<QLineEdit>(*dialog, "filename").setText(file);
        QTest::mouseClick(part<QDialogButtonBox>(*dialog).button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        return true;
    });
}

void keepName(const QString& proposed, const QString& folder, QObject& context,
              const QString& kind) {
    whenDialogOpens<QFileDialog>(context, [proposed, folder, kind](QFileDialog& dialog) {
        auto& line = part<QLineEdit>(dialog, "fileNameEdit");
        const QString found = line.text();
        line.setText(QDir(folder).filePath(proposed));
        if (!kind.isEmpty())
            part<QComboBox>(dialog, "fileTypeCombo").setCurrentText(kind);
        QTest::mouseClick(part<QDialogButtonBox>(dialog).buttons().constFirst(), Qt::LeftButton);
        QCOMPARE(found, proposed);
    });
}

QString textOfFile(const QString& file) {
    return QString::fromUtf8(bytesOf(file));
}

std::vector<rules::Game> gamesInFile(const std::filesystem::path& pdn) {
    const QTemporaryDir folder;
    db::Store store(folder.filePath("read.db").toStdString(), db::Store::Access::write);
    (void)db::importSources(store, std::vector{pdn.string()});
    std::vector<rules::Game> games;
    std::vector<db::GameId> ids = db::findGames(store, {});
    std::ranges::sort(ids); // as the file has them
    for (const db::GameId id : ids)
        if (auto game = db::loadGame(store, id))
            games.push_back(std::move(*game));
    return games;
}

std::string mainLineText(const rules::Game& game) {
    std::string moves;
    for (const rules::NodeId node : game.mainLine())
        if (const auto before = game.position(game.node(node).parent))
            moves += (moves.empty() ? "" : " ") + rules::moveText(*before, game.node(node).move);
    return moves;
}

} // namespace damscope::gui::testing
