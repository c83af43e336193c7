// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/players_page.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include "analysis/endgame/result.hpp"
#include "db/people/decisions.hpp"
#include "db/people/dossier.hpp"
#include "db/store/journal.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/database/undo_button.hpp"
#include "gui/look/theme.hpp"
#include "pages/game_report.hpp"
#include "pages/player_sheet.hpp"

#include <QDialogButtonBox>
#include <QEvent>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace damscope::gui {

namespace {

constexpr std::size_t rowsOfATable = 20;
constexpr std::size_t rowsOfADossier = 8;
const QString dossierNotCollected = QStringLiteral("dossier not collected"); // of an alert

Target personTarget(const db::PersonLine& line) {
    return {Target::To::person, db::number(line.person), qtText(line.name)};
}

DirectoryContent::List playerList(db::Store& store, const std::string& text, Language language) {
    const auto lines = db::listPersons(store, text);
    DirectoryContent::List list{pages::playersSheet(lines, language).tables.front(), {}};
    std::ranges::transform(lines, std::back_inserter(list.targets), personTarget);
    return list;
}

// The one that is written so, else one whose name differs in capitals only.
std::optional<Target> personNamed(const std::vector<Target>& persons, const QString& typed) {
    for (const auto cased : {Qt::CaseSensitive, Qt::CaseInsensitive})
        for (const Target& person : persons)
            if (person.name.compare(typed.trimmed(), cased) == 0)
                return person;
    return std::nullopt;
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
    const db::Snapshot snapshot(store);
    const db::Persons persons(store.connection());
    const auto games = db::gamesOfPerson(store, persons, *person, {});
    const db::PersonPage found = db::personPage(store, persons, *person, games);
    DirectoryContent::Page shown{{Target::To::person, db::number(*person), qtText(found.name)},
                                 pages::playerSheet(found, rowsOfATable, language, windowLinks()),
                                 ratedDays(found)};
    shown.player = std::make_shared<pages::PlayerOverview>(
        pages::playerOverview(store, found, games, language));
    return shown;
}

} // namespace

PlayersPage::PlayersPage(QWidget* parent)
    : QWidget(parent), directory_(new Directory("players", {playerList, page}, this)),
      merge_(new QPushButton(this)), rename_(new QPushButton(this)),
      renamer_(new PlayerRenamer(*this)), undo_(new UndoButton(this)), views_(new QTabBar(this)),
      shown_(new QStackedWidget(this)), page_(new PlayerPage(this)),
      dossierText_(new QTextBrowser(this)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(directory_);
    composeMerging();
    composeViews();
    setFocusProxy(directory_);
    keepTranslated(*this, [this] { retranslate(); });
    follow();
}

void PlayersPage::composeMerging() {
    merge_->setObjectName("mergeNames");
    rename_->setObjectName("renamePlayer");
    undo_->setObjectName("undoNames");
    auto* buttons = new QWidget(this);
    auto* row = new FlowLayout; // the list is narrow
    row->setContentsMargins(0, 0, 0, 0);
    buttons->setLayout(row);
    row->addWidget(merge_);
    row->addWidget(rename_);
    row->addWidget(undo_);
    directory_->addBelow(*buttons);
    directory_->model().setMergeable(true);
    QTableView& names = directory_->list();
    names.setDragEnabled(true);
    names.setAcceptDrops(true);
    names.setDropIndicatorShown(true);
    names.setDragDropMode(QAbstractItemView::DragDrop);
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
    connect(merge_, &QPushButton::clicked, this,
            [this] { askToMerge(personsAt(directory_->selected()), store_); });
    connect(undo_, &QPushButton::clicked, this, &PlayersPage::undo);
    connect(rename_, &QPushButton::clicked, this, [this] { renamer_->ask(*directory_->shown()); });
    connect(directory_, &Directory::pageShown, this, &PlayersPage::follow);
    connect(renamer_, &PlayerRenamer::reported, this, &PlayersPage::reported);
    connect(renamer_, &PlayerRenamer::renamed, this, [this] {
        directory_->refresh();
        emit storeChanged();
    });
    connect(this, &PlayersPage::storeChanged, undo_, &UndoButton::refresh);
    connect(page_, &PlayerPage::mergeWanted, this, &PlayersPage::askForOtherName);
}

