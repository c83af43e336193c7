// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/sheet_text.hpp"
#include "gui/base/translator.hpp"

#include "gui/base/text.hpp"
#include "gui/look/colours.hpp"

#include <QCoreApplication>
#include <QUrl>

#include <array>

namespace damscope::gui {

namespace {

// In the order of Target::To.
constexpr std::array schemes{"person", "event", "game"};

struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::SheetText)
};

QString escaped(const std::string& text) {
    return qtText(text).toHtmlEscaped();
}

std::string address(Target::To to, qint64 id, std::string_view name = {}) {
    QUrl url;
    url.setScheme(QLatin1String(schemes.at(static_cast<std::size_t>(to))));
    url.setPath(QString::number(id));
    url.setFragment(qtText(name), QUrl::DecodedMode);
    return url.toEncoded().toStdString();
}

constexpr qsizetype mostInOneLine = 30; // letters of a cell

class TableText {
public:
    TableText(const pages::SheetTable& table, const look::Colours& colours)
        : table_(table), colours_(colours) {}

    [[nodiscard]] QString text() const {
        QString html;
        if (!table_.title.empty())
            html += QStringLiteral("<h3>%1</h3>").arg(escaped(table_.title));
        html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\"><tr>");
        for (const pages::Column& column : table_.columns)
            html += QStringLiteral("<th align=\"%1\" style=\"white-space: nowrap\">%2</th>")
                        .arg(alignOf(column), escaped(column.title));
        html += QStringLiteral("</tr>");
        for (std::size_t row = 0; row < table_.rows.size(); ++row)
            html += rowText(row);
        html += QStringLiteral("</table>");
        if (table_.left > 0)
            html +=
                QStringLiteral("<p>%1</p>")
                    .arg(trPlural("and %Ln more", "and %Ln more", static_cast<int>(table_.left)));
        return html;
    }

private:
    [[nodiscard]] static QString alignOf(const pages::Column& column) {
        return column.align == pages::Column::Align::right ? QStringLiteral("right")
                                                           : QStringLiteral("left");
    }

    [[nodiscard]] QString rowText(std::size_t row) const {
        QString html = row % 2 == 0
                           ? QStringLiteral("<tr bgcolor=\"%1\">").arg(colours_.stripe.name())
                           : QStringLiteral("<tr>");
        const auto& cells = table_.rows[row];
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool isNumber = table_.columns[i].align == pages::Column::Align::right;
            QString cell = isNumber ? shownCell(cells[i]).toHtmlEscaped() : escaped(cells[i]);
            if (const auto link = pages::linkOf(table_, row, i); !link.empty())
                cell = QStringLiteral("<a href=\"%1\" style=\"text-decoration: none\">%2</a>")
                           .arg(qtText(link).toHtmlEscaped(), cell);
            if (cell.isEmpty())
                cell = QStringLiteral("&nbsp;"); // else the next table comes too near
            // A table that is too wide scrolls; only long words take two lines.
            const bool oneLine = qtText(cells[i]).size() <= mostInOneLine;
            html += QStringLiteral("<td align=\"%1\"%2>%3</td>")
                        .arg(alignOf(table_.columns[i]),
                             oneLine ? QStringLiteral(" style=\"white-space: nowrap\"") : QString(),
                             cell);
        }
        return html + QStringLiteral("</tr>");
    }

    const pages::SheetTable& table_;
    const look::Colours& colours_;
};

} // namespace

QString sheetText(const pages::Sheet& sheet, const QPalette& palette, const QString& belowFacts) {
    const look::Colours& colours = look::coloursOf(palette);
    QString html = QStringLiteral("<h2>%1</h2>").arg(escaped(sheet.title));
    for (const std::string& fact : sheet.facts)
        html += QStringLiteral("<p>%1</p>").arg(escaped(fact));
    html += belowFacts;
    bool isFirst = true;
    for (const pages::SheetTable& table : sheet.tables) {
        if (table.rows.empty())
            continue;
        if (!isFirst && table.title.empty())
            html += QStringLiteral("<p>&nbsp;</p>"); // no title keeps it apart
        html += TableText(table, colours).text();
        isFirst = false;
    }
    return html;
}

pages::SheetLinks windowLinks() {
    return {[](db::PersonId person) { return address(Target::To::person, db::number(person)); },
            [](std::string_view name) { return address(Target::To::event, 0, name); },
            [](db::GameId game) { return address(Target::To::game, db::number(game)); },
            {}};
}

std::optional<Target> targetOf(const QUrl& link) {
    for (std::size_t i = 0; i < schemes.size(); ++i)
        if (link.scheme() == QLatin1String(schemes.at(i)))
            return Target{static_cast<Target::To>(i), link.path().toLongLong(),
                          link.fragment(QUrl::FullyDecoded)};
    return std::nullopt;
}

} // namespace damscope::gui
