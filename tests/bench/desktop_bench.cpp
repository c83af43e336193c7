// SPDX-License-Identifier: GPL-3.0-or-later
//
// How soon the desktop is there, and how long it ever keeps its user waiting:
//
//     desktop_bench FOLDER [GAMES]
//
// The first start is that of a process of its own, in an empty home, with the bundled samples. Then
// a window is opened on a store of made-up games (a million, if no number is given; made in the
// folder the first time) and used: scrolled, sorted, filtered, searched, also while an import and
// an analysis run. What is measured is every event from its delivery to its end, since nothing else
// is answered meanwhile; *answer* is the time from a wish to what was wished for. Nothing is shown:
// Qt draws into memory. At the end stands how many events took more than 50 ms, and the exit status
// is 1 if any did. How many did so by their own work, without waiting for a core, is printed too:
// that is what counts on a machine that has other things to do.
#include "gui/base/actions.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/look/style.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/search/query_editors.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/window/main_window.hpp"
#include "parser/write/write.hpp"
#include "tests/bench/made_up_games.hpp"
#include "tests/bench/made_up_store.hpp"
#include "tests/bench/measure.hpp"
#include "tests/gui/widgets.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QKeyEvent>
#include <QLineEdit>
#include <QProcess>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <string>

using namespace damscope;
using namespace damscope::gui::testing;

namespace {

constexpr int millionGames = 1'000'000;

/// Times every event that is delivered from the event loop.
class WatchedApplication : public QApplication {
public:
    using QApplication::QApplication;

    struct Events {
        double longest = 0; ///< milliseconds
        std::string what;   ///< which event of which class that was
        int over50 = 0;
        int over50OfWork = 0; ///< without waiting for a core
        int over100 = 0;
    };
    /// What happened since the last call.
    Events take() { return std::exchange(events_, {}); }

    bool notify(QObject* receiver, QEvent* event) override {
        if (inside_)
            return QApplication::notify(receiver, event);
        inside_ = true;
        // Neither may be left when the event has been handled.
        const char* type = receiver->metaObject()->className();
        const int kind = event->type();
        const double waited = bench::waitedSeconds();
        const double before = bench::wallSeconds();
        const bool handled = QApplication::notify(receiver, event);
        const double took = bench::wallSeconds() - before;
        note(1e3 * took, 1e3 * (took - (bench::waitedSeconds() - waited)), type, kind);
        inside_ = false;
        return handled;
    }

private:
    void note(double milliseconds, double ofWork, const char* type, int kind) {
        events_.over50 += milliseconds > 50 ? 1 : 0;
        events_.over50OfWork += ofWork > 50 ? 1 : 0;
        events_.over100 += milliseconds > 100 ? 1 : 0;
        if (milliseconds <= events_.longest)
            return;
        events_.longest = milliseconds;
        events_.what = std::string(type) + ", event " + std::to_string(kind);
    }

    bool inside_ = false;
    Events events_;
};

/// Uses a window as its user does and prints a row for each thing done.
class User {
public:
    User(WatchedApplication& application, gui::MainWindow& window)
        : application_(application), window_(window) {
        std::printf("| | answer ms | longest event ms | over 50 ms | of these work | over 100 ms "
                    "| the longest |\n|---|---|---|---|---|---|---|\n");
    }

