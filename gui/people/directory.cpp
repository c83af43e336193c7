// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/directory.hpp"

#include "gui/base/message_bar.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int typingDelay = 200; // milliseconds after the last key
constexpr QLatin1String ratingsPicture("ratings:");
constexpr int listShare = 2; // a crosstable needs much more
constexpr int pageShare = 5;
constexpr int leastName = 18;  // letters
constexpr int leastGames = 20; // with the title

bool isSame(const Target& one, const Target& other) {
    return one.to == other.to && one.id == other.id && one.name == other.name;
}

// What alerts of a directory are about.
QString listNotRead(const Directory& directory) {
    return directory.objectName() + QStringLiteral(": list not read");
}

QString pageNotRead(const Directory& directory) {
    return directory.objectName() + QStringLiteral(": page not read");
}

} // namespace

Directory::Directory(const char* name, DirectoryContent content, QWidget* parent)
    : QWidget(parent), content_(std::move(content)), filter_(new QLineEdit(this)),
      list_(new QTableView(this)), count_(new QLabel(this)), export_(new QToolButton(this)),
      back_(new QToolButton(this)), page_(new QTextBrowser(this)) {
    compose(name);
    typing_.setSingleShot(true);
    typing_.setInterval(typingDelay);
    connect(filter_, &QLineEdit::textChanged, &typing_, qOverload<>(&QTimer::start));
    connect(&typing_, &QTimer::timeout, this, &Directory::ask);
    fitting_.setSingleShot(true);
    fitting_.setInterval(100); // milliseconds without another size
    connect(&fitting_, &QTimer::timeout, this, &Directory::fitPage);
    page_->installEventFilter(this);
    auto* down = new QShortcut(Qt::Key_Down, filter_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, this, &Directory::enterList);
    connect(filter_, &QLineEdit::returnPressed, this, &Directory::enterList);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        openChosen();
        emit selectionChanged();
    });
    connect(page_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (const auto target = targetOf(url))
            emit targetChosen(*target);
    });
    connect(back_, &QToolButton::clicked, this, &Directory::goBack);
    connect(export_, &QToolButton::clicked, this, &Directory::exportWanted);
    setPlaceholder(*list_, [this] {
        return listJob_.isRunning()             ? QString()
               : listedFor_.trimmed().isEmpty() ? emptyWords_
                                                : unmatchedWords_;
    });
    write();
}

