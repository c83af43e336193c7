// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/move_row.hpp"

#include "gui/base/plain_tip.hpp"
#include "gui/base/spin_box.hpp"
#include "gui/look/sizes.hpp"
#include "rules/text/notation.hpp"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace damscope::gui {

namespace {

constexpr int mostPlies = 99;
constexpr int mostTaken = 20;

QStringList names(const QLineEdit& line) {
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    return line.text().split(between, Qt::SkipEmptyParts);
}

// Replaces the texts and keeps the choice.
void setWords(QComboBox& box, const QStringList& words) {
    const int chosen = std::max(0, box.currentIndex());
    const QSignalBlocker quiet(&box);
    box.clear();
    box.addItems(words);
    box.setCurrentIndex(chosen);
}

} // namespace

MoveRow::MoveRow(rules::Variant variant, QWidget* parent)
    : QWidget(parent), variant_(variant), after_(new QComboBox(this)), plies_(new QSpinBox(this)),
      color_(new QComboBox(this)), kind_(new QComboBox(this)), action_(new QComboBox(this)),
      from_(new QLineEdit(this)), to_(new QLineEdit(this)), atLeast_(new QSpinBox(this)),
      remove_(new QToolButton(this)) {
    auto* first = new QHBoxLayout;
    for (QWidget* w : std::initializer_list<QWidget*>{after_, plies_, color_, kind_})
        first->addWidget(w);
    first->addStretch(1);
    first->addWidget(remove_);
    auto* second = new QHBoxLayout;
    second->addWidget(action_);
    second->addWidget(from_, 1);
    second->addWidget(to_, 1);
    second->addWidget(atLeast_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, look::space::small);
    all->setSpacing(look::space::least);
    all->addLayout(first);
    all->addLayout(second);
    plies_->setRange(1, mostPlies);
    plies_->setValue(4);
    plies_->hide();
    atLeast_->setRange(0, mostTaken);
    remove_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    remove_->setAutoRaise(true);
    remove_->setFocusPolicy(Qt::StrongFocus);
    retranslate();

    for (QComboBox* box : {after_, color_, kind_, action_})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            plies_->setVisible(after_->currentIndex() == 1);
            emit changed();
        });
    for (QSpinBox* box : {plies_, atLeast_})
        connect(box, &QSpinBox::valueChanged, this, &MoveRow::changed);
    for (QLineEdit* line : {from_, to_})
        connect(line, &QLineEdit::textChanged, this, [this, line] {
            checkSquares(*line);
            emit changed();
        });
    connect(remove_, &QToolButton::clicked, this, &MoveRow::removed);
}

db::query::SketchedMove MoveRow::move() const {
    db::query::SketchedMove m;
    m.after = static_cast<db::query::SketchedMove::After>(after_->currentIndex());
    m.plies = plies_->value();
    if (color_->currentIndex() > 0)
        m.color = color_->currentIndex() == 1 ? rules::Color::white : rules::Color::black;
    if (kind_->currentIndex() > 0)
        m.kind = kind_->currentIndex() == 1 ? rules::Kind::man : rules::Kind::king;
    m.action = static_cast<db::query::SketchedMove::Action>(action_->currentIndex());
    m.from = squares(*from_);
    m.to = squares(*to_);
    m.atLeast = atLeast_->value();
    return m;
}

std::vector<rules::Square> MoveRow::squares(QLineEdit& line) const {
    std::vector<rules::Square> found;
    for (const QString& name : names(line))
        if (const auto square = rules::squareNamed(rules::rules(variant_), name.toStdString()))
            found.push_back(*square);
    return found;
}

void MoveRow::checkSquares(QLineEdit& line) {
    QString wrong;
    for (const QString& name : names(line))
        if (!rules::squareNamed(rules::rules(variant_), name.toStdString()))
            wrong = name;
    QPalette colors;
    if (!wrong.isEmpty())
        colors.setColor(QPalette::Text, colors.color(QPalette::BrightText));
    line.setPalette(colors);
    line.setToolTip(
        plainTip(wrong.isEmpty() ? QString() : tr("There is no square %1.").arg(wrong)));
}

// The texts are in the order of SketchedMove's enumerations.
void MoveRow::retranslate() {
    setWords(*after_, {tr("at once"), tr("within"), tr("later")});
    setWords(*color_, {tr("either side"), tr("White"), tr("Black")});
    setWords(*kind_, {tr("any piece"), tr("man"), tr("king")});
    setWords(*action_, {tr("plays"), tr("moves, no capture"), tr("captures"), tr("gives away"),
                        tr("is crowned")});
    plies_->setSuffix(tr(" plies"));
    setLeastWord(*atLeast_, tr("any number"));
    atLeast_->setPrefix(QStringLiteral("≥ "));
    from_->setPlaceholderText(tr("from squares"));
    to_->setPlaceholderText(tr("to squares"));
    remove_->setToolTip(tr("Remove this move"));
    after_->setAccessibleName(tr("How long after"));
    setName(*plies_, tr("Plies"));
    color_->setAccessibleName(tr("Who moves"));
    kind_->setAccessibleName(tr("Which piece moves"));
    action_->setAccessibleName(tr("What it does"));
    from_->setAccessibleName(tr("From squares"));
    to_->setAccessibleName(tr("To squares"));
    setName(*atLeast_, tr("Minimum number of captured pieces"));
    remove_->setAccessibleName(tr("Remove this move"));
}

void MoveRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
