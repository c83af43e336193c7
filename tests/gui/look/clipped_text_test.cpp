// SPDX-License-Identifier: GPL-3.0-or-later
// No word is cut: in every task and dialog, at the usual sizes of the window and in every language.
#include "db/findings/study/studies.hpp"
#include "db/people/events/entrants.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/base/job.hpp"
#include "gui/base/widgets.hpp"
#include "gui/filter/filter_bar.hpp"
#include "gui/importing/import_page.hpp"
#include "gui/people/events_page.hpp"
#include "gui/people/players_page.hpp"
#include "gui/people/results_page.hpp"
#include "gui/settings/settings.hpp"
#include "gui/tasks/home_page.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QImage>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>

#include <array>
#include <memory>

namespace damscope::gui::testing {

class ClippedTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();

    void noWordIsCut_data();
    void noWordIsCut();
    void noWordOfADialogIsCut_data();
    void noWordOfADialogIsCut();
    void theResultIsSeenInASmallWindow();
    void theResultOfAHitIsSeenInASmallWindow();
    void aRatingIsWholeOrNotThere();
    void mainButtonsAreSeenInASmallWindow_data();
    void mainButtonsAreSeenInASmallWindow();
    void homeAndReportSayWhatToDoInASmallWindow();
    void anImportIsSeenInASmallWindow();

private:
    [[nodiscard]] QString cutHere(const QString& place, QSize size);
    void showDossier();
    void showResults();

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

namespace {

constexpr QSize smallest(960, 600);

QString cut(const QWidget& widget, const QString& text) {
    return QString("%1 (%2x%3 of %4x%5): %6\n")
        .arg(widget.metaObject()->className())
        .arg(widget.width())
        .arg(widget.height())
        .arg(widget.sizeHint().width())
        .arg(widget.sizeHint().height())
        .arg(text.left(60));
}

bool isCut(const QLabel& label) {
    if (label.text().isEmpty() || dynamic_cast<const ElidedLabel*>(&label) != nullptr)
        return false; // it shows the rest when the mouse pointer is there
    if (label.wordWrap())
        return label.height() < label.heightForWidth(label.width());
    return label.width() < label.minimumSizeHint().width() ||
           label.height() < label.minimumSizeHint().height();
}

bool isCut(const QAbstractButton& button) {
    if (const auto* card = dynamic_cast<const Card*>(&button))
        return !card->icon().isNull() && !card->showsWholeTitle(); // others name games and files
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const bool onlySymbol = tool != nullptr && !tool->icon().isNull() &&
                            tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
    if (button.text().isEmpty() || onlySymbol ||
        dynamic_cast<const FilterChip*>(&button) != nullptr)
        return false;
    return button.width() < button.minimumSizeHint().width() ||
           button.height() < button.minimumSizeHint().height();
}

QString cutTabs(const QTabBar& tabs) {
    QString found;
    for (int i = 0; i < tabs.count(); ++i)
        if (tabs.isTabVisible(i) &&
            tabs.tabRect(i).width() < tabs.fontMetrics().horizontalAdvance(tabs.tabText(i)))
            found += cut(tabs, tabs.tabText(i));
    return found;
}

QString cutTitles(const QHeaderView& header) {
    QString found;
    for (int i = 0; i < header.count(); ++i) {
        const QString title =
            header.model()->headerData(i, header.orientation(), Qt::DisplayRole).toString();
        if (!header.isSectionHidden(i) &&
            header.sectionSize(i) < header.fontMetrics().horizontalAdvance(title))
            found += cut(header, title);
    }
    return found;
}

QString cutIn(const QWidget& window) {
    QString found;
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->isVisible() && isCut(*label))
            found += cut(*label, label->text());
    for (const auto* button : window.findChildren<QAbstractButton*>())
        if (button->isVisible() && isCut(*button))
            found += cut(*button, button->text());
    for (const auto* box : window.findChildren<QGroupBox*>())
        if (box->isVisible() && box->width() < box->minimumSizeHint().width())
            found += cut(*box, box->title());
    for (const auto* tabs : window.findChildren<QTabBar*>())
        if (tabs->isVisible())
            found += cutTabs(*tabs);
    for (const auto* header : window.findChildren<QHeaderView*>())
        if (header->isVisible() && header->orientation() == Qt::Horizontal)
            found += cutTitles(*header);
    return found;
}

} // namespace

void ClippedTextTest::initTestCase() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    qputenv("DAMSCOPE_NAMES", QFile::encodeName(sample_->file("names.ini")));
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/tournaments.zip"}));
    db::Store store(sample_->store(), db::Store::Access::write);
    QCOMPARE(db::deleteGames(store, std::array{db::GameId{5}}, "a test"), std::uint64_t{1});
    QVERIFY(!db::createStudy(store, "Roozenburg",
                             rules::Position::start(rules::Variant::international), "60 22w"));
    const std::array changes{rules::Tag{"Round", "1"}};
    (void)db::editTags(store, std::array{db::GameId{1}}, changes, "edit --set Round");
}

