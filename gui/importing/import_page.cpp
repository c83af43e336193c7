// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/importing/import_page.hpp"

#include "db/ingest/mend.hpp"
#include "db/ingest/repair.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/importing/file_view.hpp"
#include "gui/importing/problem_list.hpp"
#include "messages/translation.hpp"
#include "online/source.hpp"
#include "pages/journal_tables.hpp"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int problemsShare = 1;
constexpr int sideShare = 1;

const QString importNotRead = QStringLiteral("import not read");              // of an alert
const QString fileNotOpened = QStringLiteral("file of a problem not opened"); // of an alert

bool isAboutResult(const db::ImportProblem& problem) {
    return problem.problem.code() == "result-refuted";
}

// What the user has read and wants, however certain it is.
bool acceptedProposal(db::Store& store, const db::ImportProblem& problem) {
    const db::Filter filter{.ids = {*problem.game}};
    const auto repair = isAboutResult(problem) ? db::repairResults : db::repairGames;
    return repair(store, filter, db::RepairTask::repair, {}, {}).changed > 0 ||
           repair(store, filter, db::RepairTask::accept, {}, {}).changed > 0;
}

QString goneWords() {
    return ImportPage::tr("This import is not in the history of the database any more.");
}

bool isAmong(const db::ImportProblem& problem, const std::vector<db::ImportProblem>& listed) {
    return std::ranges::any_of(listed, [&](const db::ImportProblem& other) {
        return pages::isSameProblem(problem, other);
    });
}

// What was imported: the file, or the archive or folder that the command of the entry names; empty:
// several.
QString sourceOf(const pages::ImportReport& report) {
    const auto& files = report.files;
    std::string_view named = report.entry.what; // "import club", "db reread club.pdn"
    named.remove_prefix(named.find(' ', named.starts_with("db ") ? 3 : 0) + 1);
    if (named.ends_with('/'))
        named.remove_suffix(1);
    const auto isNamed = [&](const db::JournalFile& file) {
        const std::string_view path = file.path;
        return path.starts_with(named) &&
               (path.size() == named.size() || path[named.size()] == '/');
    };
    if (files.empty() || !std::ranges::all_of(files, isNamed))
        named = files.size() == 1 ? std::string_view(files.front().path) : std::string_view();
    const QString name = qtText(named);
    return online::isOnline(named) ? name : QFileInfo(name).fileName();
}

QString titleOf(const pages::ImportReport& report, const QString& source) {
    const QString when = briefDates(pages::localTime(report.entry.made));
    return report.entry.undone ? ImportPage::tr("Import of %1, %2, undone").arg(source, when)
                               : ImportPage::tr("Import of %1, %2").arg(source, when);
}

// The games of an entry have numbers in a row.
QString importedFilter(db::Store& store, const pages::ImportReport& report) {
    if (report.entry.games == 0 || report.entry.undone)
        return {};
    const auto games = db::journalGames(store, report.entry.id, report.entry.games);
    return games.empty() ? QString()
                         : QStringLiteral("id:%1-%2")
                               .arg(db::number(games.front()))
                               .arg(db::number(games.back()));
}

} // namespace

ImportPage::ImportPage(QWidget* parent)
    : QWidget(parent), title_(new ElidedLabel(this)), facts_(new ElidedLabel(this)),
      undo_(new QPushButton(this)), games_(new QPushButton(this)), close_(new QToolButton(this)),
      tabs_(new QTabBar(this)), acceptSure_(new QPushButton(this)), list_(new ProblemList(this)),
      side_(new MendingSide(this)) {
    compose();
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
}