    /// Does something from the event loop and waits until it is done and drawn.
    void does(const std::string& name, const std::function<void()>& act,
              const std::function<bool()>& done) {
        const double before = begin();
        inLoop(act);
        while (!done())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        end(name, before);
    }
    /// Does something so many times, each drawn before the next.
    void repeats(const std::string& name, int times, const std::function<void(int)>& act) {
        const double before = begin();
        for (int i = 0; i < times; ++i)
            inLoop([&] { act(i); });
        end(times == 1 ? name : std::to_string(times) + " times: " + name, before);
    }
    struct Over50 {
        int all = 0;
        int ofWork = 0; ///< without waiting for a core
    };
    /// How many events took more than 50 ms, in all that was done.
    [[nodiscard]] const Over50& over50() const { return over50_; }
    void presses(QWidget& widget, int key, const QString& text = {},
                 Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        for (const auto kind : {QEvent::KeyPress, QEvent::KeyRelease})
            QApplication::postEvent(&widget, new QKeyEvent(kind, key, modifiers, text));
    }

private:
    double begin() {
        draw();
        (void)application_.take();
        return bench::wallSeconds();
    }
    void inLoop(const std::function<void()>& act) {
        QMetaObject::invokeMethod(&window_, act, Qt::QueuedConnection);
        draw();
    }
    // What is posted while events are handled waits for the next turn.
    static void draw() {
        for (int turn = 0; turn < 3; ++turn)
            QApplication::processEvents();
    }
    void end(const std::string& name, double before) {
        const double answer = 1e3 * (bench::wallSeconds() - before);
        draw();
        const auto events = application_.take();
        std::printf("| %s | %.0f | %.1f | %d | %d | %d | %s |\n", name.c_str(), answer,
                    events.longest, events.over50, events.over50OfWork, events.over100,
                    events.what.c_str());
        std::fflush(stdout);
        over50_.all += events.over50;
        over50_.ofWork += events.over50OfWork;
    }

    WatchedApplication& application_;
    gui::MainWindow& window_;
    Over50 over50_;
};

void turnWheel(QWidget& over, int notches) {
    const QPointF at(40, 40);
    constexpr int notch = 120; // eighths of a degree, see QWheelEvent
    QApplication::postEvent(&over, new QWheelEvent(at, over.mapToGlobal(at), {},
                                                   {0, notches * notch}, Qt::NoButton,
                                                   Qt::NoModifier, Qt::NoScrollPhase, false));
}

void scroll(User& user, QTableView& table) {
    QScrollBar& bar = *table.verticalScrollBar();
    constexpr int steps = 300;
    user.repeats("scroll with the wheel", steps, [&](int) { turnWheel(*table.viewport(), -1); });
    user.repeats("drag the scroll bar to the end", steps,
                 [&](int i) { bar.setValue(bar.maximum() * (i + 1) / steps); });
    user.repeats("to the last row", 1,
                 [&](int) { user.presses(table, Qt::Key_End, {}, Qt::ControlModifier); });
    user.repeats("page up", steps, [&](int) { user.presses(table, Qt::Key_PageUp); });
    user.repeats("go down row by row, with the preview", steps,
                 [&](int) { user.presses(table, Qt::Key_Down); });
}

void sort(User& user, gui::GamesPanel& games) {
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder})
        for (const int column : {gui::GameTableModel::white, gui::GameTableModel::whiteRating,
                                 gui::GameTableModel::event, gui::GameTableModel::date,
                                 gui::GameTableModel::moves, gui::GameTableModel::number})
            user.does(
                "sort by " + gui::GameTableModel::fullName(column).toStdString() +
                    (order == Qt::AscendingOrder ? ", up" : ", down"),
                [&games, column, order] { tableOf(games).sortByColumn(column, order); },
                [&games] { return !games.isBusy(); });
}

void filter(User& user, gui::GamesPanel& games) {
    QLineEdit& line = filterLineOf(games);
    for (const char* text : {"Player 17", "player:17 from:1998 result:white", "plies:40-",
                             "where white man captures at least 3 promoting", ""})
        user.does(
            std::string("filter: ") + (*text == '\0' ? "none" : text),
            [&, text] {
                line.selectAll();
                user.presses(line, Qt::Key_Backspace);
                for (const char* c = text; *c != '\0'; ++c)
                    user.presses(line, Qt::Key_A, QString(QLatin1Char(*c)));
            },
            [&, text] { return line.text() == text && !games.isBusy(); });
}

void goTo(User& user, const char* name, QAction& task) {
    user.does(
        std::string("go to ") + name, [&] { task.trigger(); }, [] { return true; });
}