void PlayersPage::composeViews() {
    views_->setObjectName("playerViews");
    views_->setDrawBase(false);
    views_->setExpanding(false);
    for (int view = overview; view <= dossier; ++view)
        views_->addTab({});
    dossierText_->setObjectName("dossier");
    dossierText_->setFrameShape(QFrame::NoFrame);
    dossierText_->document()->setDocumentMargin(look::space::large);
    dossierText_->installEventFilter(this);
    fitting_.setSingleShot(true);
    fitting_.setInterval(100); // milliseconds without another size
    connect(&fitting_, &QTimer::timeout, this, &PlayersPage::writeDossier);
    shown_->addWidget(page_);
    shown_->addWidget(dossierText_);
    directory_->giveRoomToPage();
    directory_->addAbovePage(*views_);
    directory_->addInsteadOfPage(*shown_);
    connect(views_, &QTabBar::currentChanged, this, &PlayersPage::showView);
    connect(directory_, &Directory::pageShown, this, &PlayersPage::showPlayer);
    connect(page_, &PlayerPage::dossierWanted, this, &PlayersPage::makeDossier);
    connect(page_, &PlayerPage::reported, this, &PlayersPage::reported);
    connect(page_, &PlayerPage::playerNamed, this, [this](const QString& name) {
        directory_->open({Target::To::person, 0, name});
    });
    showView();
}

void PlayersPage::setStore(const std::filesystem::path& store) {
    store_ = store;
    dropDossier();
    renamer_->setStore(store);
    page_->setStore(store);
    undo_->setChange(store, db::ChangeKind::names);
    others_.cancel(); // nobody of another database is offered
    directory_->setStore(store);
    views_->setCurrentIndex(overview);
    writeDossier();
    follow();
}

// Nobody: the page says so.
void PlayersPage::showView() {
    const int view = views_->currentIndex();
    if (view == dossier && !dossier_ && !dossierJob_.isRunning())
        makeDossier(std::nullopt);
    shown_->setCurrentIndex(view == dossier ? 1 : 0);
    const bool isNobody = directory_->shown() && directory_->player() == nullptr;
    directory_->showInstead(view != figures && !(view == overview && isNobody));
    emit sheetChanged();
}

void PlayersPage::showPlayer() {
    const bool isSame = dossierOf_ == directory_->shown()->id;
    // The page of the same player is made again when the store has changed: so is the dossier.
    dropDossier();
    writeDossier();
    if (!isSame && showsDossier())
        views_->setCurrentIndex(overview);
    page_->showPlayer(directory_->player(),
                      db::PersonId{static_cast<std::uint32_t>(directory_->shown()->id)});
    if (isSame && showsDossier())
        makeDossier(dossierSide_);
    showView();
}

// As `damscope player prepare` does; with the user's own games against the player, if the
// preferences have a name.
void PlayersPage::makeDossier(std::optional<rules::Color> mine) {
    if (store_.empty() || directory_->player() == nullptr)
        return;
    dropDossier();
    dossierSide_ = mine;
    dossierOf_ = directory_->shown()->id;
    dossierJob_.start([this, file = store_, names = NamesInUse::of(*this), mine, own = ownName_,
                       person = directory_->shown()->id, style = shownResults(),
                       language = rulesLanguage()](const Job::Report& /*report*/,
                                                   const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read, names);
        const db::Persons persons(store.connection());
        const analysis::endgame::ResultJudge judge;
        db::DossierQuestion question;
        question.opponent = db::PersonId{static_cast<std::uint32_t>(person)};
        if (mine)
            question.opponentSide = rules::opponent(*mine);
        const auto named = own.isEmpty()
                               ? std::vector<db::PersonId>()
                               : db::personsNamed(store.connection(), persons, own.toStdString());
        if (named.size() == 1 && named.front() != question.opponent)
            question.mine = named.front();
        question.tables = [&](const rules::Position& position) { return judge.byTables(position); };
        question.stop = stop;
        const auto result = [style](const rules::Rules& rules, rules::GameResult ended) {
            return pages::resultText(rules, ended, style);
        };
        auto sheet = std::make_shared<pages::Sheet>(pages::dossierSheet(
            store, db::dossier(store, question), rowsOfADossier, result, language));
        return [this, sheet] {
            dossier_ = std::move(*sheet);
            writeDossier();
            emit sheetChanged();
        };
    });
    writeDossier();
    views_->setCurrentIndex(dossier);
}

void PlayersPage::dropDossier() {
    dossierJob_.cancel();
    dossier_.reset();
    retractFailure(*this, dossierNotCollected);
}

void PlayersPage::alertDossier(const QString& reason) {
    writeDossier();
    alertFailure(
        *this, dossierNotCollected, [] { return tr("The dossier could not be collected"); }, reason,
        [this] { makeDossier(dossierSide_); });
}

void PlayersPage::writeDossier() {
    if (!dossier_)
        return dossierText_->setPlainText(dossierJob_.isRunning() ? tr("Collecting the dossier…")
                                                                  : QString());
    const int read = dossierText_->verticalScrollBar()->value();
    dossierText_->setHtml(sheetText(*dossier_, palette(), {}, roomOf(*dossierText_)));
    dossierText_->verticalScrollBar()->setValue(read);
}

const std::optional<pages::Sheet>& PlayersPage::sheet() const {
    return showsDossier() ? dossier_ : directory_->sheet();
}

