// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/search_panel.hpp"

#include "base/parallel/workers.hpp"
#include "db/search/lists/selection_text.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/search/query_editors.hpp"
#include "gui/search/query_meaning.hpp"
#include "gui/search/query_words.hpp"
#include "rules/text/fen.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace damscope::gui {

namespace {

db::query::Sketch emptySketch(rules::Variant variant) {
    db::query::Sketch sketch;
    sketch.variant = variant;
    return sketch;
}

// Puts a text in quotes for a POSIX shell.
QString quoted(QString text) {
    return QStringLiteral("'%1'").arg(text.replace('\'', QStringLiteral("'\\''")));
}

} // namespace

SearchPanel::SearchPanel(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), variant_(document.game().variant()),
      sketch_(new SketchEditor(this)), text_(new QueryText(this)), meaning_(new QueryMeaning(this)),
      onlyListed_(
          withText<QCheckBox>(*this, "onlyListed", [] { return tr("Only games in the list"); })),
      everyPlace_(withText<QCheckBox>(
          *this, "everyPlace", [] { return tr("Every hit in a game"); },
          [] { return tr("Otherwise only the first hit in each game"); })),
      variations_(withText<QCheckBox>(
          *this, "variations", [] { return tr("In variations too"); },
          [] { return tr("Searches the variations of the games as well"); })),
      search_(withText<QPushButton>(*this, "searchNow", [] { return tr("Search"); })),
      cancel_(withText<QPushButton>(*this, "cancelSearch", [] { return tr("Cancel"); })),
      progress_(new QProgressBar(this)), message_(sentenceLabel(this, "searchMessage")),
      found_(new HitList(this)) {
    compose();
    connect(sketch_, &SketchEditor::changed, this, &SearchPanel::showSketch);
    connect(sketch_, &SketchEditor::boardWanted, this, [this] {
        if (document_.position())
            sketch_->board().takeOver(*document_.position());
    });
    connect(text_, &QueryText::searchWanted, this, &SearchPanel::search);
    connect(text_, &QueryText::textChanged, this, &SearchPanel::forgetError);
    connect(text_, &QueryText::textChanged, this, &SearchPanel::followText);
    connect(text_, &QueryText::textChanged, this, &SearchPanel::explain);
    connect(search_, &QPushButton::clicked, this, &SearchPanel::search);
    connect(cancel_, &QPushButton::clicked, this, &SearchPanel::cancel);
    connectHits();
    connect(&document_, &GameDocument::gameChanged, this, [this] {
        if (document_.game().variant() == variant_)
            return;
        variant_ = document_.game().variant();
        sketch_->setVariant(variant_);
    });
    connectJob();
    keepTranslated(*this, [this] {
        setWindowTitle(tr("Search"));
        text_->setPlaceholderText(tr("white man on 24 and black men on 13 19\n"
                                     "then within 6 plies white captures at least 3"));
        text_->setAccessibleName(tr("Query"));
        text_->setToolTip(tr("The query, in the syntax of the command line. Ctrl+Enter searches."));
        onlyListed_->setAccessibleName(tr("Search only games in the list"));
        progress_->setAccessibleName(tr("Progress of the search"));
        if (messageText_)
            message_->setText(messageText_());
        explain();
    });
    showState(false);
}

void SearchPanel::setLook(const BoardLook& look) {
    sketch_->setLook(look);
}

void SearchPanel::focusQuery() {
    text_->setFocus(Qt::ShortcutFocusReason);
    showQuery();
}

// In a low window it may be out of sight, as what is said below it.
void SearchPanel::showQuery() {
    const auto scroll = [this] {
        for (QWidget* part : std::initializer_list<QWidget*>{message_, text_})
            if (part->isVisible())
                form_->ensureWidgetVisible(part, 0, look::space::small);
    };
    QMetaObject::invokeMethod(this, scroll, Qt::QueuedConnection); // when all is laid out
}

QPushButton* SearchPanel::composeWords() {
    auto* words = withText<QPushButton>(
        *this, "queryWords", [] { return tr("Conditions"); },
        [] { return tr("The words of queries, and what they mean"); });
    auto* menu = new QMenu(words);
    words->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        fillQueryWords(*menu, [this](const QString& text) { text_->insertWords(text); });
    });
    return words;
}