void select(User& user, gui::GamesPanel& games) {
    user.does(
        "select all", [&] { tableOf(games).selectAll(); }, [] { return true; });
    user.does(
        "sort with all selected",
        [&] { tableOf(games).sortByColumn(gui::GameTableModel::date, Qt::AscendingOrder); },
        [&games] { return !games.isBusy(); });
    user.does(
        "open a game from the middle of the list",
        [&] {
            const int row = games.model().rowCount() / 2;
            emit tableOf(games).activated(games.model().index(row, 0));
        },
        [] { return true; });
}

void look(User& user, gui::MainWindow& window) {
    const auto& next = *actionsOf(window).next;
    goTo(user, "Openings", *actionsOf(window).goOpenings);
    user.does(
        "openings of the starting position", [&] { documentOf(window).goToStart(); },
        [&] { return !openingsOf(window).isBusy(); });
    user.does(
        "openings, five moves on",
        [&] {
            for (int i = 0; i < 5; ++i)
                const_cast<QAction&>(next).trigger();
        },
        [&] { return !openingsOf(window).isBusy(); });
    goTo(user, "Search", *actionsOf(window).goSearch);
    user.does(
        "search with 94,514 hits",
        [&] {
            textOf(searchOf(window)).setPlainText("white man captures at least 3 promoting");
            searchOf(window).search();
        },
        [&] { return !searchOf(window).isBusy(); });
    QTableView& hits = tableOf(searchOf(window));
    user.repeats("page down in the hits", 100, [&](int) { user.presses(hits, Qt::Key_PageDown); });
}

// A file of so many games; every tenth has a move that cannot be played.
QString writeArchive(const QString& folder, std::uint64_t games) {
    QString name = folder + "/archive.pdn";
    std::ofstream out(name.toStdString());
    for (std::uint64_t i = 0; i < games; ++i) {
        std::string game = parser::writePdn(bench::madeUpGame(i));
        if (const auto at = game.find(" 10. "); i % 10 == 0 && at != std::string::npos)
            game.insert(at + 5, "1-50 ");
        out << game << '\n';
    }
    return name;
}

void import(User& user, gui::MainWindow& window) {
    constexpr std::uint64_t games = 20'000;
    const QTemporaryDir folder;
    const QString archive = writeArchive(folder.path(), games);
    user.does(
        "import 20,000 games, one in ten broken",
        [&] {
            window.stores().importInto((folder.path() + "/imported.db").toStdString(), {archive});
        },
        [&] { return !importing(window) && !gamesOf(window).isBusy(); });
}

// The games of another archive come into a copy of the store, one of its games is analysed, and
// somebody scrolls through the list, steps through the game and goes from one to the other
// meanwhile.
void importAndAnalyse(User& user, gui::MainWindow& window, const std::filesystem::path& store) {
    constexpr std::uint64_t games = 40'000;
    const QTemporaryDir folder;
    const QString archive = writeArchive(folder.path(), games);
    const std::filesystem::path copy = folder.filePath("copy.db").toStdString();
    std::filesystem::copy_file(store, copy);
    user.does(
        "open a copy of the store", [&] { window.stores().open(copy); },
        [&] { return window.stores().store() == copy && !gamesOf(window).isBusy(); });
    goTo(user, "Games", *actionsOf(window).goGames);
    user.does(
        "open the first game",
        [&] { emit tableOf(gamesOf(window)).activated(gamesOf(window).model().index(0, 0)); },
        [] { return true; });
    const gui::Actions& actions = actionsOf(window);
    int turn = 0;
    user.does(
        "import 40,000 games while a game is analysed and looked at, and the list scrolled",
        [&] {
            actions.analyseGame->trigger();
            window.stores().importInto(window.stores().store(), {archive});
        },
        [&] {
            if (++turn % 16 == 0)
                turnWheel(*tableOf(gamesOf(window)).viewport(), turn % 32 == 0 ? -3 : 2);
            if (turn % 64 == 0)
                actions.next->trigger();
            if (turn % 512 == 0)
                (turn % 1024 == 0 ? actions.goGames : actions.goStudy)->trigger();
            return !importing(window) && !gamesOf(window).isBusy();
        });
}