void Directory::compose(const char* name) {
    setObjectName(name);
    for (const auto& [part, what] : {std::pair<QWidget*, const char*>(filter_, "Filter"),
                                     {list_, "List"},
                                     {export_, "Export"},
                                     {back_, "Back"},
                                     {page_, "Page"}})
        part->setObjectName(QString::fromLatin1(name) + QLatin1String(what));
    both_ = new QSplitter(Qt::Horizontal, this);
    both_->addWidget(composeList());
    both_->addWidget(composePage());
    both_->setStretchFactor(0, listShare);
    both_->setStretchFactor(1, pageShare);
    both_->setSizes({100 * listShare, 100 * pageShare});
    both_->setChildrenCollapsible(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(both_);
    setFocusProxy(filter_);
}

QWidget* Directory::composeList() {
    filter_->setClearButtonEnabled(true);
    list_->setModel(&model_);
    list_->setAlternatingRowColors(true);
    setUpList(*list_, {});
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setSortingEnabled(true);
    list_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    columns_ = new ListColumns(*list_);
    export_->setIcon(look::symbol("document-export"));
    export_->setAutoRaise(true);
    export_->setFocusPolicy(Qt::StrongFocus);
    auto* left = new QWidget(this);
    left_ = new QVBoxLayout(left);
    auto* top = new QHBoxLayout;
    top->addWidget(filter_, 1);
    top->addWidget(count_);
    top->addWidget(export_);
    left_->addLayout(top);
    left_->addWidget(list_, 1);
    return left;
}

QWidget* Directory::composePage() {
    back_->setIcon(look::symbol("go-previous"));
    back_->setAutoRaise(true);
    page_->setWordWrapMode(QTextOption::WordWrap); // a wide crosstable scrolls
    page_->setOpenLinks(false);
    page_->setFrameShape(QFrame::NoFrame);
    page_->document()->setDocumentMargin(look::space::large);
    auto* right = new QWidget(this);
    right_ = new QVBoxLayout(right);
    right_->setContentsMargins(0, 0, 0, 0);
    top_ = new QHBoxLayout;
    top_->setContentsMargins(0, look::space::small, look::space::small, 0);
    top_->addWidget(back_, 0, Qt::AlignTop | Qt::AlignLeft);
    right_->addLayout(top_);
    right_->addWidget(page_, 1);
    return right;
}

void Directory::setStore(const std::filesystem::path& store) {
    store_ = store;
    sheet_.reset();
    player_.reset();
    games_.clear();
    ratings_.clear();
    shown_.reset();
    before_.clear();
    pageJob_.cancel();
    retractFailure(*this, pageNotRead(*this));
    forgetList();
    write();
    refresh();
}

// Its ids mean nothing in another store.
void Directory::forgetList() {
    listJob_.cancel();
    retractFailure(*this, listNotRead(*this));
    targets_.clear();
    model_.clear();
    count_->clear();
}

void Directory::alertList(const QString& reason) {
    outdated_ = true;
    alertFailure(
        *this, listNotRead(*this), [] { return tr("The list could not be read"); }, reason,
        [this] { ask(); });
}

void Directory::alertPage(const QString& reason) {
    outdated_ = true;
    alertFailure(
        *this, pageNotRead(*this), [] { return tr("The page could not be read"); }, reason,
        [this] {
            if (shown_)
                askForPage(*shown_);
        });
}

void Directory::refresh() {
    outdated_ = true;
    if (isVisible())
        return ask();
    for (const QString& failure : {listNotRead(*this), pageNotRead(*this)})
        retractFailure(*this, failure); // both are read again once they are in sight
}

void Directory::readMissing() {
    if (outdated_ && isVisible())
        ask();
}

void Directory::setFilter(const QString& text) {
    filter_->setText(text);
    typing_.stop();
    ask();
}

void Directory::setWords(const QString& filter, const QString& empty, const QString& unmatched,
                         const QString& unknown) {
    filter_->setPlaceholderText(filter);
    filter_->setAccessibleName(filter);
    emptyWords_ = empty;
    unmatchedWords_ = unmatched;
    unknownWords_ = unknown;
    write();
}

void Directory::addBelow(QWidget& widget) {
    left_->addWidget(&widget);
}

void Directory::giveRoomToPage() {
    constexpr int wide = 4; // times the list
    both_->setStretchFactor(0, 1);
    both_->setStretchFactor(1, wide);
    both_->setSizes({look::place::sideList, wide * look::place::sideList});
}

void Directory::addAbovePage(QWidget& widget) {
    top_->addWidget(&widget, 1);
}

void Directory::addInsteadOfPage(QWidget& widget) {
    instead_ = &widget;
    right_->addWidget(&widget, 1);
    showInstead(false);
}

void Directory::showInstead(bool other) {
    page_->setVisible(!other);
    instead_->setVisible(other);
}

void Directory::setPage(DirectoryContent::ShowPage page) {
    content_.page = std::move(page);
    if (shown_)
        askForPage(*shown_);
}

std::vector<std::size_t> Directory::selected() const {
    std::vector<std::size_t> places;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows())
        places.push_back(model_.placeOf(index.row()));
    return places;
}

void Directory::ask() {
    if (store_.empty())
        return forgetList();
    outdated_ = false;
    listJob_.start(
        [this, file = store_, names = NamesInUse::of(*this), text = filter_->text().toStdString(),
         list = content_.list,
         language = rulesLanguage()](const Job::Report&, const std::stop_token&) -> Job::Step {
            db::Store store(file, db::Store::Access::read, names);
            auto found = std::make_shared<DirectoryContent::List>(list(store, text, language));
            return [this, found] { show(std::move(*found)); };
        });
    if (shown_)
        askForPage(*shown_);
}

void Directory::show(DirectoryContent::List list) {
    retractFailure(*this, listNotRead(*this));
    const QSignalBlocker quiet(list_->selectionModel());
    targets_ = std::move(list.targets);
    std::vector<qint64> ids;
    std::ranges::transform(targets_, std::back_inserter(ids), &Target::id);
    model_.setTable(list.table, std::move(ids));
    list_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    columns_->setRooms(rooms());
    list_->setMinimumWidth((leastName + leastGames) * list_->fontMetrics().averageCharWidth());
    count_->setText(QLocale().toString(model_.rowCount()));
    const bool isFiltered = std::exchange(listedFor_, filter_->text()) != filter_->text();
    const bool isListed =
        shown_ && std::ranges::find(targets_, shown_->id, &Target::id) != targets_.end();
    // Who filters the list wants to see one of those that it has.
    if (!targets_.empty() && (!shown_ || (isFiltered && !isListed)))
        askForPage(targets_.front());
    if (shown_)
        select(*shown_);
}