void ClippedTextTest::cleanupTestCase() {
    sample_.reset();
}

void ClippedTextTest::noWordIsCut_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const auto& language : Language::choices())
        for (const QSize size : {smallest, QSize(1366, 768), QSize(1920, 1080)})
            QTest::addRow("%s %dx%d", qPrintable(language.code), size.width(), size.height())
                << language.code << size;
}

// In what is shown now; empty: no word is cut, and the window is as large as it was made.
QString ClippedTextTest::cutHere(const QString& place, QSize size) {
    QApplication::processEvents(); // it is laid out, and may be once more
    (void)QTest::qWaitFor([&] { return cutIn(*window_).isEmpty(); }, 500);
    const QString found =
        cutIn(*window_) + (window_->size() == size ? QString() : cut(*window_, "the whole window"));
    return found.isEmpty() ? found : place + ":\n" + found;
}

void ClippedTextTest::showDossier() {
    actionsOf(*window_).goPlayers->trigger();
    auto& players = part<PlayersPage>(*window_);
    QTRY_VERIFY_WITH_TIMEOUT(players.directory().player() != nullptr, timeout);
    auto& views = part<QTabBar>(players, "playerViews");
    views.setCurrentIndex(views.count() - 1);
    QTRY_VERIFY_WITH_TIMEOUT(players.showsDossier() && players.sheet(), timeout);
}

void ClippedTextTest::showResults() {
    actionsOf(*window_).goEvents->trigger();
    auto& events = part<EventsPage>(*window_);
    QTRY_VERIFY_WITH_TIMEOUT(events.directory().shown(), timeout);
    actionsOf(*window_).typeResults->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(events.printsRound(), timeout);
}

void ClippedTextTest::noWordIsCut() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    window_->useLanguage(language);
    window_->resize(size);
    QString found;
    for (QAction* task : actionsOf(*window_).tasks()) {
        task->trigger();
        QVERIFY(sample_->settle());
        found += cutHere(task->text(), size);
    }
    showDossier();
    found += cutHere("dossier", size);
    part<QTabBar>(*window_, "playerViews").setCurrentIndex(0);
    showResults();
    found += cutHere("results", size);
    part<EventsPage>(*window_).typeResults(false);
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found));
}

namespace {

// Work in progress has a dialog, too: what it leads to is meant.
QDialog* openDialog() {
    for (QWidget* top : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(top);
            dialog != nullptr && dialog->isVisible() &&
            qobject_cast<WorkDialog*>(dialog) == nullptr)
            return dialog;
    return nullptr;
}

// What is read in the background is there.
bool isFilled(const QDialog& dialog) {
    for (const char* name : {"history", "historyDetails"})
        if (const auto* list = dialog.findChild<QTableView*>(name);
            list != nullptr && list->model()->rowCount() == 0)
            return false;
    const auto* study = dialog.findChild<QTextBrowser*>("study");
    return study == nullptr || !study->document()->isEmpty();
}

// A tournament takes most room with a number of rounds.
void fillIn(const QDialog& dialog) {
    auto* kind = dialog.findChild<QComboBox*>("eventKind");
    if (kind == nullptr)
        return;
    kind->setCurrentIndex(kind->findData(static_cast<int>(db::Draw::Kind::rounds)));
    part<QPlainTextEdit>(dialog, "eventPlayers").setPlainText("Bos, Piet\nKlaver, K.\nMol, Cor");
}

// On the smallest screen: words that are cut, buttons out of sight, and a dialog that has no room.
QString wrongWith(QDialog& dialog) {
    const QSize room = smallest - QSize(2 * look::space::medium, look::height::title);
    fillIn(dialog);
    dialog.resize(dialog.size().boundedTo(room));
    if (!QTest::qWaitFor([&] { return isFilled(dialog); }, timeout))
        return "nothing was read";
    const auto found = [&] {
        QString all = cutIn(dialog);
        if (dialog.size() != dialog.size().boundedTo(room))
            all += cut(dialog, dialog.windowTitle());
        for (const auto* box : dialog.findChildren<QDialogButtonBox*>())
            for (const QAbstractButton* button : box->buttons())
                if (button->isVisible() && button->visibleRegion().boundingRect() != button->rect())
                    all += cut(*button, button->text());
        return all;
    };
    (void)QTest::qWaitFor([&] { return found().isEmpty(); }, 500);
    return found();
}

} // namespace

