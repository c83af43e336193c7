// SPDX-License-Identifier: GPL-3.0-or-later
// Random actions, clicks and keys, with whatever dialogs they open: no crash, no answer over a
// second, nothing changed outside the folder of the test. $DAMSCOPE_RANDOM_SECONDS: how long
// (with $QTEST_FUNCTION_TIMEOUT in milliseconds beyond five minutes); $DAMSCOPE_RANDOM_SEED: which
// actions.
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <memory>
#include <random>

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
    void act();
    void triggerAction();
    void clickSomewhere(QWidget& window);
    void pressSomeKey();
    void answerDialog();
    void answerFileDialog(QFileDialog& dialog);

    std::unique_ptr<SampleWindow> sample_;
    std::mt19937 random_;
    QElapsedTimer sinceAlive_;
    qint64 slowest_ = 0;
    int actions_ = 0;
};

constexpr int usualSeconds = 20;
constexpr qint64 tooSlow = 1000; // milliseconds

// What lies in the folder from which the test runs, without what builds write.
QStringList RandomActionsTest::filesAround() {
    QStringList files;
    for (const char* folder : {"samples", "docs", "gui", "tests"}) {
        QDirIterator at(folder, QDir::Files, QDirIterator::Subdirectories);
        while (at.hasNext()) {
            at.next();
            files << QString("%1 %2 %3")
                         .arg(at.filePath())
                         .arg(at.fileInfo().size())
                         .arg(at.fileInfo().lastModified().toMSecsSinceEpoch());
        }
    }
    files.sort();
    return files;
}

// Not those that end the program, print, or leave it.
void RandomActionsTest::triggerAction() {
    const QStringList excluded{"quit", "print", "engines", "endgameTables"};
    const auto all = actionsOf(sample_->window()).all();
    QAction* action = all.at(below(static_cast<int>(all.size())));
    if (action->isEnabled() && !excluded.contains(action->objectName()))
        action->trigger();
}

void RandomActionsTest::clickSomewhere(QWidget& window) {
    const QPoint at(below(std::max(1, window.width())), below(std::max(1, window.height())));
    QWidget* hit = window.childAt(at);
    if (hit == nullptr || hit->inherits("QMenuBar") || hit->inherits("QMenu"))
        return;
    QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(&window, at));
}

void RandomActionsTest::pressSomeKey() {
    constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                              Qt::Key_Tab,  Qt::Key_Space, Qt::Key_Return, Qt::Key_Home,
                              Qt::Key_End,  Qt::Key_3,     Qt::Key_2,      Qt::Key_Escape};
    if (QWidget* focus = QApplication::focusWidget())
        QTest::keyClick(focus, keys.at(static_cast<std::size_t>(below(keys.size()))));
}

// With a file to write, one to read, or the Delete key on a folder that must stay.
void RandomActionsTest::answerFileDialog(QFileDialog& dialog) {
    switch (below(3)) {
    case 0:
        return dialog.reject();
    case 1: {
        dialog.setDirectory(sample_->file("."));
        dialog.selectFile("treasure");
        for (auto* list : dialog.findChildren<QAbstractItemView*>())
            if (list->isVisible())
                QTest::keyClick(list, Qt::Key_Delete);
        return;
    }
    default:
        break;
    }
    const bool isSaving = dialog.acceptMode() == QFileDialog::AcceptSave;
    const bool isFolder = dialog.fileMode() == QFileDialog::Directory;
    dialog.selectFile(sample_->file(isSaving   ? QString("out%1").arg(actions_)
                                    : isFolder ? QString("treasure")
                                               : QString("treasure/games.pdn")));
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
    if (auto* files = qobject_cast<QFileDialog*>(dialog))
        return answerFileDialog(*files);
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
    slowest_ = std::max(slowest_, sinceAlive_.restart());
    if (QApplication::activeModalWidget() != nullptr ||
        QApplication::activePopupWidget() != nullptr)
        return answerDialog();
    switch (below(4)) {
    case 0:
        return triggerAction();
    case 1:
        return pressSomeKey();
    default:
        return clickSomewhere(sample_->window());
    }
}

void RandomActionsTest::nothingBreaks() {
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
    pace.start();
    QTest::qWait(1000 * (wanted > 0 ? wanted : usualSeconds));
    pace.stop();
    while (QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget()) {
        answerDialog();
        QTest::qWait(pause);
    }
    qInfo("%d random actions, seed %u; the slowest answer took %lld ms.", actions_, seed,
          static_cast<long long>(slowest_));
    QVERIFY(sample_->settle());
    QVERIFY(QFile::exists(treasure));
    sample_.reset();
    QCOMPARE(filesAround(), before);
    // In a short run a busy machine says more about itself than about the window.
    if (wanted > 0)
        QVERIFY2(slowest_ < tooSlow, qPrintable(QString::number(slowest_)));
}

} // namespace damscope::gui::testing

QTEST_MAIN(damscope::gui::testing::RandomActionsTest)
#include "random_actions_test.moc"