QPushButton* SearchPanel::composeNames(const char* name, NamedKind kind,
                                       std::function<QString()> title) {
    auto* button = withText<QPushButton>(*this, name, std::move(title), [] {
        return tr("Puts one into the query; the board shows what it looks like");
    });
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, kind] {
        fillQueryNames(
            *menu, kind, queryNames(kind, NamesInUse::catalogueOf(*this), variant_),
            [this](const QString& text) {
                endPicture();
                text_->insertWords(text);
            },
            [this](const db::query::Sketch& picture) { showPicture(picture); });
    });
    connect(menu, &QMenu::aboutToHide, this, &SearchPanel::endPicture);
    return button;
}

// What stands on the board comes back with endPicture().
void SearchPanel::showPicture(const db::query::Sketch& picture) {
    PatternBoard& board = sketch_->board();
    if (picture.must.empty() || picture.variant != board.variant())
        return endPicture();
    if (!behindPicture_)
        board.fillIn(behindPicture_.emplace());
    board.show(picture);
}

void SearchPanel::endPicture() {
    if (behindPicture_)
        sketch_->board().show(*std::exchange(behindPicture_, std::nullopt));
}

void SearchPanel::compose() {
    auto* words = composeWords();
    auto* structures =
        composeNames("queryStructures", NamedKind::structure, [] { return tr("Structures"); });
    auto* combinations = composeNames("queryCombinations", NamedKind::combination,
                                      [] { return tr("Combinations"); });
    auto* endings = composeNames("queryEndings", NamedKind::ending, [] { return tr("Endings"); });
    auto* copy = withText<QPushButton>(
        *this, "copyCommand", [] { return tr("Copy command"); },
        [] { return tr("Copies the search as a command for a terminal"); });
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(command()); });
    auto* names = new FlowLayout;
    for (QWidget* button :
         std::initializer_list<QWidget*>{structures, combinations, endings, words, copy})
        names->addWidget(button);
    auto* choices = new FlowLayout;
    for (QWidget* choice : {onlyListed_, everyPlace_, variations_})
        choices->addWidget(choice);
    auto* form = new QWidget(this);
    auto* all = new QVBoxLayout(form);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addWidget(sketch_, 1);
    all->addWidget(text_);
    all->addWidget(message_);
    all->addWidget(meaning_, 1);
    all->addLayout(names);
    // In sight as a whole on a small screen as well.
    auto* below = new QVBoxLayout;
    below->setContentsMargins(look::around(look::space::small));
    below->setSpacing(look::space::small);
    auto* doing = new QHBoxLayout;
    below->addLayout(choices);
    below->addLayout(doing);
    doing->setSpacing(look::space::medium);
    for (QWidget* part : std::initializer_list<QWidget*>{search_, cancel_, progress_})
        doing->addWidget(part);
    doing->addStretch(1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    form_ = new Scrolled(*form, this);
    whole->addWidget(form_, 1);
    whole->addLayout(below);
    search_->setDefault(true);
    found_->hide(); // until it has its place in the window
}

void SearchPanel::connectJob() {
    connect(&job_, &SearchJob::hitsMet, this, [this](const std::vector<db::query::Hit>& hits) {
        found_->hits().add(hits);
        showMessage([this] { return countText(); });
    });
    connect(&job_, &SearchJob::progressed, this, [this](quint64 done, quint64 total) {
        constexpr int steps = 1000;
        progress_->setRange(0, total == 0 ? 0 : steps);
        if (total > 0)
            progress_->setValue(static_cast<int>(done * steps / total));
    });
    connect(&job_, &SearchJob::finished, this,
            [this](quint64 damaged, const db::query::Gaps& gaps) {
                showState(false);
                showMessage([this, damaged, gaps] { return summaryText(damaged, gaps); });
            });
    connect(&job_, &SearchJob::failed, this, [this](const QString& reason) {
        emit searchGivenUp();
        showState(false);
        showFailure(reason);
    });
    connect(&job_, &SearchJob::refused, this, [this](const db::FilterError& error) {
        emit searchGivenUp();
        showState(false);
        showMessage([error] { return gui::worded(error); });
    });
}