void ClippedTextTest::noWordOfADialogIsCut_data() {
    QTest::addColumn<QObject*>("opening");
    const Actions& a = actionsOf(*window_);
    for (QAction* opening :
         {a.enterEvent,   a.correctEvent, a.history,      a.studies,    a.newGame,   a.editHeader,
          a.editPosition, a.whyMove,      a.annotate,     a.engines,    a.match,     a.names,
          a.properties,   a.sources,      a.deletedGames, a.publish,    a.importHow, a.importOnline,
          a.preferences,  a.commands,     a.manual,       a.rulesPages, a.shortcuts, a.about})
        QTest::newRow(qPrintable(opening->objectName())) << static_cast<QObject*>(opening);
    QTest::newRow("network") << static_cast<QObject*>(&buttonOf(playOf(*window_), "overNetwork"));
}

void ClippedTextTest::noWordOfADialogIsCut() {
    QFETCH(QObject*, opening);
    window_->resize(smallest);
    actionsOf(*window_).goEvents->trigger(); // one of them is corrected
    QTRY_VERIFY_WITH_TIMEOUT(part<EventsPage>(*window_).directory().shown(), timeout);
    for (const auto& language : Language::choices()) {
        window_->useLanguage(language.code);
        QObject waiting;
        bool met = false;
        QString found;
        pollUntil(waiting, [&] {
            QDialog* dialog = openDialog();
            if (dialog == nullptr)
                return false;
            met = true;
            found = wrongWith(*dialog);
            dialog->close(); // what opened it may wait for its answer
            return true;
        });
        QMetaObject::invokeMethod(opening,
                                  qobject_cast<QAction*>(opening) != nullptr ? "trigger" : "click");
        QTRY_VERIFY_WITH_TIMEOUT(met && openDialog() == nullptr, timeout);
        QVERIFY2(found.isEmpty(), qPrintable(language.code + ":\n" + found));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    window_->useLanguage("en");
}

void ClippedTextTest::theResultIsSeenInASmallWindow() {
    window_->useLanguage("en");
    window_->resize(smallest);
    actionsOf(*window_).goGames->trigger();
    QVERIFY(sample_->settle());
    const QTableView& table = tableOf(gamesOf(*window_));
    const auto end = [&table] {
        return table.columnViewportPosition(GameTableModel::result) +
               table.columnWidth(GameTableModel::result);
    };
    QTRY_VERIFY2(end() <= table.viewport()->width(),
                 qPrintable(QString("%1 of %2").arg(end()).arg(table.viewport()->width())));
    // What says less has gone: the event can be read, and nothing is out of sight.
    const int letter = table.fontMetrics().averageCharWidth();
    QVERIFY(table.columnWidth(GameTableModel::event) >= 20 * letter);
    QVERIFY(!table.isColumnHidden(GameTableModel::date));
    QVERIFY(table.isColumnHidden(GameTableModel::variant));
    QVERIFY(table.horizontalHeader()->length() <= table.viewport()->width());
}

void ClippedTextTest::theResultOfAHitIsSeenInASmallWindow() {
    window_->resize(smallest);
    actionsOf(*window_).goSearch->trigger();
    SearchPanel& panel = searchOf(*window_);
    checkBoxOf(panel, "everyPlace").setChecked(true); // more hits than have room
    textOf(panel).setPlainText("white to move");
    panel.search();
    QTRY_VERIFY_WITH_TIMEOUT(!panel.isBusy(), timeout);
    const QTableView& table = tableOf(panel);
    QTRY_VERIFY(table.verticalScrollBar()->isVisible());
    const auto isWhole = [&table](int column) {
        const QModelIndex first = table.model()->index(0, column);
        return table.columnWidth(column) >= table.sizeHintForIndex(first).width() &&
               table.columnViewportPosition(column) + table.columnWidth(column) <=
                   table.viewport()->width();
    };
    for (const auto& language : Language::choices()) {
        window_->useLanguage(language.code);
        QTRY_VERIFY2(!table.isColumnHidden(HitModel::result) && isWhole(HitModel::result) &&
                         isWhole(HitModel::move) &&
                         (table.isColumnHidden(HitModel::year) || isWhole(HitModel::year)),
                     qPrintable(language.code));
    }
    window_->useLanguage("en");
}

// A part of it would be another rating.
void ClippedTextTest::aRatingIsWholeOrNotThere() {
    PlayerStrip strip;
    const auto drawn = [&strip](int width, const QString& rating) {
        PlayerStrip::Player player;
        player.name = "Maggiore, Fabrice";
        player.rating = rating;
        player.toMove = true;
        strip.show(player);
        strip.resize(width, strip.sizeHint().height());
        return strip.grab().toImage();
    };
    const auto ratingWidth = [&drawn](int width) { // what it changes in the picture
        const QImage with = drawn(width, "2110");
        const QImage without = drawn(width, QString());
        int first = -1;
        int last = -2;
        for (int x = 0; x < with.width(); ++x)
            for (int y = 0; y < with.height(); ++y)
                if (with.pixel(x, y) != without.pixel(x, y)) {
                    first = first < 0 ? x : first;
                    last = x;
                }
        return last - first + 1;
    };
    const int whole = ratingWidth(600);
    QVERIFY(whole > 0);
    for (int width = 100; width < 600; width += 4)
        if (const int now = ratingWidth(width); now != 0)
            QCOMPARE(now, whole);
}

void ClippedTextTest::mainButtonsAreSeenInASmallWindow_data() {
    QTest::addColumn<QAction*>("task");
    QTest::addColumn<QByteArray>("button");
    const Actions& a = actionsOf(*window_);
    QTest::newRow("study") << a.goStudy << QByteArray("analyseGame");
    QTest::newRow("search") << a.goSearch << QByteArray("searchNow");
    QTest::newRow("play") << a.goPlay << QByteArray("begin");
    QTest::newRow("players") << a.goPlayers << QByteArray("preparePlayer");
    QTest::newRow("events") << a.goEvents << QByteArray("listEvent");
    QTest::newRow("training") << a.goTraining << QByteArray("makeExercises");
}

void ClippedTextTest::mainButtonsAreSeenInASmallWindow() {
    QFETCH(QAction*, task);
    QFETCH(QByteArray, button);
    window_->useLanguage("ru"); // its words are long
    window_->resize(smallest);
    task->trigger();
    QVERIFY(sample_->settle());
    const auto* shown = window_->findChild<QAbstractButton*>(QString::fromLatin1(button));
    QVERIFY(shown != nullptr);
    QTRY_VERIFY(shown->isVisible());
    QTRY_COMPARE(shown->visibleRegion().boundingRect(), shown->rect());
    window_->useLanguage("en");
}

namespace {

// Where the link is drawn in the part of the page that is in sight; null if there is none.
QRect placeOf(const QTextBrowser& page, const QString& link) {
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().anchorHref() == link) {
                QTextCursor at(block);
                at.setPosition(part.fragment().position());
                const QRect first = page.cursorRect(at);
                at.setPosition(part.fragment().position() + part.fragment().length());
                return first.united(page.cursorRect(at));
            }
    return {};
}

} // namespace

