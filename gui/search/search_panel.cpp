// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/search_panel.hpp"

#include "base/parallel/workers.hpp"
#include "db/search/query/language/sketch.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/search/query_editors.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <QTableView>
#include <QVBoxLayout>

#include <array>
#include <initializer_list>
#include <utility>

namespace damscope::gui {

namespace {

void setUp(QTableView& table) {
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setAlternatingRowColors(true);
    constexpr std::array<int, HitModel::columns> widths{7, 21, 21, 16, 9, 30, 14};
    setUpList(table, widths);
    table.horizontalHeader()->setStretchLastSection(true);
}

db::query::Sketch emptySketch(rules::Variant variant) {
    db::query::Sketch sketch;
    sketch.variant = variant;
    return sketch;
}

// In quotes for a POSIX shell.
QString quoted(QString text) {
    return QStringLiteral("'%1'").arg(text.replace('\'', QStringLiteral("'\\''")));
}

} // namespace

SearchPanel::SearchPanel(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), variant_(document.game().variant()),
      sketch_(new SketchEditor(this)), text_(new QueryText(this)), message_(new QLabel(this)),
      search_(new QPushButton(this)), cancel_(new QPushButton(this)), copy_(new QPushButton(this)),
      wordsOf_(new QPushButton(this)), onlyListed_(new QCheckBox(this)),
      everyPlace_(new QCheckBox(this)), variations_(new QCheckBox(this)),
      progress_(new QProgressBar(this)), found_(new QWidget(this)), table_(new QTableView(found_)) {
    compose();
    connect(sketch_, &SketchEditor::changed, this, &SearchPanel::showSketch);
    connect(sketch_, &SketchEditor::boardWanted, this, [this] {
        if (document_.position())
            sketch_->board().takeOver(*document_.position());
    });
    connect(text_, &QueryText::searchWanted, this, &SearchPanel::search);
    connect(text_, &QueryText::textChanged, this, &SearchPanel::forgetError);
    connect(text_, &QueryText::textChanged, this, &SearchPanel::followText);
    connect(search_, &QPushButton::clicked, this, &SearchPanel::search);
    connect(cancel_, &QPushButton::clicked, this, &SearchPanel::cancel);
    connect(copy_, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(command()); });
    connect(table_, &QTableView::activated, this, &SearchPanel::choose);
    connect(&hits_, &HitModel::failed, this, &SearchPanel::showFailure);
    connect(&document_, &GameDocument::gameChanged, this, [this] {
        if (document_.game().variant() == variant_)
            return;
        variant_ = document_.game().variant();
        sketch_->setVariant(variant_);
    });
    connectJob();
    keepTranslated(*this, [this] { retranslate(); });
    showState(false);
}

void SearchPanel::setLook(const BoardLook& look) {
    sketch_->setLook(look);
}

void SearchPanel::focusQuery() {
    text_->setFocus(Qt::ShortcutFocusReason);
}