QString SearchPanel::summaryText(quint64 damaged, const db::query::Gaps& gaps) const {
    QStringList sentences{countText()};
    if (damaged > 0)
        sentences << trPlural("%Ln game is damaged and could not be searched completely.",
                              "%Ln games are damaged and could not be searched completely.",
                              static_cast<int>(damaged));
    sentences << gui::worded(gaps);
    return sentences.join(QLatin1Char(' '));
}

void SearchPanel::setStore(const std::filesystem::path& file) {
    job_.cancel();
    showState(false);
    found_->setStore(file);
    reader_ = file.empty() ? nullptr
                           : std::make_unique<StoreReader>(
                                 file, [this](const QString& reason) { showFailure(reason); });
    showMessage({});
    store_ = file;
}

void SearchPanel::showSketch() {
    writing_ = true;
    text_->setPlainText(qtText(db::query::queryText(sketch_->sketch())));
    writing_ = false;
}

// The board shows what is asked, also if it was typed. While it cannot be read it stays.
void SearchPanel::followText() {
    if (writing_)
        return;
    const QString text = text_->toPlainText();
    if (text.trimmed().isEmpty())
        return sketch_->show(emptySketch(variant_));
    const auto query =
        db::query::readQuery(variant_, text.toStdString(), NamesInUse::catalogueOf(*this));
    if (!query)
        return;
    const auto sketch = db::query::sketchOf(*query);
    sketch_->show(sketch.value_or(emptySketch(variant_)));
    if (!sketch && !job_.isRunning())
        showMessage([] { return tr("The board above cannot show this query."); });
}

// In the words of "find --explain".
void SearchPanel::explain() {
    const auto query = db::query::readQuery(variant_, text_->toPlainText().toStdString(),
                                            NamesInUse::catalogueOf(*this));
    const QString words =
        query ? qtText(db::query::explanation(*query, rulesLanguage())).trimmed() : QString();
    meaning_->setWords(words);
}

void SearchPanel::connectHits() {
    connect(&found_->hits(), &HitModel::failed, this, &SearchPanel::showFailure);
    connect(found_, &HitList::listWanted, this, &SearchPanel::listFound);
    connect(found_, &HitList::placeSelected, this, [this](const db::query::Hit& hit) {
        selected_ = hit;
        preview(hit);
    });
    connect(found_, &HitList::placePointed, this, &SearchPanel::followPointer);
    connect(found_, &HitList::pointerLeft, this, &SearchPanel::leavePointer);
    const auto forget = [this] {
        selected_.reset();
        if (reader_)
            reader_->forget();
    };
    connect(&found_->hits(), &QAbstractItemModel::modelReset, this, forget);
    connect(&document_, &GameDocument::currentChanged, this, [this, forget] {
        if (!showsHit())
            forget(); // the user has gone on
    });
}

bool SearchPanel::showsHit() const {
    return shown_ && document_.place().elsewhere == shown_ && document_.explored().empty();
}

// A line that the user explores must not be lost to a pointer that passes.
void SearchPanel::followPointer(const db::query::Hit& hit) {
    if (!document_.isExploring() || showsHit())
        preview(hit);
}

void SearchPanel::leavePointer() {
    if (reader_)
        reader_->forget();
    const bool shows = showsHit();
    if (selected_ && (shows || !document_.isExploring())) // its own may have been to come
        preview(*selected_);
    else if (shows)
        document_.endExploring();
}

void SearchPanel::preview(const db::query::Hit& hit) {
    if (!reader_)
        return;
    reader_->read([this, hit](db::Store& store, const std::stop_token&) -> Job::Step {
        auto game = db::loadGame(store, hit.game);
        if (!game)
            return {};
        return [this, hit, read = std::move(*game)] { showHit(read, hit); };
    });
}

