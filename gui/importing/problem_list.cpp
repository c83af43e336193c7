// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/importing/problem_list.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "messages/translation.hpp"
#include "pages/import_report.hpp"
#include "pages/store_tables.hpp"
#include "parser/meaning/correct.hpp"

#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

QString whatToDo(const db::ImportProblem& problem, const std::set<db::GameId>& sure,
                 ProblemList::Stage stage) {
    if (stage == ProblemList::Stage::settled)
        return ProblemList::tr("settled");
    if (problem.problem.severity != Severity::error)
        return {};
    if (problem.game && sure.contains(*problem.game))
        return ProblemList::tr("sure proposal");
    return problem.problem.suggestion ? ProblemList::tr("proposal") : ProblemList::tr("by hand");
}

QString playersOfProblem(const db::ImportProblem& problem) {
    if (problem.ordinal == 0)
        return {};
    const QString white = knownText(problem.white);
    const QString black = knownText(problem.black);
    return white.isEmpty() && black.isEmpty()
               ? ProblemList::tr("game %1").arg(problem.ordinal)
               : QStringLiteral("%1 – %2").arg(isolatedText(white), isolatedText(black));
}

// Where what is about the same file as `row` ends.
template <class Row> Row endOfFile(Row row, Row end) {
    return std::find_if(row, end, [row](const auto& each) { return each.path != row->path; });
}

} // namespace

ProblemList::ProblemList(QWidget* parent) : QTreeWidget(parent) {
    setObjectName("importProblems");
    setColumnCount(columns);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setTabKeyNavigation(false);
    header()->setStretchLastSection(false);
    connect(this, &QTreeWidget::currentItemChanged, this, &ProblemList::chosen);
    retranslate();
}

void ProblemList::retranslate() {
    setAccessibleName(tr("What is wrong with the import"));
    setHeaderLabels({QString(), tr("At line"), tr("Game"), tr("What is wrong"), tr("What to do")});
    headerItem()->setData(mark, Qt::AccessibleTextRole, tr("Severity"));
}

void ProblemList::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() == Qt::AltModifier)
        event->ignore();
    else
        QTreeWidget::keyPressEvent(event);
}

// No row of a heading: keys and clicks pass over it. It would disable the rows below it, if they
// were its own.
QTreeWidgetItem* ProblemList::addHeading(const QString& text) {
    auto* heading = new QTreeWidgetItem(this, {text});
    heading->setFlags(Qt::NoItemFlags);
    heading->setForeground(0, palette().color(QPalette::Active, QPalette::Text));
    heading->setFirstColumnSpanned(true);
    return heading;
}

void ProblemList::addFile(const QString& path, const QString& count) {
    QStringList words{QFileInfo(path).fileName(), count};
    words.removeAll(QString());
    QTreeWidgetItem* heading = addHeading(words.join(QStringLiteral(" · ")));
    heading->setToolTip(0, plainTip(path));
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(0, bold);
}

// Its shape says how grave a problem is, its colour too.
void ProblemList::setMark(QTreeWidgetItem& row, Severity severity, Stage stage) {
    const look::Colours& colours = look::coloursOf(palette());
    const bool isSettled = stage == Stage::settled;
    const bool isError = severity == Severity::error;
    row.setText(mark, isSettled ? QStringLiteral("✓")
                      : isError ? QStringLiteral("●")
                                : QStringLiteral("○"));
    row.setForeground(mark, isSettled ? colours.secondText
                            : isError ? colours.failure
                                      : colours.accent);
    row.setTextAlignment(mark, Qt::AlignCenter);
    const QString words = capitalised(
        isSettled ? tr("settled") : qtText(word("severity", nameOf(severity), rulesLanguage())));
    row.setToolTip(mark, plainTip(words));
    row.setData(mark, Qt::AccessibleTextRole, words);
}

