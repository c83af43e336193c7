// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/commands.hpp"

#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "gui/settings/preferences_dialog.hpp"
#include "gui/settings/settings.hpp"

#include <QAction>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

constexpr std::size_t mostGames = 5;

// "Jansen – Ozoliņš"
QString playersOf(const db::GameLine& line) {
    const auto name = [](const std::string& tag, const QString& side) {
        const QString known = knownText(tag);
        return known.isEmpty() ? side : isolatedText(known);
    };
    return name(line.header.white, Commands::tr("White")) + QStringLiteral(" – ") +
           name(line.header.black, Commands::tr("Black"));
}

// "2-0 · Club match · 22 May 2021"
QString factsOf(const db::GameLine& line) {
    QStringList facts;
    for (const QString& fact :
         {resultText(line.header.variant, line.header.result), knownText(line.header.event),
          briefDates(db::shownDate(line.header.date))})
        if (!fact.isEmpty())
            facts << fact;
    return facts.join(QStringLiteral(" · "));
}

} // namespace

Commands::Commands(Actions& actions, Settings& settings, QWidget& window)
    : QObject(&window), actions_(actions), settings_(settings), window_(window) {
    connect(&choices_, &ChoiceFinder::found, this, [this](const auto& choices) {
        names_.clear();
        for (const db::FilterChoice& choice : choices)
            names_.push_back(entryOf(choice));
        offer();
    });
}

void Commands::setStore(const std::filesystem::path& store) {
    finding_.cancel();
    store_ = store;
    choices_.setStore(store);
}

void Commands::show() {
    palette_ = new CommandPalette(commands(), &window_);
    palette_->setAttribute(Qt::WA_DeleteOnClose);
    connect(palette_, &CommandPalette::typed, this, &Commands::ask);
    palette_->open();
}

Commands::Entries Commands::commands() {
    Entries entries;
    for (QAction* action : actions_.all())
        if (action->isEnabled() && action != actions_.commands)
            entries.push_back(entryOf(*action));
    for (QDockWidget* panel : window_.findChildren<QDockWidget*>())
        entries.push_back({panel->windowTitle(), tr("panel"), [panel] {
                               panel->show();
                               panel->raise();
                           }});
    for (const QString& file : *settings_.recentStores)
        entries.push_back({tr("Open %1").arg(QFileInfo(file).fileName()), tr("database"),
                           [this, file] { emit storeWanted(file); }});
    const PreferencesDialog preferences(settings_, &window_); // which knows them all
    for (const PreferencesDialog::Field& field : preferences.fields())
        entries.push_back({field.name, tr("preferences: %1").arg(field.page),
                           [this, key = field.key] { emit settingWanted(key); }});
    return entries;
}

// Undoing names what is undone behind a colon: that is no name of the command.
CommandPalette::Entry Commands::entryOf(QAction& action) const {
    CommandPalette::Entry entry{action.text().remove(QLatin1Char('&')),
                                action.shortcut().toString(QKeySequence::NativeText),
                                [&action] { action.trigger(); }};
    entry.isLast = &action == actions_.undoChange || &action == actions_.redoChange;
    if (entry.isLast)
        entry.name = entry.text.section(QLatin1Char(':'), 0, 0);
    return entry;
}

void Commands::ask(const QString& typed) {
    typed_ = typed;
    names_.clear();
    games_.clear();
    choices_.cancel();
    finding_.cancel();
    offer();
    if (typed.isEmpty() || store_.empty())
        return;
    choices_.ask({typed.toStdString(), rulesLanguage()});
    findGames(typed);
}

// A number is that of a game; anything else a filter, and the newest games are shown.
void Commands::findGames(const QString& typed) {
    bool isNumber = false;
    const uint number = typed.toUInt(&isNumber);
    const auto filter = db::readFilter(typed.toStdString(), NamesInUse::catalogueOf(*this));
    if (!isNumber && !filter)
        return;
    finding_.start([=, this, file = store_, names = NamesInUse::of(*this)](
                       const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read, names);
        std::vector<db::GameId> games{db::GameId{number}};
        if (!isNumber) {
            games = db::findGames(store, *filter);
            db::sortGames(store, games, db::SortBy::date, true);
            games.resize(std::min(games.size(), mostGames));
        }
        return [this, lines = db::gameLines(store, games)] { addGames(lines); };
    });
}

void Commands::addGames(const std::vector<db::GameLine>& games) {
    for (const db::GameLine& line : games)
        games_.push_back(
            {playersOf(line), factsOf(line), [this, id = line.id] { emit gameWanted(id); }});
    offer();
}

CommandPalette::Entry Commands::entryOf(const db::FilterChoice& choice) {
    const QString name = qtText(choice.name);
    std::function<void()> run;
    const std::string& key = choice.conditions.front().key;
    if (key == "player" || key == "white" || key == "black") {
        run = [this, name] { emit playerWanted(name); };
    } else if (key == "event") {
        run = [this, name] { emit eventsWanted(name); };
    } else {
        run = [this, filter = qtText(db::filterText(choice.conditions))] {
            emit gamesWanted(filter);
        };
    }
    return {name, kindOf(choice), std::move(run)};
}