void SearchPanel::compose() {
    auto* buttons = new FlowLayout;
    for (QWidget* button :
         std::initializer_list<QWidget*>{search_, cancel_, progress_, wordsOf_, copy_})
        buttons->addWidget(button);
    auto* choices = new FlowLayout;
    for (QWidget* choice : {onlyListed_, everyPlace_, variations_})
        choices->addWidget(choice);
    auto* form = new QWidget(this);
    auto* all = new QVBoxLayout(form);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addWidget(sketch_, 1);
    all->addWidget(text_);
    all->addLayout(choices);
    all->addLayout(buttons);
    all->addWidget(message_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(new Scrolled(*form, this));
    auto* results = new QVBoxLayout(found_);
    results->setContentsMargins(look::around(look::space::small));
    results->addWidget(table_);
    const std::array<QWidget*, 8> order{text_,   onlyListed_, everyPlace_, variations_,
                                        search_, cancel_,     wordsOf_,    copy_};
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    found_->hide(); // until it has its place in the window
    wordsOf_->setObjectName("queryWords");
    auto* words = new QMenu(wordsOf_);
    wordsOf_->setMenu(words);
    connect(words, &QMenu::aboutToShow, this, [this, words] {
        fillQueryWords(*words, variant_, [this](const QString& text) { text_->insertWords(text); });
    });
    message_->setWordWrap(true);
    message_->setTextFormat(Qt::PlainText);
    table_->setObjectName("hits");
    found_->setFocusProxy(table_);
    search_->setObjectName("searchNow");
    cancel_->setObjectName("cancelSearch");
    message_->setObjectName("searchMessage");
    onlyListed_->setObjectName("onlyListed");
    everyPlace_->setObjectName("everyPlace");
    variations_->setObjectName("variations");
    table_->setModel(&hits_);
    setUp(*table_);
    setPlaceholder(*table_, [this] {
        if (job_.isRunning())
            return tr("Searching…");
        return hasSearched_ ? tr("Nothing was found.")
                            : tr("What a search finds is listed here: Edit > Search in games.");
    });
}

void SearchPanel::connectJob() {
    connect(&job_, &SearchJob::hitsMet, this, [this](const std::vector<db::query::Hit>& hits) {
        hits_.add(hits);
        showFoundTitle();
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
        showState(false);
        showFailure(reason);
    });
    connect(&job_, &SearchJob::refused, this, [this](const db::FilterError& error) {
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
    const db::query::WaysToFill ways{tr("Analysis > Analyse selected games").toStdString(),
                                     tr("Analysis > Endgame tables").toStdString()};
    for (const Message& message : db::query::messages(gaps, ways))
        sentences << gui::worded(message) + QLatin1Char('.');
    return sentences.join(QLatin1Char(' '));
}

void SearchPanel::setStore(const std::filesystem::path& file) {
    job_.cancel();
    showState(false);
    hits_.setStore(file);
    hasSearched_ = false;
    showFoundTitle();
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
    const auto query = db::query::readQuery(variant_, text.toStdString());
    if (!query)
        return;
    const auto sketch = db::query::sketchOf(*query);
    sketch_->show(sketch.value_or(emptySketch(variant_)));
    if (!sketch && !job_.isRunning())
        showMessage([] { return tr("The board above cannot show this query."); });
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
    const std::string text = text_->toPlainText().toStdString();
    if (text_->toPlainText().trimmed().isEmpty())
        return showMessage([] {
            return tr("Enter what to search for: put pieces on the board, or type a query.");
        });
    const auto query = db::query::readQuery(variant_, text);
    if (!query) {
        text_->mark(query.error());
        return showMessage([error = query.error()] { return worded(error); });
    }
    if (store_.empty())
        return showMessage([] { return tr("Open a database first."); });
    text_->mark(std::nullopt);
    hits_.clear(variant_);
    hasSearched_ = true;
    showFoundTitle();
    emit searchBegun();
    progress_->setRange(0, 0);
    showState(true);
    showMessage([] { return tr("Searching…"); });
    job_.start({store_,
                *query,
                onlyListed_->isChecked() ? filter_ : db::Filter{},
                {everyPlace_->isChecked(), variations_->isChecked()}});
}

std::optional<db::Bookmark> SearchPanel::asked() const {
    const std::string text = text_->toPlainText().trimmed().toStdString();
    if (text.empty() || !db::query::readQuery(variant_, text))
        return std::nullopt;
    return db::Bookmark{{},
                        db::BookmarkKind::search,
                        variant_,
                        text,
                        onlyListed_->isChecked() ? db::filterText(db::termsOf(filter_)) : "",
                        {}};
}

void SearchPanel::open(const db::Bookmark& bookmark) {
    if (bookmark.variant != variant_) {
        variant_ = bookmark.variant;
        sketch_->setVariant(variant_);
    }
    const auto filter = db::readFilter(bookmark.filter);
    onlyListed_->setChecked(filter && !bookmark.filter.empty());
    if (filter)
        filter_ = *filter;
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
        showMessage([this] { return hits_.rowCount() > 0 ? countText() : QString(); });
}

void SearchPanel::cancel() {
    job_.cancel();
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
}

void SearchPanel::showMessage(std::function<QString()> words) {
    words_ = std::move(words);
    message_->setText(words_ ? words_() : QString());
}

void SearchPanel::showFailure(const QString& reason) {
    showMessage([reason] { return reason; });
}

QString SearchPanel::worded(const db::query::QueryError& error) {
    QString said = gui::worded(message(error));
    if (error.example.empty())
        return said;
    return said + (said.endsWith(QLatin1Char('.')) ? QStringLiteral(" ") : QStringLiteral(". ")) +
           tr("For example: %1").arg(qtText(error.example));
}

QString SearchPanel::countText() const {
    const int hits = hits_.rowCount();
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
    if (onlyListed_->isChecked())
        for (const db::FilterOption& option : db::optionsOf(filter_)) {
            if (option.name == "--variant")
                continue; // it is in the query already
            words << qtText(option.name);
            if (option.value)
                words << quoted(qtText(*option.value));
        }
    words << QStringLiteral("--db") << quoted(QString::fromStdString(store_.string()));
    return words.join(QLatin1Char(' '));
}

void SearchPanel::choose(const QModelIndex& index) {
    if (index.isValid())
        emit placeChosen(hits_.hit(index.row()));
}

void SearchPanel::showFoundTitle() {
    const int hits = hits_.rowCount();
    found_->setWindowTitle(hits == 0 ? tr("Found")
                                     : tr("Found (%1)").arg(QLocale().toString(hits)));
}

void SearchPanel::retranslate() {
    setWindowTitle(tr("Search"));
    text_->setPlaceholderText(tr("white man on 24 and black men on 13 19\n"
                                 "then within 6 plies white captures at least 3"));
    text_->setAccessibleName(tr("Query"));
    text_->setToolTip(tr("The query, in the syntax of the command line. Ctrl+Enter searches."));
    search_->setText(tr("Search"));
    cancel_->setText(tr("Cancel"));
    wordsOf_->setText(tr("Words"));
    wordsOf_->setToolTip(tr("The words of queries, and what they mean"));
    copy_->setText(tr("Copy command"));
    copy_->setToolTip(tr("Copies the search as a command for a terminal"));
    onlyListed_->setText(tr("Only games in the list"));
    onlyListed_->setAccessibleName(tr("Search only games in the list"));
    everyPlace_->setText(tr("Every hit in a game"));
    everyPlace_->setToolTip(tr("Otherwise only the first place of each game"));
    variations_->setText(tr("In variations too"));
    variations_->setToolTip(tr("Searches the variations of the games as well"));
    showFoundTitle();
    progress_->setAccessibleName(tr("Progress of the search"));
    table_->setAccessibleName(tr("Places found"));
    hits_.retranslate();
    fitTitles(*table_);
    if (words_)
        message_->setText(words_());
}

namespace {

Qt::Alignment alignmentOf(int column) {
    return Qt::AlignVCenter | (column == HitModel::number ? Qt::AlignRight : Qt::AlignLeft);
}

// The value of a column about the game, not about the hit.
db::GameField fieldOf(int column) {
    switch (column) {
    case HitModel::white:
        return db::GameField::white;
    case HitModel::black:
        return db::GameField::black;
    case HitModel::result:
        return db::GameField::result;
    case HitModel::event:
        return db::GameField::event;
    default:
        return db::GameField::date;
    }
}

} // namespace

HitModel::HitModel(QObject* parent)
    : QAbstractTableModel(parent), lines_([this](const QString& reason) { emit failed(reason); }) {}

void HitModel::setStore(const std::filesystem::path& file) {
    lines_.open(file);
    clear(variant_);
}

void HitModel::clear(rules::Variant variant) {
    beginResetModel();
    variant_ = variant;
    hits_.clear();
    games_.clear();
    lines_.clear();
    endResetModel();
}

void HitModel::add(const std::vector<db::query::Hit>& hits) {
    if (hits.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(hits.size()) - 1);
    lines_.grown(hits_.size());
    hits_.insert(hits_.end(), hits.begin(), hits.end());
    for (const db::query::Hit& hit : hits)
        games_.push_back(hit.game);
    endInsertRows();
}

int HitModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(hits_.size());
}

int HitModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

// "12. 32-28", "12... 18-23": the number of the next move.
QString HitModel::moveText(const db::query::Hit& hit) const {
    if (hit.next.empty())
        return tr("at the end");
    const bool first = hit.side == rules::rules(variant_).firstMover;
    const int shownNumber = rules::moveNumberAfter(hit.ply + (first ? 1 : 0));
    const QString text =
        qtText(rules::moveNumberText(shownNumber, first)) + QLatin1Char(' ') + qtText(hit.next);
    return hit.inVariation ? QStringLiteral("(%1)").arg(text) : text;
}

QVariant HitModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(index.column()));
    if (role != Qt::DisplayRole)
        return {};
    const db::query::Hit& hit = this->hit(index.row());
    if (index.column() == number)
        return static_cast<quint32>(hit.game);
    if (index.column() == move)
        return moveText(hit);
    const db::GameLine* line = lines_.line(games_, static_cast<std::size_t>(index.row()));
    if (line == nullptr)
        return {};
    return shownField(*line, fieldOf(index.column()));
}

QVariant HitModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(section));
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, columns> names{tr("No."),    tr("White"), tr("Black"), tr("Move"),
                                             tr("Result"), tr("Event"), tr("Date")};
    return names[static_cast<std::size_t>(section)];
}

void SearchJob::start(const SearchWish& wish) {
    job_.start([this, wish](const Job::Report& report, const std::stop_token& stop) {
        return run(wish, report, stop);
    });
}

// In the thread of the job.
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
        db::Store store(wish.store, db::Store::Access::read);
        const db::SearchReport outcome =
            db::query::find(store, wish.query, wish.filter, sink, options, stop);
        reportHits();
        const db::query::Gaps gaps =
            db::query::gapsOf(store, wish.query, wish.filter, options, stop);
        return [this, damaged = outcome.damaged.size(), gaps] { emit finished(damaged, gaps); };
    } catch (const db::UnanswerableFilter& e) {
        return [this, error = e.wrong()] { emit refused(error); };
    }
}

} // namespace damscope::gui