void ClippedTextTest::homeAndReportSayWhatToDoInASmallWindow() {
    window_->useLanguage("ru");
    window_->resize(smallest);
    window_->showHome();
    QVERIFY(sample_->settle());
    int cards = 0;
    for (const auto* card : part<HomePage>(*window_).findChildren<Card*>())
        if (card->isVisible() && !card->icon().isNull()) {
            QTRY_COMPARE(card->visibleRegion().boundingRect(), card->rect());
            ++cards;
        }
    QVERIFY(cards >= 4);
    actionsOf(*window_).goReport->trigger();
    QVERIFY(sample_->settle());
    const auto& report = part<QTextBrowser>(*window_, "reportPage");
    QTRY_VERIFY(report.isVisible());
    const QRect analyse = placeOf(report, "#analyse");
    QVERIFY(!analyse.isNull());
    QVERIFY(report.viewport()->rect().contains(analyse));
    window_->useLanguage("en");
}

// Last: it brings games with problems.
void ClippedTextTest::anImportIsSeenInASmallWindow() {
    actionsOf(*window_).goGames->trigger(); // from where an import leads to its report
    window_->resize(smallest);
    const QString damaged = sample_->write("damaged.zip", "PK\003\004 and no more");
    QVERIFY(sample_->import({"samples/broken", damaged}));
    auto& page = part<ImportPage>(*window_);
    QTRY_VERIFY(page.isVisible() && page.report());
    QVERIFY(page.report()->errorCount > 0 && page.report()->warningCount > 0);
    QCOMPARE(page.report()->unread.size(), std::size_t{1});
    const auto& tabs = part<QTabBar>(page, "importTabs");
    const QAbstractButton& games = buttonOf(page, "showImported");
    for (const auto& language : Language::choices()) {
        window_->useLanguage(language.code);
        QTRY_COMPARE(games.visibleRegion().boundingRect(), games.rect());
        for (int i = 0; i < tabs.count(); ++i)
            QTRY_VERIFY2(tabs.rect().contains(tabs.tabRect(i)), qPrintable(tabs.tabText(i)));
        for (const QSize size : {QSize(1366, 768), QSize(1920, 1080), smallest}) {
            window_->resize(size);
            const QString found = cutHere(language.code, size);
            QVERIFY2(found.isEmpty(), qPrintable('\n' + found));
        }
    }
    window_->useLanguage("en");
}

namespace {
const NamedTest<ClippedTextTest> registeredClippedTextTest("clipped_text");
}

} // namespace damscope::gui::testing

#include "clipped_text_test.moc"