Commands::Entries Commands::forText(const QString& typed) {
    Entries entries;
    const auto add = [&](const QString& text, void (Commands::*wanted)(const QString&)) {
        entries.push_back(
            {text.arg(typed), QString(), [this, typed, wanted] { emit(this->*wanted)(typed); }});
    };
    add(tr("List the games with “%1”"), &Commands::gamesWanted);
    add(tr("Players called “%1”"), &Commands::playersWanted);
    add(tr("Events called “%1”"), &Commands::eventsWanted);
    return entries;
}

void Commands::offer() {
    if (palette_ == nullptr)
        return;
    if (typed_.isEmpty())
        return palette_->offer({}, {});
    bool isNumber = false;
    (void)typed_.toUInt(&isNumber);
    if (isNumber) // of the one game that is meant
        palette_->offer(games_, forText(typed_) + names_);
    else
        palette_->offer({}, forText(typed_) + names_ + games_);
}

namespace {

constexpr QSize roomy(560, 420); // pixels

// All words of what was typed, in any order: how many of them begin a word of the text, one more if
// the text begins as it was typed, and none if one is missing.
std::optional<int> match(const QString& text, const QString& typed) {
    int beginnings = text.startsWith(typed, Qt::CaseInsensitive) ? 1 : 0;
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at < 0)
            return std::nullopt;
        beginnings +=
            at == 0 || text.contains(QLatin1Char(' ') + word, Qt::CaseInsensitive) ? 1 : 0;
    }
    return beginnings;
}

} // namespace

CommandPalette::CommandPalette(QList<Entry> entries, QWidget* parent)
    : QDialog(parent), entries_(std::move(entries)), line_(new QLineEdit(this)),
      list_(new QListWidget(this)) {
    setWindowTitle(tr("Find a command"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::space::medium, look::space::medium, look::space::medium,
                            look::space::medium);
    all->setSpacing(look::space::small);
    all->addWidget(line_);
    all->addWidget(list_);
    line_->setObjectName("command");
    line_->setAccessibleName(windowTitle());
    line_->setPlaceholderText(tr("A command, a setting, a player, an event, a game, a database"));
    line_->installEventFilter(this);
    list_->setObjectName("commands");
    list_->setAccessibleName(tr("Commands"));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setItemDelegate(new NotedItems(0, list_));
    connect(line_, &QLineEdit::textChanged, this, &CommandPalette::take);
    connect(line_, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::run);
    resize(roomy);
    list();
}

void CommandPalette::take() {
    first_.clear(); // for what was typed before
    offered_.clear();
    list();
    emit typed(line_->text().trimmed());
}

void CommandPalette::offer(QList<Entry> first, QList<Entry> found) {
    first_ = std::move(first);
    offered_ = std::move(found);
    list();
}

// What the user has already chosen stays chosen: entries are added below it, or in front of all.
void CommandPalette::list() {
    const QString typed = line_->text().trimmed();
    int row = std::max(0, list_->currentRow());
    const bool same = !offered_.isEmpty();
    if (row > 0)
        row += static_cast<int>(first_.size() - shownFirst_);
    shownFirst_ = first_.size();
    QList<std::pair<int, const Entry*>> ranked;
    for (const Entry& entry : std::as_const(entries_))
        if (const auto beginnings = match(entry.name.isEmpty() ? entry.text : entry.name, typed))
            ranked.emplace_back(entry.isLast ? -1 : *beginnings, &entry);
    std::ranges::stable_sort(ranked, std::greater{}, [](const auto& one) { return one.first; });
    shown_ = first_;
    for (const auto& [beginnings, entry] : std::as_const(ranked))
        shown_.push_back(*entry);
    shown_ += offered_;
    list_->clear();
    for (const Entry& entry : std::as_const(shown_)) {
        auto* item = new QListWidgetItem(entry.text, list_);
        item->setData(noteRole, entry.note);
        item->setToolTip(plainTip(entry.text));
        if (!entry.note.isEmpty())
            item->setData(Qt::AccessibleTextRole,
                          QStringLiteral("%1, %2").arg(entry.text, entry.note));
    }
    list_->setCurrentRow(same ? std::min(row, list_->count() - 1) : 0);
}

// The dialog is gone first: what is run may open another one.
void CommandPalette::run() {
    const int row = list_->currentRow();
    if (row < 0)
        return;
    const auto chosen = shown_.at(row).run;
    accept();
    chosen();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        constexpr int page = 10; // rows
        int way = 0;
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Down:
            way = 1;
            break;
        case Qt::Key_Up:
            way = -1;
            break;
        case Qt::Key_PageDown:
            way = page;
            break;
        case Qt::Key_PageUp:
            way = -page;
            break;
        default:
            break;
        }
        if (way != 0 && list_->count() > 0) {
            list_->setCurrentRow(std::clamp(list_->currentRow() + way, 0, list_->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace damscope::gui