// The open game and what was changed in it stay.
void SearchPanel::showHit(const rules::Game& game, const db::query::Hit& hit) {
    const rules::NodeId at = db::query::placeOf(game, hit);
    const auto position = game.position(at);
    if (!position)
        return;
    shown_ = position;
    document_.explore({document_.current(), position, {}, std::make_shared<rules::Game>(game)});
    const rules::NodeId next = game.node(at).firstChild;
    if (next != rules::noNode && game.node(next).step == rules::Step::move)
        emit arrowsWanted({arrowOf(*position, game.node(next).move, MoveArrow::Kind::played)});
}

void SearchPanel::searchPosition() {
    if (!document_.position())
        return showMessage([] {
            return tr("The position is not known here: a move before it was not recorded.");
        });
    text_->setPlainText(
        QStringLiteral("position \"%1\"").arg(qtText(rules::writeFen(*document_.position()))));
    search();
}

void SearchPanel::search() {
    showQuery();
    const std::string text = text_->toPlainText().toStdString();
    if (text_->toPlainText().trimmed().isEmpty())
        return showMessage([] {
            return tr("Enter what to search for: put pieces on the board, or type a query.");
        });
    const auto query = db::query::readQuery(variant_, text, NamesInUse::catalogueOf(*this));
    if (!query) {
        text_->mark(query.error());
        return showMessage([error = query.error()] { return gui::worded(error); });
    }
    if (store_.empty())
        return showMessage([] { return tr("Open a database first."); });
    text_->mark(std::nullopt);
    found_->hits().clear(variant_);
    emit searchBegun();
    progress_->setRange(0, 0);
    showState(true);
    showMessage([] { return tr("Searching…"); });
    const db::query::AskedGames games =
        onlyListed_->isChecked() ? listed_ : db::query::AskedGames{};
    lastSearch_ = games.said;
    lastSearch_.query = db::SelectionQuery{text_->toPlainText().trimmed().toStdString()};
    if (variant_ != db::query::searchedVariant(lastSearch_.filter))
        lastSearch_.filter.variant = variant_;
    lastIsSaid_ = !games.where && !variations_->isChecked();
    job_.start({store_,
                *query,
                games,
                {everyPlace_->isChecked(), variations_->isChecked()},
                NamesInUse::of(*this)});
}

// The list searches again, so that it has all games of the query, also those that come later. It
// has one query and searches main lines: where that is not enough it gets the numbers of the games.
// A filter of very many numbers could be neither read nor changed.
void SearchPanel::listFound() {
    constexpr std::size_t most = 1000;
    if (lastIsSaid_)
        return emit listWanted(qtText(db::filterText(lastSearch_)));
    db::GameSelection numbers;
    numbers.filter.ids = found_->hits().games();
    if (numbers.filter.ids.size() > most)
        return showMessage([] {
            return tr("Up to %1 games can be shown as a filter. Collect these, and choose the "
                      "collection in Games.")
                .arg(numberText(most));
        });
    emit listWanted(qtText(db::filterText(numbers)));
}

std::optional<db::Bookmark> SearchPanel::asked() const {
    const std::string text = text_->toPlainText().trimmed().toStdString();
    if (text.empty() || !db::query::readQuery(variant_, text, NamesInUse::catalogueOf(*this)))
        return std::nullopt;
    return db::Bookmark{{},
                        db::BookmarkKind::search,
                        variant_,
                        text,
                        onlyListed_->isChecked() ? db::filterText(listed_.said) : "",
                        {}};
}

void SearchPanel::open(const db::Bookmark& bookmark) {
    if (bookmark.variant != variant_) {
        variant_ = bookmark.variant;
        sketch_->setVariant(variant_);
    }
    const auto games = db::query::readAskedGames(bookmark.filter, NamesInUse::catalogueOf(*this));
    onlyListed_->setChecked(games && !bookmark.filter.empty());
    if (games)
        listed_ = *games;
    const QString text = qtText(bookmark.text);
    text_->setPlainText(bookmark.kind == db::BookmarkKind::position
                            ? QStringLiteral("position \"%1\"").arg(text)
                            : text);
    search();
}

