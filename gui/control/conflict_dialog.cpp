// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/conflict_dialog.hpp"

#include "gui/base/text.hpp"
#include "gui/look/sizes.hpp"
#include "parser/write/write.hpp"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringView>
#include <QTextCursor>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>

namespace damscope::gui {

namespace {

QPlainTextEdit* textOf(const rules::Game& game, const QString& name, QWidget* parent) {
    auto* text = new QPlainTextEdit(qtText(parser::writePdn(game)), parent);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setAccessibleName(name);
    return text;
}

// Marks the words that the other text does not have.
void markDifferences(QPlainTextEdit& text, const QPlainTextEdit& other) {
    QColor colour = text.palette().color(QPalette::Highlight);
    colour.setAlphaF(0.4F);
    QList<QTextEdit::ExtraSelection> marks;
    for (const TextSpan& span : differingWords(text.toPlainText(), other.toPlainText())) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(text.document());
        mark.cursor.setPosition(span.begin);
        mark.cursor.setPosition(span.end, QTextCursor::KeepAnchor);
        mark.format.setBackground(colour);
        marks << mark;
    }
    text.setExtraSelections(marks);
    if (marks.isEmpty())
        return;
    QTextCursor there(text.document());
    there.setPosition(marks.first().cursor.selectionStart());
    text.setTextCursor(there);
}

} // namespace

ConflictDialog::ConflictDialog(const rules::Game& own, const db::EditConflict& conflict,
                               QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("The game was changed elsewhere"));
    auto* grid = new QGridLayout(this);
    auto* why = new QLabel(
        conflict.stored
            ? tr("Another window or program has saved this game since you opened it. Your changes "
                 "are not stored yet. Differences are marked.")
            : tr("This game was deleted since you opened it. Your changes are not stored yet."),
        this);
    why->setWordWrap(true);
    grid->addWidget(why, 0, 0, 1, 2);
    if (conflict.stored)
        addTexts(own, conflict.stored->game);
    addButtons(conflict.stored.has_value());
}

void ConflictDialog::addTexts(const rules::Game& own, const rules::Game& stored) {
    auto* grid = static_cast<QGridLayout*>(layout());
    QPlainTextEdit* mine = textOf(own, tr("Your version"), this);
    QPlainTextEdit* theirs = textOf(stored, tr("Stored version"), this);
    markDifferences(*mine, *theirs);
    markDifferences(*theirs, *mine);
    grid->addWidget(new QLabel(mine->accessibleName(), this), 1, 0);
    grid->addWidget(new QLabel(theirs->accessibleName(), this), 1, 1);
    grid->addWidget(mine, 2, 0);
    grid->addWidget(theirs, 2, 1);
    look::resizeWithinScreen(*this, look::dialog::wide);
}

void ConflictDialog::addButtons(bool isStored) {
    auto* buttons = new QDialogButtonBox(this);
    const auto add = [&](const QString& text, const char* name, auto chosen) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this, [this, chosen] {
            emit(this->*chosen)();
            accept();
        });
        return button;
    };
    add(isStored ? tr("&Keep both") : tr("&Store it again"), "keepBoth",
        &ConflictDialog::keepBothChosen)
        ->setDefault(true);
    if (isStored) {
        add(tr("&Replace the stored version"), "replace", &ConflictDialog::replaceChosen);
        add(tr("&Discard your version"), "takeStored", &ConflictDialog::takeStoredChosen);
    }
    connect(buttons->addButton(QDialogButtonBox::Cancel), &QPushButton::clicked, this,
            &QDialog::reject);
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(buttons, 3, 0, 1, 2);
}

namespace {

struct Word {
    QStringView text;
    TextSpan place;
};

std::vector<Word> wordsOf(const QString& text) {
    std::vector<Word> words;
    const auto size = static_cast<int>(text.size());
    for (int begin = 0; begin < size;) {
        int end = begin;
        while (end < size && !text[end].isSpace())
            ++end;
        if (end > begin)
            words.push_back({QStringView(text).mid(begin, end - begin), {begin, end}});
        begin = end + 1;
    }
    return words;
}

bool areEqual(const Word& a, const Word& b) {
    return a.text == b.text;
}

// What the longest common subsequence leaves out of the first list.
std::vector<TextSpan> notCommon(std::span<const Word> words, std::span<const Word> others) {
    const std::size_t columns = others.size() + 1;
    std::vector<std::uint32_t> length((words.size() + 1) * columns, 0); // from here to the ends
    for (std::size_t i = words.size(); i-- > 0;)
        for (std::size_t j = others.size(); j-- > 0;)
            length[i * columns + j] =
                areEqual(words[i], others[j])
                    ? length[(i + 1) * columns + j + 1] + 1
                    : std::max(length[(i + 1) * columns + j], length[i * columns + j + 1]);
    std::vector<TextSpan> spans;
    std::size_t j = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        while (j < others.size() && !areEqual(words[i], others[j]) &&
               length[i * columns + j + 1] > length[(i + 1) * columns + j])
            ++j;
        if (j < others.size() && areEqual(words[i], others[j]))
            ++j;
        else
            spans.push_back(words[i].place);
    }
    return spans;
}

std::vector<TextSpan> joined(const std::vector<TextSpan>& spans, const QString& text) {
    std::vector<TextSpan> whole;
    for (const TextSpan& span : spans) {
        const bool follows =
            !whole.empty() && QStringView(text)
                                  .mid(whole.back().end, span.begin - whole.back().end)
                                  .trimmed()
                                  .isEmpty();
        if (follows)
            whole.back().end = span.end;
        else
            whole.push_back(span);
    }
    return whole;
}

} // namespace

std::vector<TextSpan> differingWords(const QString& text, const QString& other) {
    constexpr std::size_t mostCompared = 4'000'000; // pairs of words; beyond, all differ
    const std::vector<Word> all = wordsOf(text);
    const std::vector<Word> allOthers = wordsOf(other);
    const auto [begin, otherBegin] = std::ranges::mismatch(all, allOthers, areEqual);
    std::span words(begin, all.end());
    std::span others(otherBegin, allOthers.end());
    while (!words.empty() && !others.empty() && areEqual(words.back(), others.back())) {
        words = words.first(words.size() - 1);
        others = others.first(others.size() - 1);
    }
    std::vector<TextSpan> spans;
    if (others.size() + 1 <= mostCompared / (words.size() + 1))
        spans = notCommon(words, others);
    else
        std::ranges::transform(words, std::back_inserter(spans), &Word::place);
    return joined(spans, text);
}

} // namespace damscope::gui