void ImportPage::compose() {
    setObjectName("importPage");
    setFocusProxy(list_);
    acceptSure_->setObjectName("acceptSure");
    tabs_->setObjectName("importTabs");
    tabs_->setDrawBase(false);
    tabs_->setUsesScrollButtons(false); // all are in sight
    tabs_->setElideMode(Qt::ElideRight);
    for (int i = 0; i < tabs; ++i)
        tabs_->addTab({});
    auto* tiles = new QHBoxLayout;
    tiles->setSpacing(look::space::medium);
    for (QLabel*& tile : tiles_) {
        tile = new QLabel(this);
        tile->setTextFormat(Qt::RichText);
        tile->setFrameShape(QFrame::StyledPanel);
        tile->setWordWrap(true);
        tile->setMargin(look::space::small);
        tile->setMinimumWidth(look::board::least);
        tiles->addWidget(tile, 1);
    }
    auto* problems = new QVBoxLayout;
    problems->addWidget(tabs_);
    problems->addWidget(acceptSure_, 0, Qt::AlignRight);
    problems->addWidget(list_, 1);
    auto* below = new QHBoxLayout;
    below->setSpacing(look::space::medium);
    below->addLayout(problems, problemsShare);
    below->addWidget(side_, sideShare);
    for (auto* button : findChildren<QPushButton*>())
        button->setAutoDefault(true); // Return presses the one with the focus
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::medium));
    all->setSpacing(look::space::medium);
    all->addLayout(header());
    all->addLayout(tiles);
    all->addLayout(below, 1);
}

