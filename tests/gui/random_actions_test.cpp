// SPDX-License-Identifier: GPL-3.0-or-later
// Random actions, clicks and keys, with whatever dialogs they open: no crash, no answer over a
// second, nothing changed outside the folder of the test: neither in the repository nor in the home
// and the folder for temporary files that the program sees. $DAMSCOPE_RANDOM_SECONDS: how long
// (with $QTEST_FUNCTION_TIMEOUT in milliseconds beyond five minutes); $DAMSCOPE_RANDOM_SEED: which
// actions.
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <random>
#include <utility>

namespace damscope::gui::testing {

class RandomActionsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingBreaks();

private:
    [[nodiscard]] int below(int n) {
        return static_cast<int>(random_() % static_cast<unsigned>(n));
    }
    [[nodiscard]] static QStringList filesAround();
    [[nodiscard]] qint64 answered();
    void act();
    void triggerAction();
    void clickSomewhere(QWidget& window);
    [[nodiscard]] QWidget& someWindow();
    void pressSomeKey();
    void answerDialog();
    void answerFileDialog(QFileDialog& dialog);
    void answerPrintDialog(QDialog& dialog);
    [[nodiscard]] QString fileFor(const QFileDialog& dialog) const;

    std::unique_ptr<SampleWindow> sample_;
    std::mt19937 random_;
    QElapsedTimer sinceAlive_;
    qint64 waitedBefore_ = 0; // milliseconds in which the machine did other work
    qint64 slowest_ = 0;
    QString slowestDid_;
    QString did_; // the last action
    int actions_ = 0;
};

constexpr int usualSeconds = 20;
constexpr qint64 tooSlow = 1000; // milliseconds

namespace {

// A file with its size and time, a folder by its name.
void listFiles(const QString& folder, const QStringList& excluded, QStringList& files) {
    constexpr auto all = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    for (const QFileInfo& info : QDir(folder).entryInfoList(all)) {
        const QString path = info.filePath();
        if (std::ranges::any_of(excluded, [&](const QString& name) { return path == name; }))
            continue;
        if (info.isDir() && !info.isSymLink()) {
            files << path;
            listFiles(path, excluded, files);
        } else
            files << QString("%1 %2 %3")
                         .arg(path)
                         .arg(info.size())
                         .arg(info.lastModified().toMSecsSinceEpoch());
    }
}

// What only one of two lists has.
QString changed(const QStringList& before, const QStringList& after) {
    QStringList only;
    for (const auto& [one, other] : {std::pair(&before, &after), std::pair(&after, &before)})
        std::ranges::set_difference(*one, *other, std::back_inserter(only));
    return only.join(QLatin1Char('\n'));
}

// Of the thread of the window: how long it was ready and another one ran.
qint64 waitedForTheMachine() {
    QFile counts("/proc/thread-self/schedstat");
    constexpr qint64 nanoseconds = 1'000'000;
    return counts.open(QIODevice::ReadOnly)
               ? counts.readAll().split(' ').value(1).toLongLong() / nanoseconds
               : 0;
}

} // namespace

// The repository, from which the test runs, without what builds write; the home and the folder for
// temporary files, without what belongs to the settings and to libraries; and which files the real
// home has.
QStringList RandomActionsTest::filesAround() {
    QStringList files;
    listFiles(".", {"./.git", "./build"}, files);
    const QString home = QDir::homePath();
    listFiles(
        home,
        {home + "/.config", home + "/.qttest", home + "/.cache", home + "/.local", home + "/.pki"},
        files);
    listFiles(QDir::tempPath(), {}, files);
    files << QDir(qEnvironmentVariable("DAMSCOPE_REAL_HOME"))
                 .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    files.sort();
    return files;
}

// How long the window has not been ready for the next action, beside other work of the machine.
qint64 RandomActionsTest::answered() {
    const qint64 waited = waitedForTheMachine();
    const qint64 busy = sinceAlive_.restart() - (waited - waitedBefore_);
    waitedBefore_ = waited;
    return busy;
}