// Columns are as wide as what they say, within limits. The first one, names, its neighbour, and the
// first of numbers, the games, say most.
std::vector<ListColumns::Room> Directory::rooms() const {
    constexpr int most = 30;       // letters
    constexpr int mostBeside = 21; // of words beside the names: the dates of one month
    const QAbstractItemView& view = *list_;
    const int letter = list_->fontMetrics().averageCharWidth();
    std::vector<ListColumns::Room> rooms;
    bool isGames = true;
    for (int i = 0; i < model_.columnCount(); ++i) {
        const int limit = i == 0 || model_.isNumber(i) ? most : mostBeside;
        const int letters = std::min(limit, (view.sizeHintForColumn(i) + letter - 1) / letter);
        const bool first = model_.isNumber(i) ? std::exchange(isGames, false) : i == 1;
        if (i == 0)
            rooms.push_back({leastName, std::max(letters, leastName + 1)});
        else
            rooms.push_back({letters, letters, first ? i : -i});
    }
    return rooms;
}

void Directory::enterList() {
    list_->setFocus();
    if (selected().empty() && model_.rowCount() > 0)
        list_->selectRow(0);
}

void Directory::openChosen() {
    const std::vector<std::size_t> places = selected();
    if (places.size() == 1)
        open(targets_.at(places.front()));
}

void Directory::open(const Target& target) {
    if (shown_ && isSame(*shown_, target))
        return;
    if (shown_)
        before_.push_back(*shown_);
    askForPage(target);
}

void Directory::goBack() {
    if (before_.empty())
        return;
    const Target target = before_.back();
    before_.pop_back();
    askForPage(target);
}

void Directory::askForPage(const Target& target) {
    if (store_.empty())
        return;
    if (!shown_ || !isSame(*shown_, target)) // nothing is done with the games of another event
        games_.clear();
    shown_ = target;
    pageJob_.start([this, file = store_, names = NamesInUse::of(*this), target,
                    page = content_.page, language = rulesLanguage()](
                       const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read, names);
        auto found =
            std::make_shared<std::optional<DirectoryContent::Page>>(page(store, target, language));
        return [this, found, target] { show(*found, target); };
    });
}

void Directory::show(const std::optional<DirectoryContent::Page>& page, const Target& wanted) {
    retractFailure(*this, pageNotRead(*this));
    if (page) {
        sheet_ = page->sheet;
        ratings_ = page->ratings;
        isOfTeams_ = page->isOfTeams;
        players_ = page->players;
        games_ = page->games;
        counting_ = page->counting;
        player_ = page->player;
        shown_ = page->target;
    } else {
        ratings_.clear();
        isOfTeams_ = false;
        players_.clear();
        games_.clear();
        counting_ = {};
        player_.reset();
        sheet_ = pages::Sheet{wanted.name.toStdString(), {unknownWords_.toStdString()}, {}};
    }
    write();
    select(*shown_);
    emit pageShown();
}

void Directory::select(const Target& target) {
    const QSignalBlocker quiet(list_->selectionModel());
    const auto found = std::ranges::find_if(
        targets_, [&](const Target& listed) { return listed.id == target.id; });
    const auto row = found == targets_.end()
                         ? std::nullopt
                         : model_.rowOf(static_cast<std::size_t>(found - targets_.begin()));
    if (!row || selected().size() > 1)
        return;
    list_->setCurrentIndex(model_.index(*row, 0));
    list_->scrollTo(model_.index(*row, 0));
    list_->viewport()->update();
}

void Directory::write() {
    back_->setToolTip(tr("Previous page"));
    back_->setAccessibleName(back_->toolTip());
    back_->setEnabled(!before_.empty());
    export_->setToolTip(tr("Export the list: table, PDF or web page"));
    export_->setAccessibleName(export_->toolTip());
    const RatingChartLook look{chartTheme(palette()), font(),
                               QSize(look::plot::ratings, look::plot::ratingsHigh),
                               devicePixelRatioF()};
    const QImage chart = ratingChart(ratings_, look);
    page_->document()->addResource(QTextDocument::ImageResource, QUrl(QString(ratingsPicture)),
                                   chart);
    picture_ = chart.isNull() ? QString()
                              : QStringLiteral("<p><img src=\"%1\" width=\"%2\"></p>")
                                    .arg(ratingsPicture)
                                    .arg(look::plot::ratings);
    html_ = pageText();
    page_->setHtml(html_);
    page_->setAccessibleName(sheet_ ? QString::fromStdString(sheet_->title) : emptyWords_);
}

QString Directory::pageText() const {
    return sheet_ ? sheetText(*sheet_, palette(), picture_, roomOf(*page_)) : QString();
}

// The tables fit into the width that the page has now; what is read stays in sight.
void Directory::fitPage() {
    QString html = pageText();
    if (html == html_)
        return;
    html_ = std::move(html);
    const int read = page_->verticalScrollBar()->value();
    page_->setHtml(html_);
    page_->verticalScrollBar()->setValue(read);
}

bool Directory::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show ||
        event->type() == QEvent::FontChange)
        fitting_.start();
    return QWidget::eventFilter(watched, event);
}

void Directory::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        write();
}

// What is not seen is not listed.
void Directory::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    readMissing();
}

} // namespace damscope::gui
