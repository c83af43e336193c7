// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/players_page.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include "db/people/decisions.hpp"
#include "db/store/journal.hpp"
#include "pages/player_sheet.hpp"

#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

constexpr std::size_t rowsOfATable = 20;

DirectoryContent::List list(db::Store& store, const std::string& text, Language language) {
    const auto lines = db::listPersons(store, text);
    DirectoryContent::List list{pages::playersSheet(lines, language).tables.front(), {}};
    for (const db::PersonLine& line : lines)
        list.targets.push_back({Target::To::person, db::number(line.person), qtText(line.name)});
    return list;
}

std::optional<db::PersonId> personOf(db::Store& store, const Target& target) {
    const db::Persons persons(store.connection());
    if (target.id > 0)
        return persons.of(static_cast<std::uint32_t>(target.id));
    const auto named = personsNamed(store.connection(), persons, target.name.toStdString());
    return named.empty() ? std::nullopt : std::optional(named.front());
}

// A month or a day that is not known is taken for the first.
std::vector<RatedDay> ratedDays(const db::PersonPage& page) {
    std::vector<RatedDay> days;
    for (const db::RatingOn& rating : page.ratings)
        if (const rules::Date& day = rating.day; day.isKnown())
            days.push_back({QDate(day.year(), std::max(1, day.month()), std::max(1, day.day())),
                            rating.rating});
    return days;
}

std::optional<DirectoryContent::Page> page(db::Store& store, const Target& target,
                                           Language language) {
    const auto person = personOf(store, target);
    if (!person)
        return std::nullopt;
    const db::PersonPage found = db::personPage(store, *person);
    return DirectoryContent::Page{{Target::To::person, db::number(*person), qtText(found.name)},
                                  pages::playerSheet(found, rowsOfATable, language, windowLinks()),
                                  ratedDays(found)};
}

} // namespace

PlayersPage::PlayersPage(QWidget* parent)
    : QWidget(parent), directory_(new Directory("players", {list, page}, this)),
      merge_(new QPushButton(this)), undo_(new QPushButton(this)) {
    merge_->setObjectName("mergeNames");
    undo_->setObjectName("undoNames");
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(directory_);
    auto* buttons = new QWidget(this);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(merge_);
    row->addWidget(undo_);
    row->addStretch(1);
    directory_->addBelow(*buttons);
    directory_->model().setMergeable(true);
    QTableView& names = directory_->list();
    names.setDragEnabled(true);
    names.setAcceptDrops(true);
    names.setDropIndicatorShown(true);
    names.setDragDropMode(QAbstractItemView::DragDrop);
    setFocusProxy(directory_);
    // The question comes after the drag has ended. The list may be another by then.
    connect(&directory_->model(), &SheetModel::droppedOn, this,
            [this](std::size_t place, std::size_t onto) {
                const std::vector<Target> persons = personsAt({place, onto});
                QMetaObject::invokeMethod(
                    this, [this, persons, store = store_] { askToMerge(persons, store); },
                    Qt::QueuedConnection);
            });
    connect(directory_, &Directory::selectionChanged, this, &PlayersPage::follow);
    connect(&directory_->model(), &QAbstractItemModel::modelReset, this, &PlayersPage::follow);
    connect(directory_, &Directory::failed, this, &PlayersPage::reported);
    connect(&changes_, &StoreChanges::failed, this, &PlayersPage::reported);
    connect(merge_, &QPushButton::clicked, this,
            [this] { askToMerge(personsAt(directory_->selected()), store_); });
    connect(undo_, &QPushButton::clicked, this, &PlayersPage::undo);
    keepTranslated(*this, [this] { retranslate(); });
    follow();
}

void PlayersPage::setStore(const std::filesystem::path& store) {
    store_ = store;
    directory_->setStore(store);
    follow();
}

void PlayersPage::follow() {
    merge_->setEnabled(directory_->selected().size() > 1);
    undo_->setEnabled(!store_.empty());
}

std::vector<Target> PlayersPage::personsAt(const std::vector<std::size_t>& places) const {
    std::vector<Target> persons;
    for (const std::size_t place : places)
        persons.push_back(directory_->targetAt(place));
    return persons;
}

void PlayersPage::askToMerge(const std::vector<Target>& persons,
                             const std::filesystem::path& store) {
    if (store != store_) // another one was opened since
        return;
    QStringList texts;
    std::vector<db::NameId> names;
    std::string reason = "player list";
    for (const Target& target : persons) {
        texts << QStringLiteral("“%1”").arg(target.name);
        names.push_back(db::NameId{static_cast<std::uint32_t>(target.id)});
        reason += " --same \"" + target.name.toStdString() + "\"";
    }
    QMessageBox box(QMessageBox::Question, tr("Same person"),
                    tr("Do these names refer to the same person?\n"
                       "%1")
                        .arg(texts.join(u'\n')),
                    QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(
        tr("The names in the games stay as they are written. This can be undone."));
    QPushButton* agree = box.addButton(tr("&Same person"), QMessageBox::AcceptRole);
    box.setDefaultButton(agree);
    box.exec();
    if (box.clickedButton() == agree && store == store_)
        merge(std::move(names), reason);
}

void PlayersPage::merge(std::vector<db::NameId> names, const std::string& reason) {
    changes_.make(store_, [this, names = std::move(names), reason](db::Store& store) {
        const std::vector<std::vector<db::NameId>> group{names};
        const auto changed = static_cast<int>(db::mergeNames(store, group, reason));
        return std::function<void()>([this, changed] {
            directory_->refresh();
            emit storeChanged();
            emit reported(trPlural("%Ln name now refers to another person.",
                                   "%Ln names now refer to another person.", changed));
        });
    });
}

void PlayersPage::undo() {
    changes_.make(store_, [this](db::Store& store) {
        const auto undone = db::undoLast(store, db::ChangeKind::names);
        return std::function<void()>([this, undone] {
            if (!undone) {
                emit reported(undone.error().reason == db::JournalRefusal::Reason::missing
                                  ? tr("There is no decision about names to undo.")
                                  : worded(db::messageOf(undone.error(), 0)));
                return;
            }
            directory_->refresh();
            emit storeChanged();
            emit reported(trPlural("%Ln name refers to the same person as before.",
                                   "%Ln names refer to the same person as before.",
                                   static_cast<int>(undone->games)));
        });
    });
}

void PlayersPage::retranslate() {
    directory_->setWords(tr("A name, in any form"), tr("No players with this name."),
                         tr("No game in this database has this name."));
    merge_->setText(tr("These are &one person…"));
    merge_->setToolTip(tr("Select two or more names, or drag one onto another"));
    undo_->setText(tr("&Undo the last merge"));
}

} // namespace damscope::gui