// Not the one that ends the program.
void RandomActionsTest::triggerAction() {
    const QStringList excluded{"quit"};
    const auto all = actionsOf(sample_->window()).all();
    QAction* action = all.at(below(static_cast<int>(all.size())));
    if (!action->isEnabled() || excluded.contains(action->objectName()))
        return;
    did_ = action->objectName();
    action->trigger();
}

void RandomActionsTest::clickSomewhere(QWidget& window) {
    const QPoint at(below(std::max(1, window.width())), below(std::max(1, window.height())));
    QWidget* hit = window.childAt(at);
    if (hit == nullptr || hit->inherits("QMenuBar") || hit->inherits("QMenu"))
        return;
    did_ = QString("click on %1 %2 of %3")
               .arg(hit->metaObject()->className(), hit->objectName(),
                    window.metaObject()->className());
    QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(&window, at));
}

// The window, or a dialog beside it, which is closed sometimes.
QWidget& RandomActionsTest::someWindow() {
    QList<QDialog*> dialogs;
    for (QWidget* top : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(top); dialog != nullptr && dialog->isVisible())
            dialogs << dialog;
    if (dialogs.isEmpty() || below(2) == 0)
        return sample_->window();
    QDialog* dialog = dialogs.at(below(static_cast<int>(dialogs.size())));
    if (below(10) == 0)
        dialog->reject();
    return *dialog;
}

void RandomActionsTest::pressSomeKey() {
    constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                              Qt::Key_Tab,  Qt::Key_Space, Qt::Key_Return, Qt::Key_Home,
                              Qt::Key_End,  Qt::Key_3,     Qt::Key_2,      Qt::Key_Escape};
    QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr)
        return;
    const Qt::Key key = keys.at(static_cast<std::size_t>(below(keys.size())));
    did_ = QString("%1 in %2").arg(QKeySequence(key).toString(), focus->metaObject()->className());
    QTest::keyClick(focus, key);
}

QString RandomActionsTest::fileFor(const QFileDialog& dialog) const {
    if (dialog.acceptMode() == QFileDialog::AcceptSave)
        return QString("out%1").arg(actions_);
    if (dialog.fileMode() == QFileDialog::Directory)
        return "treasure";
    return dialog.nameFilters().value(0).contains("*.db") ? "games.db" : "treasure/games.pdn";
}

// A printer that writes a file; none of paper.
void RandomActionsTest::answerPrintDialog(QDialog& dialog) {
    auto* name = dialog.findChild<QLineEdit*>("filename");
    if (name == nullptr || !name->isVisible() || below(2) == 0)
        return dialog.reject();
    name->setText(sample_->file(QString("paper%1.pdf").arg(actions_)));
    dialog.accept();
}

// With a file to write, one to read, or the Delete key on a folder that must stay.
void RandomActionsTest::answerFileDialog(QFileDialog& dialog) {
    switch (below(3)) {
    case 0:
        return dialog.reject();
    case 1: {
        dialog.setDirectory(below(2) == 0 ? sample_->file(".") : QDir::homePath());
        dialog.selectFile("treasure");
        for (auto* list : dialog.findChildren<QAbstractItemView*>())
            if (list->isVisible())
                QTest::keyClick(list, Qt::Key_Delete);
        return;
    }
    default:
        break;
    }
    dialog.selectFile(sample_->file(fileFor(dialog)));
    dialog.setResult(QDialog::Rejected);
    static_cast<QDialog&>(dialog).accept();
    if (dialog.isVisible())
        dialog.reject(); // not a file of the kind that is wanted
}