QLayout* ImportPage::header() {
    title_->setObjectName("importTitle");
    facts_->setObjectName("importFacts");
    undo_->setObjectName("undoImport");
    games_->setObjectName("showImported");
    close_->setObjectName("closeImport");
    setFonts();
    title_->setTextFormat(Qt::PlainText);
    facts_->setTextFormat(Qt::PlainText);
    facts_->setForegroundRole(QPalette::PlaceholderText);
    games_->setDefault(true);
    close_->setText(QStringLiteral("✕"));
    close_->setAutoRaise(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(title_);
    words->addWidget(facts_);
    auto* line = new QHBoxLayout;
    line->addLayout(words, 1);
    for (QWidget* button : std::initializer_list<QWidget*>{undo_, games_, close_})
        line->addWidget(button);
    return line;
}

void ImportPage::setFonts() {
    QFont bold = look::fontOf(look::Text::card, font());
    bold.setBold(true);
    title_->setFont(bold);
}

void ImportPage::connectParts() {
    connect(undo_, &QPushButton::clicked, this, [this] {
        report_->entry.undone ? emit redoWanted(*entry_) : emit undoWanted(*entry_);
    });
    connect(games_, &QPushButton::clicked, this, [this] { emit gamesWanted(filter_); });
    connect(close_, &QToolButton::clicked, this, &ImportPage::clear);
    connect(tabs_, &QTabBar::currentChanged, this, &ImportPage::listTab);
    connect(acceptSure_, &QPushButton::clicked, this, &ImportPage::acceptSure);
    connect(list_, &ProblemList::chosen, this, &ImportPage::showSelected);
    connect(list_, &QTreeWidget::itemDoubleClicked, side_, &MendingSide::openWanted);
    connect(side_, &MendingSide::decided, this, &ImportPage::carryOut);
    connect(side_, &MendingSide::nextWanted, this, [this] { list_->step(1); });
    connect(side_, &MendingSide::openWanted, this, [this] {
        if (const auto* problem = list_->selected())
            emit problemWanted(*problem);
    });
    connect(side_, &MendingSide::fileWanted, this, &ImportPage::openFile);
}

void ImportPage::openFile() {
    const db::ImportProblem* problem = side_->problem();
    if (problem == nullptr)
        return;
    file_.start([this, file = store_, problem = *problem](const Job::Report&,
                                                          const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        const auto text = pages::excerptOf(store, problem, pages::wholeFile);
        return [this, text, line = problem.problem.line, path = qtText(problem.path)] {
            if (!text)
                return alertFailure(*this, fileNotOpened, [name = QFileInfo(path).fileName()] {
                    return tr("The file %1 is not where it was any more.").arg(name);
                });
            retractFailure(*this, fileNotOpened);
            if (!openInEditor(text->file, line))
                (new FileView(*text, line, this))->show();
        };
    });
}

void ImportPage::retranslate() {
    setAccessibleName(tr("Import"));
    close_->setToolTip(tr("Close the report; Edit > History opens it again"));
    close_->setAccessibleName(close_->toolTip());
    tabs_->setAccessibleName(tr("What is wrong with the import"));
    list_->retranslate();
    write();
}

void ImportPage::setStore(const std::filesystem::path& store) {
    if (store == store_)
        return refresh();
    store_ = store;
    clear();
}

void ImportPage::alertReading(const QString& reason) {
    alertFailure(
        *this, importNotRead, [] { return tr("The import could not be read"); }, reason,
        [this] { refresh(); });
}

void ImportPage::clear() {
    reading_.cancel();
    retractFailure(*this, importNotRead);
    details_.cancel();
    entry_.reset();
    report_.reset();
    done_.clear();
    write();
    emit shown(false);
}

void ImportPage::open(std::int64_t entry) {
    if (entry_ != entry) {
        report_.reset();
        done_.clear();
    }
    entry_ = entry;
    emit shown(true);
    refresh();
}

void ImportPage::refresh() {
    if (!entry_ || store_.empty())
        return;
    reading_.start([this, file = store_,
                    entry = *entry_](const Job::Report&, const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        auto report = pages::importReport(store, entry, stop);
        const QString filter = report ? importedFilter(store, *report) : QString();
        const QString source = report ? sourceOf(*report) : QString();
        return [this, report = std::move(report), filter, source] {
            filter_ = filter;
            source_ = source;
            take(report);
        };
    });
}

// Problems that are there no more are done, also if another program has mended them. Those behind
// the end of a list that is cut may still be there.
void ImportPage::keepSettled(const std::vector<db::ImportProblem>& before,
                             const std::vector<db::ImportProblem>& now) {
    auto end = before.end();
    if (now.size() == pages::mostListed)
        end = std::ranges::find_if(before, [&](const db::ImportProblem& problem) {
            return pages::isSameProblem(problem, now.back());
        });
    for (auto problem = before.begin(); problem != end; ++problem)
        if (!isAmong(*problem, now) && !isAmong(*problem, done_))
            done_.push_back(*problem);
}

void ImportPage::take(std::optional<pages::ImportReport> report) {
    if (!report) {
        emit reported(goneWords());
        return clear();
    }
    retractFailure(*this, importNotRead);
    if (report_ && !report->entry.undone) {
        keepSettled(report_->errors, report->errors);
        keepSettled(report_->warnings, report->warnings);
    }
    const bool isNew = !report_;
    report_ = std::move(report);
    if (isNew)
        tabs_->setCurrentIndex(report_->errorCount == 0 && !report_->unread.empty() ? files
                                                                                    : needed);
    write();
}

QString ImportPage::filesText() const {
    return trPlural("%Ln file", "%Ln files", static_cast<qint64>(report_->files.size()));
}

void ImportPage::write() {
    const bool any = report_.has_value();
    const bool undone = any && report_->entry.undone;
    title_->setText(any ? titleOf(*report_, source_.isEmpty() ? filesText() : source_)
                        : tr("Import"));
    QStringList facts;
    if (any && !source_.isEmpty()) // else the title says how many files
        facts << filesText();
    if (any)
        facts << trPlural("%Ln game read", "%Ln games read", static_cast<qint64>(report_->games));
    facts_->setText(facts.join(QStringLiteral(" · ")));
    undo_->setText(undone ? tr("Redo this import") : tr("Undo this import"));
    const auto stored = static_cast<qint64>(any ? report_->stored : 0);
    games_->setText(trPlural("Show the new game", "Show the %Ln new games", stored));
    games_->setEnabled(any && !filter_.isEmpty());
    undo_->setEnabled(any && !report_->entry.isFinal());
    writeTiles();
    listTab();
    emit subjectChanged();
}

void ImportPage::writeTiles() {
    const look::Colours& colours = look::coloursOf(palette());
    const auto tile = [&](std::size_t place, std::size_t count, const QString& words,
                          const QString& caption, const QColor& colour) {
        tiles_.at(place)->setText(
            QStringLiteral("<b style=\"font-size: large; color: %1\">%2</b> <b>%3</b><br>"
                           "<span style=\"color: %4\">%5</span>")
                .arg(count == 0 ? colours.secondText.name() : colour.name(), numberText(count),
                     words.toHtmlEscaped(), colours.secondText.name(), caption.toHtmlEscaped()));
    };
    const pages::ImportReport empty;
    const pages::ImportReport& r = report_ ? *report_ : empty;
    const auto number = [](std::uint64_t count) { return static_cast<qint64>(count); };
    QStringList names;
    for (const db::JournalFile& file : r.unread)
        names << QFileInfo(qtText(file.path)).fileName();
    constexpr qsizetype mostNames = 2;
    QString unread = names.mid(0, mostNames).join(QStringLiteral(", "));
    if (names.size() > mostNames)
        unread += QStringLiteral("…");
    tile(0, r.stored, trPlural("game stored", "games stored", number(r.stored)),
         tr("in %1").arg(qtText(store_.filename().string())), colours.accent);
    tile(1, r.duplicates, tr("already there"), tr("left as they were"), colours.text);
    tile(2, r.errorCount, trPlural("needs you", "need you", number(r.errorCount)),
         tr("moves that cannot be right"), colours.failure);
    tile(3, r.warningCount, trPlural("note to check", "notes to check", number(r.warningCount)),
         tr("read with a guess"), colours.text);
    tile(4, r.unread.size(), trPlural("file not read", "files not read", number(r.unread.size())),
         unread, colours.failure);
    const auto titled = [&](int tab, const QString& text, std::size_t count) {
        tabs_->setTabText(tab, text.arg(numberText(count)));
    };
    titled(needed, tr("Need you %1"), r.errorCount);
    titled(notes, tr("Notes %1"), r.warningCount);
    titled(files, tr("Files %1"), r.unread.size());
    titled(done, tr("Done %1"), done_.size());
    acceptSure_->setVisible(!r.sure.empty());
    acceptSure_->setText(trPlural("Accept the sure proposal", "Accept all %Ln sure proposals",
                                  static_cast<qint64>(r.sure.size())));
}

void ImportPage::listTab() {
    const pages::ImportReport empty;
    const pages::ImportReport& r = report_ ? *report_ : empty;
    switch (tabs_->currentIndex()) {
    case notes:
        list_->list(r.warnings, r.sure, r.warningCount);
        break;
    case files:
        list_->list(r.unread);
        break;
    case done:
        list_->list(done_, {}, done_.size(), ProblemList::Stage::settled);
        break;
    default:
        list_->list(r.errors, r.sure, r.errorCount);
    }
    showSelected();
}

void ImportPage::showSelected() {
    side_->setPlace(list_->place(), list_->count());
    const db::ImportProblem* problem = list_->selected();
    if (problem == nullptr) {
        details_.cancel();
        const bool isDone = report_ && !report_->entry.undone && list_->count() == 0;
        return side_->showWords(isDone ? tr("Nothing is left to do here.") : QString());
    }
    // No decision about the last one must reach this one.
    if (const auto* before = side_->problem(); before != nullptr && *before != *problem)
        side_->showWords({});
    details_.start([this, file = store_, problem = *problem](const Job::Report&,
                                                             const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        Fault fault{
            problem, rules::Game(rules::Position::start(rules::Variant::international)), {}, 0};
        if (problem.game) {
            auto game = db::loadGame(store, *problem.game);
            if (!game)
                return [this, why = sentence(game.error().reason)] { side_->showWords(why); };
            fault.game = std::move(*game);
        }
        const auto excerpt = pages::excerptOf(store, problem);
        if (excerpt) {
            fault.excerpt = qtText(excerpt->text);
            fault.line = excerpt->firstLine;
        }
        return [this, fault] { side_->show(fault); };
    });
}

void ImportPage::carryOut(const Remedy& remedy) {
    const db::ImportProblem* shown = side_->problem();
    if (shown == nullptr || (shown->game && mayChange_ && !mayChange_(*shown->game)))
        return;
    change(
        shown->game ? std::vector{*shown->game} : std::vector<db::GameId>(),
        [problem = *shown, remedy](db::Store& store) {
            switch (remedy.kind) {
            case Remedy::Kind::proposal:
                return acceptedProposal(store, problem);
            case Remedy::Kind::move:
                return db::playInstead(store, *problem.game, remedy.move.value());
            case Remedy::Kind::leave:
                return problem.problem.severity == Severity::error
                           ? db::leaveAsText(store, *problem.game)
                           : db::markChecked(store, problem);
            default:
                return db::removeUnread(store, *problem.game, problem.problem.move);
            }
        },
        [game = shown->game] {
            return game ? tr("Game %1 could not be changed: it is no longer as it was read.")
                              .arg(QLocale().toString(db::number(*game)))
                        : tr("The problem is no longer as it was read.");
        });
}

void ImportPage::acceptSure() {
    db::Filter filter;
    for (const db::GameId game : report_->sure)
        if (!mayChange_ || mayChange_(game))
            filter.ids.push_back(game);
    if (!filter.ids.empty())
        change(
            filter.ids,
            [filter](db::Store& store) {
                return db::repairGames(store, filter, db::RepairTask::repair).changed > 0;
            },
            [] {
                return tr("The games could not be changed: they are no longer as they were read.");
            });
}

namespace {

QString correctionOf(const std::vector<db::GameId>& games) {
    return games.size() == 1
               ? QStringLiteral("correction of game %1").arg(db::number(games.front()))
               : QStringLiteral("corrections");
}

} // namespace

void ImportPage::change(const std::vector<db::GameId>& games,
                        std::function<bool(db::Store&)> change,
                        const StoreChanges::Words& otherwise) {
    if (changes_.isBusy()) // the list does not yet show what the last one did
        return;
    changes_.make(
        store_,
        [this, change = std::move(change), otherwise,
         subject = alertSubject(correctionOf(games), store_)](db::Store& store) {
            const bool changed = change(store);
            return std::function<void()>([this, changed, otherwise, subject] {
                if (changed)
                    emit storeChanged();
                else
                    alertFailure(*this, subject, otherwise);
                refresh();
            });
        },
        [] { return tr("The correction was not stored"); },
        {.key = correctionOf(games), .isAllowed = [this, games, file = store_] {
             return !changes_.isBusy() &&
                    (file != store_ || !mayChange_ || std::ranges::all_of(games, mayChange_));
         }});
}

namespace {

// With all problems: the page lists some.
pages::Sheet onPaper(std::int64_t entry, db::Store& store, const std::stop_token& stop) {
    const auto report = pages::importReport(store, entry, stop, pages::ReportUse::paper);
    if (!report)
        throw std::runtime_error(goneWords().toStdString());
    return pages::importSheet(*report, rulesLanguage());
}

} // namespace

std::optional<PageSubject> ImportPage::subject() const {
    if (!report_)
        return std::nullopt;
    // It is proposed as the name of a file, with an ending of its own.
    const auto& files = report_->files;
    const bool isFile = files.size() == 1 && qtText(files.front().path).endsWith(source_);
    const QString name = isFile ? QFileInfo(source_).completeBaseName() : source_;
    const QString title = titleOf(*report_, name.isEmpty() ? filesText() : name);
    return PageSubject{PageSubject::Kind::report, 0, title, [entry = report_->entry.id] {
                           return PageSubject::Read(
                               [entry](db::Store& store, const std::stop_token& stop) {
                                   return onPaper(entry, store, stop);
                               });
                       }};
}

namespace {

bool isStepKey(const QKeyEvent& event) {
    return event.modifiers() == Qt::AltModifier &&
           (event.key() == Qt::Key_Down || event.key() == Qt::Key_Up);
}

} // namespace

// Elsewhere these keys go through the open game.
bool ImportPage::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isStepKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::PaletteChange) {
        writeTiles();
        listTab();
    }
    if (event->type() == QEvent::FontChange)
        setFonts();
    return QWidget::event(event);
}

void ImportPage::keyPressEvent(QKeyEvent* event) {
    if (isStepKey(*event))
        list_->step(event->key() == Qt::Key_Down ? 1 : -1);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        side_->save();
    else
        QWidget::keyPressEvent(event);
}

} // namespace damscope::gui
