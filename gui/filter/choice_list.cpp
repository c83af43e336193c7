// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/filter/choice_list.hpp"

#include "db/search/lists/filter_conditions.hpp"
#include "db/store/store.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStandardItemModel>

#include <algorithm>
#include <optional>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int mostRows = 14;

} // namespace

QString kindOf(const db::FilterChoice& choice) {
    // The only conditions that are offered together are the beginning and the end of a year.
    QString kind = choice.conditions.size() > 1
                       ? ChoiceList::tr("year")
                       : ChoiceList::tr(db::findCondition(choice.conditions.front().key)->label);
    if (!choice.games)
        return kind;
    return kind + QStringLiteral(" · ") +
           trPlural("%Ln game", "%Ln games", static_cast<qint64>(*choice.games));
}

ChoiceList::ChoiceList(QLineEdit& line)
    : QObject(&line), line_(line), model_(new QStandardItemModel(this)),
      completer_(new QCompleter(model_, this)) {
    completer_->setWidget(&line);
    completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer_->setMaxVisibleItems(mostRows);
    QAbstractItemView* popup = completer_->popup();
    popup->setObjectName("filterChoices");
    popup->setItemDelegate(new NotedItems(look::place::choices, popup));
    popup->installEventFilter(this);
    connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) { choose(index.row()); });
}

void ChoiceList::show(const std::vector<db::FilterChoice>& choices) {
    model_->clear();
    offered_.clear();
    for (const db::FilterChoice& choice : choices) {
        auto* item = new QStandardItem(qtText(choice.name));
        const QString kind = kindOf(choice);
        item->setData(kind, noteRole);
        item->setData(QStringLiteral("%1, %2").arg(item->text(), kind), Qt::AccessibleTextRole);
        model_->appendRow(item);
        offered_.push_back(choice.conditions);
    }
    if (offered_.empty() || !line_.hasFocus())
        return hide();
    QRect below = line_.rect();
    below.setWidth(std::clamp(below.width(), look::place::choices, look::place::widestChoices));
    completer_->complete(below);
    completer_->popup()->setCurrentIndex({}); // until a key goes there, Return takes what was typed
}

void ChoiceList::hide() {
    completer_->popup()->hide();
}

bool ChoiceList::isShown() const {
    return completer_->popup()->isVisible();
}

void ChoiceList::choose(int row) {
    hide();
    if (row >= 0 && static_cast<std::size_t>(row) < offered_.size())
        emit chosen(offered_[static_cast<std::size_t>(row)]);
}

// Return takes the selected choice, and without one what was typed; Tab the first.
bool ChoiceList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && isShown()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        const int row = completer_->popup()->currentIndex().row();
        if (enter && row < 0) {
            hide();
            emit line_.returnPressed();
            return true;
        }
        if (enter || key == Qt::Key_Tab) {
            choose(std::max(row, 0));
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

// The names are read when they are asked for first, and kept.
struct ChoiceFinder::Read {
    std::optional<db::FilterChoices> choices;
};

void ChoiceFinder::setStore(const std::filesystem::path& store) {
    job_.cancel();
    store_ = store;
    read_ = std::make_shared<Read>();
}

void ChoiceFinder::ask(const db::FilterChoices::Question& question) {
    if (store_.empty())
        return;
    job_.start([this, question, read = read_, file = store_, names = NamesInUse::of(*this)](
                   const Job::Report&, const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read, names);
        if (!read->choices)
            read->choices.emplace(store);
        if (stop.stop_requested())
            return {};
        auto choices = read->choices->matching(store, question);
        return [this, choices = std::move(choices)] { emit found(choices); };
    });
}

} // namespace damscope::gui