bool PlayersPage::showsDossier() const {
    return views_->currentIndex() == dossier;
}

void PlayersPage::follow() {
    merge_->setEnabled(directory_->selected().size() > 1);
    rename_->setEnabled(directory_->shown() && directory_->shown()->id > 0);
    undo_->setEnabled(!store_.empty());
}

std::vector<Target> PlayersPage::personsAt(const std::vector<std::size_t>& places) const {
    std::vector<Target> persons;
    persons.reserve(places.size());
    for (const std::size_t place : places)
        persons.push_back(directory_->targetAt(place));
    return persons;
}

// Those that are selected, else the one that is shown and another of the database, which the list
// may have far down or, filtered, not at all.
void PlayersPage::askForOtherName() {
    if (directory_->selected().size() > 1)
        return merge_->click();
    others_.start([this, file = store_, shown = *directory_->shown()](
                      const Job::Report& /*report*/, const std::stop_token& /*stop*/) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        std::vector<Target> others;
        for (const db::PersonLine& line : db::listPersons(store, {}))
            if (db::number(line.person) != shown.id)
                others.push_back(personTarget(line));
        return [this, file, shown, others = std::move(others)] {
            if (others.empty())
                emit reported(tr("This database has no other player."));
            else if (const auto other = askForOne(others, shown.name))
                askToMerge({*other, shown}, file);
        };
    });
}

// A name that nobody has cannot be agreed to.
std::optional<Target> PlayersPage::askForOne(const std::vector<Target>& others,
                                             const QString& shown) {
    QStringList names;
    for (const Target& other : others)
        names << other.name;
    QInputDialog dialog(this);
    dialog.setWindowTitle(tr("Merge names"));
    dialog.setLabelText(
        tr("The same person as %1:").arg(QString(shown).replace(u'&', QLatin1String("&&"))));
    dialog.setOkButtonText(tr("&Merge…"));
    dialog.resize(look::dialog::form, dialog.sizeHint().height());
    completeNames(*dialog.findChild<QLineEdit*>(), names);
    auto* agree = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    agree->setEnabled(false);
    connect(&dialog, &QInputDialog::textValueChanged, agree,
            [&others, agree](const QString& typed) {
                agree->setEnabled(personNamed(others, typed).has_value());
            });
    const bool isChosen = dialog.exec() == QDialog::Accepted;
    return isChosen ? personNamed(others, dialog.textValue()) : std::nullopt;
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
    changes_.make(
        store_,
        [this, names = std::move(names), reason](db::Store& store) {
            const std::vector<std::vector<db::NameId>> group{names};
            const auto changed = static_cast<int>(db::mergeNames(store, group, reason));
            return std::function<void()>([this, changed] {
                directory_->refresh();
                emit storeChanged();
                emit reported(trPlural("%Ln name now refers to another person.",
                                       "%Ln names now refer to another person.", changed));
            });
        },
        [] { return tr("The names were not taken for one person"); });
}

void PlayersPage::undo() {
    changes_.undoLast(
        store_, db::ChangeKind::names,
        [] { return tr("The last decision about names was not undone"); },
        [this](const StoreChanges::Undone& undone) {
            if (!undone) {
                emit reported(
                    worded(undone.error(), tr("There is no decision about names to undo.")));
                return;
            }
            directory_->refresh();
            emit storeChanged();
            emit reported(trPlural("%Ln name refers to the same person as before.",
                                   "%Ln names refer to the same person as before.",
                                   static_cast<int>(undone->games)));
        });
}

void PlayersPage::retranslate() {
    directory_->setWords(tr("A name, in any form"),
                         tr("No players yet. Import games, or enter one: its players are listed."),
                         tr("No players with this name."),
                         tr("No game in this database has this name."));
    directory_->list().setAccessibleName(tr("Players", "list"));
    rename_->setText(tr("&Rename…"));
    rename_->setToolTip(tr("Write the name of the player otherwise in all games"));
    merge_->setText(tr("These are &one person…"));
    merge_->setToolTip(tr("Select two or more names, or drag one onto another"));
    undo_->setText(tr("&Undo the last merge"));
    views_->setTabText(overview, tr("Overview"));
    views_->setTabText(figures, tr("All figures"));
    views_->setTabText(dossier, tr("Dossier"));
    views_->setAccessibleName(tr("What is shown of the player"));
    dossierText_->setAccessibleName(tr("Dossier"));
    dropDossier(); // its texts are in the language before
    writeDossier();
    if (showsDossier())
        makeDossier(dossierSide_);
}

void PlayersPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        writeDossier();
}

bool PlayersPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show ||
        event->type() == QEvent::FontChange)
        fitting_.start();
    return QWidget::eventFilter(watched, event);
}

} // namespace damscope::gui