void ProblemList::addRow(const db::ImportProblem& problem, const QString& whatToDo, Stage stage) {
    const QString wrongText = qtText(pages::problemTexts(problem, rulesLanguage()).wrong);
    const QString what = problem.problem.move.empty()
                             ? capitalised(wrongText)
                             : qtText(problem.problem.move) + QStringLiteral(": ") + wrongText;
    const auto lineNumber = problem.problem.line;
    auto* row =
        new QTreeWidgetItem(this, {QString(), lineNumber == 0 ? QString() : numberText(lineNumber),
                                   playersOfProblem(problem), what, whatToDo});
    setMark(*row, problem.problem.severity, stage);
    for (const Column right : {line, remedy})
        row->setTextAlignment(right, Qt::AlignRight | Qt::AlignVCenter);
    row->setToolTip(wrong, plainTip(what));
    row->setForeground(remedy, look::coloursOf(palette()).secondText);
    rows_.push_back(row);
}

void ProblemList::begin() {
    clear();
    problems_.clear();
    rows_.clear();
}

void ProblemList::list(const std::vector<db::ImportProblem>& problems,
                       const std::set<db::GameId>& sure, std::uint64_t all, Stage stage) {
    const std::optional<db::ImportProblem> before =
        selected() == nullptr ? std::nullopt : std::optional(*selected());
    const int placeBefore = place();
    const QSignalBlocker quiet(this);
    begin();
    problems_ = problems;
    if (all > problems_.size())
        addHeading(trPlural("Only the first %Ln is listed; as it is settled, another follows.",
                            "Only the first %Ln are listed; as they are settled, others follow.",
                            static_cast<qint64>(problems_.size())));
    for (auto row = problems_.begin(); row != problems_.end();) {
        const auto end = endOfFile(row, problems_.end());
        addFile(qtText(row->path), worded(countMessage("counted-problems", "count",
                                                       static_cast<std::uint64_t>(end - row))));
        for (; row != end; ++row)
            addRow(*row, whatToDo(*row, sure, stage), stage);
    }
    int next = std::max(placeBefore, 1) - 1;
    if (before) {
        const auto same = std::ranges::find_if(problems_, [&](const db::ImportProblem& each) {
            return pages::isSameProblem(each, *before);
        });
        if (same != problems_.end())
            next = static_cast<int>(same - problems_.begin());
    }
    finish(next);
}

void ProblemList::list(const std::vector<db::JournalFile>& files) {
    const QSignalBlocker quiet(this);
    begin();
    for (auto file = files.begin(); file != files.end();) {
        const auto end = endOfFile(file, files.end());
        addFile(qtText(file->path), {});
        for (; file != end; ++file) {
            rows_.push_back(new QTreeWidgetItem(
                this, {QString(), QString(), QString(),
                       capitalised(file->reason
                                       ? worded(*file->reason)
                                       : qtText(word("journal", file->state, rulesLanguage())))}));
            setMark(*rows_.back(), Severity::error, Stage::open);
        }
    }
    finish(0);
}

void ProblemList::finish(int selected) {
    setWidths();
    select(std::min(selected, count() - 1));
}

void ProblemList::setWidths() {
    constexpr int gameLetters = 24;
    const int letter = fontMetrics().averageCharWidth();
    header()->setSectionResizeMode(wrong, QHeaderView::Stretch);
    for (const Column each : {mark, line, remedy})
        resizeColumnToContents(each);
    // What is wrong says more than which game it is.
    const int left =
        viewport()->width() - columnWidth(mark) - columnWidth(line) - columnWidth(remedy);
    setColumnWidth(game, std::min(gameLetters * letter, left * 2 / 5));
}

void ProblemList::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    setWidths();
}

void ProblemList::select(int row) {
    setCurrentItem(row < 0 ? nullptr : rows_[static_cast<std::size_t>(row)]);
}

int ProblemList::place() const {
    const auto found = std::ranges::find(rows_, currentItem());
    return found == rows_.end() ? 0 : static_cast<int>(found - rows_.begin()) + 1;
}

const db::ImportProblem* ProblemList::selected() const {
    const int at = place();
    return at == 0 || problems_.empty() ? nullptr : &problems_[static_cast<std::size_t>(at) - 1];
}

void ProblemList::step(int by) {
    if (count() > 0)
        select((std::max(place() - 1, 0) + by + count()) % count());
}

} // namespace damscope::gui
