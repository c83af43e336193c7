// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/filter/condition.hpp"

#include "db/lists/filter_text.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/colours.hpp"
#include "gui/look/sizes.hpp"
#include "messages/phrase.hpp"
#include "rules/board/rules.hpp"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::gui {

namespace {

struct ConditionWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::FilterBar)
};

struct Word {
    const char* key;
    const char* words;
};

constexpr std::array<Word, 25> keyWords{{
    {"id", phrase("number")},           {"player", phrase("player")},
    {"white", phrase("White")},         {"black", phrase("Black")},
    {"event", phrase("event")},         {"opening", phrase("opening")},
    {"site", phrase("site")},           {"round", phrase("round")},
    {"annotator", phrase("annotator")}, {"tag", phrase("tag")},
    {"from", phrase("from")},           {"to", phrase("until")},
    {"result", phrase("result")},       {"outcome", phrase("the player")},
    {"variant", phrase("variant")},     {"rating", phrase("ratings")},
    {"plies", phrase("plies")},         {"legal", phrase("legal to the end")},
    {"source", phrase("source")},       {"in", phrase("collection")},
    {"shot", phrase("combination")},    {"missed-shot", phrase("combination missed")},
    {"shot-gain", phrase("men won")},   {"structure", phrase("structure")},
    {"with", phrase("with")},
}};

struct Choice {
    const char* key;
    const char* value;
    const char* words;
};

constexpr std::array<Choice, 14> choices{{
    {"result", "white", phrase("White won")},
    {"result", "black", phrase("Black won")},
    {"result", "draw", phrase("draw")},
    {"result", "unknown", phrase("unknown")},
    {"result", "both-lose", phrase("both lost")},
    {"outcome", "won", phrase("won")},
    {"outcome", "lost", phrase("lost")},
    {"outcome", "drawn", phrase("drew")},
    {"with", "comments", phrase("comments")},
    {"with", "variations", phrase("variations")},
    {"with", "evaluations", phrase("evaluations")},
    {"with", "problems", phrase("problems")},
    {"with", "errors", phrase("errors")},
    {"with", "result-doubts", phrase("doubtful results")},
}};

QString valueWords(const Condition& condition) {
    for (const Choice& choice : choices)
        if (condition.key == QLatin1String(choice.key) &&
            condition.value == QLatin1String(choice.value))
            return ConditionWords::tr(choice.words);
    if (condition.key == QLatin1String("variant"))
        if (const auto variant = rules::variantNamed(condition.value.toStdString()))
            return variantTitle(*variant);
    if (condition.value == QLatin1String("yes"))
        return ConditionWords::tr("yes");
    if (condition.value == QLatin1String("no"))
        return ConditionWords::tr("no");
    if (condition.key == QLatin1String("shot") && condition.value == QLatin1String("any"))
        return ConditionWords::tr("any");
    return condition.value;
}

} // namespace

QList<Condition> conditionsOf(const QString& text) {
    QList<Condition> conditions;
    qsizetype bare = -1; // the place of the words without a key
    for (const db::FilterWord& word : db::filterWords(text.toStdString())) {
        if (!word.key.empty()) {
            conditions.push_back({qtText(word.key), qtText(word.value)});
        } else if (bare < 0) {
            bare = conditions.size();
            conditions.push_back({QStringLiteral("player"), qtText(word.value)});
        } else {
            conditions[bare].value += QLatin1Char(' ') + qtText(word.value);
        }
    }
    return conditions;
}

QString textOf(const Condition& condition) {
    return qtText(db::filterText(condition.key.toStdString(), condition.value.toStdString()));
}

QString textOf(const QList<Condition>& conditions) {
    QStringList texts;
    for (const Condition& condition : conditions)
        texts << textOf(condition);
    return texts.join(QLatin1Char(' '));
}

QString keyWord(const QString& key) {
    const auto found = std::ranges::find_if(
        keyWords, [&](const Word& word) { return key == QLatin1String(word.key); });
    return found == keyWords.end() ? key : ConditionWords::tr(found->words);
}

QString worded(const Condition& condition) {
    return QStringLiteral("%1 %2").arg(keyWord(condition.key), valueWords(condition));
}

std::vector<db::FilterChoices::Fixed> fixedConditions(bool ofPlayer) {
    std::vector<db::FilterChoices::Fixed> fixed;
    const auto add = [&fixed](const char* key, const char* value, const QString& words) {
        fixed.push_back({key, value, words.toStdString()});
    };
    for (const Choice& choice : choices) {
        const bool asksPlayer = std::string_view(choice.key) == "outcome";
        // Found by a look at every position: too long for what is only offered.
        const bool isSlow = std::string_view(choice.value) == "result-doubts" ||
                            std::string_view(choice.value) == "errors";
        if (!isSlow && (ofPlayer || !asksPlayer))
            add(choice.key, choice.value, ConditionWords::tr(choice.words));
    }
    for (const rules::Variant variant : rules::allVariants())
        fixed.push_back({"variant", std::string(rules::rules(variant).name),
                         variantTitle(variant).toStdString()});
    return fixed;
}

using namespace look;

FilterChip::FilterChip(const QString& words, QWidget* parent)
    : QAbstractButton(parent), cross_(new QToolButton(this)) {
    setText(words);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Filter: %1").arg(words));
    setToolTip(plainTip(tr("%1: click to change it").arg(words)));
    cross_->setText(QStringLiteral("×"));
    cross_->setAutoRaise(true);
    cross_->setFocusPolicy(Qt::NoFocus); // Delete does the same
    cross_->setAccessibleName(tr("Remove the filter: %1").arg(words));
    cross_->setToolTip(plainTip(cross_->accessibleName()));
    connect(cross_, &QToolButton::clicked, this, &FilterChip::removed);
}

void FilterChip::setMostWidth(int width) {
    if (mostWidth_ == width)
        return;
    mostWidth_ = width;
    updateGeometry();
}

QSize FilterChip::sizeHint() const {
    const int height = fontMetrics().height() + space::medium;
    const int width = fontMetrics().horizontalAdvance(text()) + space::large + height;
    return {std::min(width, mostWidth_), height};
}

void FilterChip::resizeEvent(QResizeEvent* /*event*/) {
    cross_->setGeometry(width() - height(), 0, height(), height());
}

void FilterChip::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = hasFocus() || underMouse();
    const double edge = (chosen ? 2 : line::thin) / 2.0;
    painter.setPen(QPen(chosen ? colours.accent : colours.accentGround, 2 * edge));
    painter.setBrush(colours.accentGround);
    const QRectF shape = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);
    painter.setPen(colours.text);
    const QRect room = rect().adjusted(space::large / 2 + space::small / 2, 0, -height(), 0);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

void FilterChip::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return emit removed();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        return click();
    case Qt::Key_Left:
        return emit stepped(-1);
    case Qt::Key_Right:
        return emit stepped(1);
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

} // namespace damscope::gui