// The error of a query is not shown for another one.
void SearchPanel::forgetError() {
    text_->mark(std::nullopt);
    if (!job_.isRunning())
        showMessage([this] { return found_->hits().rowCount() > 0 ? countText() : QString(); });
}

void SearchPanel::cancel() {
    job_.cancel();
    emit searchGivenUp();
    showState(false);
    showMessage(
        [this] { return countText() + QStringLiteral(" ") + tr("The search was cancelled."); });
}

// One button takes the place of the other, and its focus.
void SearchPanel::showState(bool running) {
    QPushButton* shown = running ? cancel_ : search_;
    QPushButton* hidden = running ? search_ : cancel_;
    const bool held = window()->focusWidget() == hidden;
    shown->show();
    if (held)
        shown->setFocus();
    hidden->hide();
    progress_->setVisible(running);
    found_->setSearching(running);
}

void SearchPanel::showMessage(std::function<QString()> text) {
    messageText_ = std::move(text);
    message_->setText(messageText_ ? messageText_() : QString());
    message_->setHidden(message_->text().isEmpty());
}

void SearchPanel::showFailure(const QString& reason) {
    showMessage([reason] { return reason; });
}

QString SearchPanel::countText() const {
    const int hits = found_->hits().rowCount();
    return everyPlace_->isChecked() ? trPlural("%Ln place.", "%Ln places.", hits)
                                    : trPlural("%Ln game.", "%Ln games.", hits);
}

QString SearchPanel::command() const {
    QStringList words{QStringLiteral("damscope find"), quoted(text_->toPlainText().trimmed()),
                      QStringLiteral("--variant"), qtText(rules::rules(variant_).name)};
    if (everyPlace_->isChecked())
        words << QStringLiteral("--every");
    if (variations_->isChecked())
        words << QStringLiteral("--variations");
    db::GameSelection listed = listed_.said;
    listed.filter.variant.reset(); // it is said already
    if (onlyListed_->isChecked() && (listed.filter != db::Filter{} || listed.query))
        words << quoted(qtText(db::phraseOf(listed)));
    words << QStringLiteral("--db") << quoted(QString::fromStdString(store_.string()));
    return words.join(QLatin1Char(' '));
}

void SearchJob::start(const SearchWish& wish) {
    job_.start([this, wish](const Job::Report& report, const std::stop_token& stop) {
        return run(wish, report, stop);
    });
}

// This runs in the thread of the job.
Job::Step SearchJob::run(const SearchWish& wish, const Job::Report& report,
                         const std::stop_token& stop) {
    std::vector<db::query::Hit> met;
    base::Throttle throttle;
    const auto reportHits = [&] {
        if (!met.empty())
            report([this, hits = std::exchange(met, {})] { emit hitsMet(hits); });
    };
    db::query::FindOptions options{wish.scope};
    // The window keeps a core to itself.
    options.jobs = static_cast<unsigned>(base::backgroundThreads());
    options.progress = [&](std::uint64_t done, std::uint64_t total) {
        if (!throttle.isDue())
            return;
        reportHits();
        report([this, done, total] { emit progressed(done, total); });
    };
    const auto sink = [&](const db::query::Hit& hit) {
        met.push_back(hit);
        if (throttle.isDue())
            reportHits();
        return true;
    };
    try {
        db::Store store(wish.store, db::Store::Access::read, wish.names);
        const db::Snapshot snapshot(store);
        db::Filter filter = wish.games.said.filter;
        if (wish.games.where) {
            db::query::FindOptions asInTheList = options;
            asInTheList.scope = {};
            (void)db::query::keepFound(
                store, filter, *wish.games.where,
                [](const db::query::Hit& /*hit*/) { return true; }, asInTheList, stop);
        }
        const db::SearchReport outcome =
            db::query::find(store, wish.query, filter, sink, options, stop);
        reportHits();
        const db::query::Gaps gaps = db::query::findGaps(store, wish.query, filter, options, stop);
        return [this, damaged = outcome.damaged.size(), gaps] { emit finished(damaged, gaps); };
    } catch (const db::UnanswerableFilter& e) {
        return [this, error = e.wrong()] { emit refused(error); };
    }
}

} // namespace damscope::gui