// A dialog that is on top for a while is answered in some way.
void RandomActionsTest::answerDialog() {
    if (auto* popup = QApplication::activePopupWidget()) {
        popup->close();
        return;
    }
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr)
        return;
    did_ = QString("answer to %1").arg(dialog->metaObject()->className());
    if (auto* files = qobject_cast<QFileDialog*>(dialog))
        return answerFileDialog(*files);
    if (dialog->inherits("QPrintDialog"))
        return answerPrintDialog(*dialog);
    const auto buttons = dialog->findChildren<QAbstractButton*>();
    if (!buttons.isEmpty() && below(3) > 0) {
        QAbstractButton* button = buttons.at(below(static_cast<int>(buttons.size())));
        if (button->isVisible() && button->isEnabled())
            return button->click();
    }
    dialog->reject();
}

void RandomActionsTest::act() {
    ++actions_;
    if (const qint64 took = answered(); took > slowest_) {
        slowest_ = took;
        slowestDid_ = did_;
    }
    if (QApplication::activeModalWidget() != nullptr ||
        QApplication::activePopupWidget() != nullptr)
        return answerDialog();
    switch (below(4)) {
    case 0:
        return triggerAction();
    case 1:
        return pressSomeKey();
    default:
        return clickSomewhere(someWindow());
    }
}

void RandomActionsTest::nothingBreaks() {
    for (const QString& folder : {QDir::homePath(), QDir::tempPath() + "/others"}) {
        QVERIFY(QDir().mkpath(folder + "/treasure/inside"));
        QVERIFY(QFile::copy("samples/annotated.pdn", folder + "/treasure/mine.pdn"));
    }
    const QStringList before = filesAround();
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(QDir(sample_->file(".")).mkdir("treasure"));
    const QString treasure = sample_->file("treasure/games.pdn");
    QVERIFY(QFile::copy("samples/annotated.pdn", treasure));
    const unsigned seed = qEnvironmentVariableIsSet("DAMSCOPE_RANDOM_SEED")
                              ? qEnvironmentVariable("DAMSCOPE_RANDOM_SEED").toUInt()
                              : 20261122U;
    random_.seed(seed);
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/russian.pdn", "samples/broken"}));
    const int wanted = qEnvironmentVariableIntValue("DAMSCOPE_RANDOM_SECONDS");
    // Queued: a timer does not fire again while its own slot runs the event loop of a dialog.
    QTimer pace;
    constexpr int pause = 5; // milliseconds
    pace.setInterval(pause);
    connect(&pace, &QTimer::timeout, this, &RandomActionsTest::act, Qt::QueuedConnection);
    sinceAlive_.start();
    waitedBefore_ = waitedForTheMachine();
    pace.start();
    QTest::qWait(1000 * (wanted > 0 ? wanted : usualSeconds));
    pace.stop();
    QVERIFY(QTest::qWaitFor(
        [this] {
            const bool isOpen = QApplication::activeModalWidget() != nullptr ||
                                QApplication::activePopupWidget() != nullptr;
            if (isOpen)
                answerDialog();
            return !isOpen;
        },
        60'000));
    const QString slowest = QString("%1 ms after %2").arg(slowest_).arg(slowestDid_);
    qInfo("%d random actions, seed %u; the slowest answer: %s.", actions_, seed,
          qPrintable(slowest));
    QVERIFY(sample_->settle());
    QVERIFY(QFile::exists(treasure));
    sample_.reset();
    QCOMPARE(changed(before, filesAround()), QString()); // nor are temporary files left
    QVERIFY2(slowest_ < tooSlow, qPrintable(slowest));
}

} // namespace damscope::gui::testing

// The program sees another home and another folder for temporary files.
int main(int argc, char** argv) {
    const QTemporaryDir world;
    qputenv("DAMSCOPE_REAL_HOME", qgetenv("HOME"));
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qunsetenv(name);
    for (const auto& [name, folder] : {std::pair("HOME", "home"), std::pair("TMPDIR", "tmp")}) {
        QDir().mkpath(world.filePath(folder));
        qputenv(name, QFile::encodeName(world.filePath(folder)));
    }
    const QApplication application(argc, argv);
    damscope::gui::testing::RandomActionsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "random_actions_test.moc"