gui::MainWindow& shown(gui::MainWindow& window) {
    window.useLanguage("en");
    window.resize(1366, 768);
    window.show();
    return window;
}

// How many events took more than 50 ms.
User::Over50 useMillions(WatchedApplication& application, const std::filesystem::path& store,
                         const QString& home) {
    gui::MainWindow window(home + "/recovery");
    User user(application, shown(window));
    user.does(
        "open the store and list its games", [&] { window.stores().open(store); },
        [&] { return !gamesOf(window).isBusy() && gamesOf(window).model().rowCount() > 0; });
    goTo(user, "Games", *actionsOf(window).goGames);
    scroll(user, tableOf(gamesOf(window)));
    sort(user, gamesOf(window));
    filter(user, gamesOf(window));
    select(user, gamesOf(window));
    look(user, window);
    import(user, window);
    importAndAnalyse(user, window, store);
    documentOf(window).markSaved();
    return user.over50();
}

// In a process of its own: what it prints are times of the clock that all processes share.
int beFirstStart(WatchedApplication& application, const QString& home) {
    const auto report = [](const char* what) {
        std::printf("%s %.6f\n", what, bench::wallSeconds());
        std::fflush(stdout);
    };
    gui::MainWindow window(home + "/recovery");
    shown(window);
    QStringList samples;
    for (const QFileInfo& file : QDir("samples").entryInfoList({"*.pdn"}, QDir::Files))
        samples << file.absoluteFilePath();
    window.stores().importInto((home + "/samples.db").toStdString(), samples);
    QApplication::processEvents(); // draws it
    report("shown");
    while (importing(window) || gamesOf(window).isBusy() || gamesOf(window).model().rowCount() == 0)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QApplication::processEvents();
    report("filled");
    std::printf("longest %.6f\n", 1e-3 * application.take().longest);
    return 0;
}

// Five times, since the first has to fetch Qt from the disk.
void measureFirstStart() {
    std::printf("| first start | window drawn ms | samples listed, first game shown ms | longest "
                "event ms |\n|---|---|---|---|\n");
    for (int run = 1; run <= 5; ++run) {
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        const double start = bench::wallSeconds();
        child.start(QApplication::applicationFilePath(), {"--first-start"});
        child.waitForFinished();
        const QStringList words =
            QString::fromUtf8(child.readAll()).split(QRegularExpression("\\s+"));
        const auto after = [&](const char* word) {
            return words.value(words.indexOf(word) + 1).toDouble();
        };
        std::printf("| %d | %.0f | %.0f | %.1f |\n", run, 1e3 * (after("shown") - start),
                    1e3 * (after("filled") - start), 1e3 * after("longest"));
        std::fflush(stdout);
    }
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::fprintf(stderr, "desktop_bench FOLDER [GAMES]\n");
        return 2;
    }
    // Nothing of the user's is read or changed.
    const QTemporaryDir home;
    for (const char* variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        qputenv(variable, QFile::encodeName(home.path()));
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_LOGGING_RULES", "*.debug=false;*.info=false;qt.qpa.*=false;default.warning=false");
    WatchedApplication application(count, words);
    QApplication::setStyle(new damscope::gui::look::Style);
    if (QString(words[1]) == "--first-start")
        return beFirstStart(application, home.path());
    std::filesystem::create_directories(words[1]);
    const auto games = count > 2 ? std::stoull(words[2]) : millionGames;
    const std::filesystem::path store = bench::madeUpStore(words[1], games);
    measureFirstStart();
    User::Over50 over50;
    for (const char* state : {"cold", "warm"}) {
        std::printf("\na store of %llu games, %s\n\n", static_cast<unsigned long long>(games),
                    state);
        if (std::string(state) == "cold")
            bench::dropFromCache(store);
        const User::Over50 now = useMillions(application, store, home.path());
        over50.all += now.all;
        over50.ofWork += now.ofWork;
    }
    std::printf("\nevents over 50 ms: %d, of these by their own work: %d\n", over50.all,
                over50.ofWork);
    return over50.all == 0 ? 0 : 1;
}
