// SPDX-License-Identifier: GPL-3.0-or-later
// The window speaks every language, and has room for its words.
#include "gui/base/text.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

#include <memory>

namespace damscope::gui::testing {

class LanguagesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theLanguageChangesAtOnce();
    void datesAreWrittenAsTheLanguageDoes();
    void aSmallScreenHasRoom_data();
    void aSmallScreenHasRoom();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void LanguagesTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/russian.pdn", "samples/broken"}));
}

void LanguagesTest::cleanup() {
    sample_.reset();
}

void LanguagesTest::theLanguageChangesAtOnce() {
    window_->useLanguage("nl");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("game")->windowTitle(), QString("Partij"));
    QCOMPARE(window_->findChild<QDockWidget*>("openings")->windowTitle(), QString("Openingen"));
    QCOMPARE(gamesOf(*window_)
                 .model()
                 .headerData(GameTableModel::white, Qt::Horizontal, Qt::DisplayRole)
                 .toString(),
             QString("Wit"));
    window_->useLanguage("fr");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("search")->windowTitle(), QString("Chercher"));
    QCOMPARE(actionsOf(*window_).newGame->text(), QString("&Nouvelle partie…"));
    window_->useLanguage("ru");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("problems")->windowTitle().left(8),
             QString("Проблемы"));
    window_->useLanguage("pt");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("game")->windowTitle(), QString("Partida"));
    QCOMPARE(actionsOf(*window_).newGame->text(), QString("&Nova partida…"));
    window_->useLanguage("de");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("game")->windowTitle(), QString("Partie"));
    QCOMPARE(actionsOf(*window_).newGame->text(), QString("&Neue Partie…"));
    QCOMPARE(actionsOf(*window_).lockEngine->text(), QString("&Festhalten"));
    window_->useLanguage("en");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("game")->windowTitle(), QString("Game"));
}

void LanguagesTest::datesAreWrittenAsTheLanguageDoes() {
    QCOMPARE(briefDates("2023.03.09"), QString("Mar 9, 2023"));
    QCOMPARE(briefDates("2023.03"), QString("Mar 2023"));
    QCOMPARE(briefDates("2023"), QString("2023"));
    QCOMPARE(briefDates("2023.08.04 - 2023.08.12, Zeebeek"), QString("Aug 4–12, 2023, Zeebeek"));
    QCOMPARE(briefDates("2022.12.30 - 2023.01.02"), QString("Dec 30, 2022 – Jan 2, 2023"));
    QCOMPARE(briefDates("2026.11.29 12:48"), QString("Nov 29, 2026 12:48"));
    for (const char* other : {"", "?", "2023.13.40", "Jansen, Floris", "1-2", "12.5 - 13"})
        QCOMPARE(briefDates(other), QString(other));
    for (const char* language : {"nl", "fr", "ru", "pt"}) {
        window_->useLanguage(language);
        const QString day = briefDates("2023.05.09");
        QVERIFY2(day.startsWith("9 ") && day.endsWith(" 2023"), qPrintable(day));
    }
    window_->useLanguage("de");
    QCOMPARE(briefDates("2023.05.09"), QString("9. Mai 2023"));
    window_->useLanguage("en");
    auto& model = gamesOf(*window_).model();
    QTRY_COMPARE(model.index(0, GameTableModel::date).data().toString(), QString("Mar 9, 2023"));
}

void LanguagesTest::aSmallScreenHasRoom_data() {
    QTest::addColumn<QString>("language");
    for (const auto& language : Language::choices())
        QTest::addRow("%s", qPrintable(language.code)) << language.code;
}

// Every panel in front in its place, none over another, and a title bar above the window.
void LanguagesTest::aSmallScreenHasRoom() {
    QFETCH(QString, language);
    constexpr QSize small(800, 570);
    window_->useLanguage(language);
    window_->resize(small);
    for (QDockWidget* chosen : window_->findChildren<QDockWidget*>()) {
        chosen->show();
        chosen->raise();
        QCoreApplication::processEvents();
        QCOMPARE(window_->size(), small);
        QList<QWidget*> inFront{window_->centralWidget()};
        for (QDockWidget* dock : window_->findChildren<QDockWidget*>())
            if (!dock->visibleRegion().isEmpty())
                inFront << dock;
        QVERIFY2(inFront.contains(chosen), qPrintable(chosen->objectName()));
        for (const QWidget* one : inFront) {
            QTRY_VERIFY2(window_->rect().contains(one->geometry()), qPrintable(one->objectName()));
            for (const QWidget* other : inFront)
                QVERIFY2(one == other || !one->geometry().intersects(other->geometry()),
                         qPrintable(one->objectName() + " and " + other->objectName()));
        }
    }
    window_->useLanguage("en");
}

void LanguagesTest::nothingIsCut_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("size");
    for (const auto& language : Language::choices())
        for (const double size : {1.0, 1.5, 2.0})
            QTest::addRow("%s at %d%%", qPrintable(language.code), qRound(100 * size))
                << language.code << size;
}

// The visible widgets of a dock that are narrower than their words.
static QString cutIn(const QWidget& dock) {
    QString cut;
    const auto look = [&](const QWidget& widget, const QString& text) {
        if (widget.isVisible() && !text.isEmpty() && widget.width() < widget.sizeHint().width())
            cut += QString("%1: %2 (%3 of %4)\n")
                       .arg(dock.objectName(), text)
                       .arg(widget.width())
                       .arg(widget.sizeHint().width());
    };
    for (const auto* button : dock.findChildren<QAbstractButton*>())
        look(*button, button->text());
    for (const auto* box : dock.findChildren<QSpinBox*>())
        look(*box, box->text());
    return cut;
}

void LanguagesTest::nothingIsCut() {
    QFETCH(QString, language);
    QFETCH(double, size);
    const QFont before = QApplication::font();
    QFont font = before;
    font.setPointSizeF(before.pointSizeF() * size);
    QApplication::setFont(font);
    window_->useLanguage(language);
    window_->resize(static_cast<int>(1366 * size), static_cast<int>(768 * size));
    QCoreApplication::processEvents();
    QString cut;
    for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        cut += cutIn(*dock);
        for (auto* tabs : dock->findChildren<QTabWidget*>())
            for (int i = 0; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                QCoreApplication::processEvents();
                cut += cutIn(*dock);
            }
    }
    QApplication::setFont(before);
    window_->useLanguage("en");
    QVERIFY2(cut.isEmpty(), qPrintable(cut));
}

namespace {
const NamedTest<LanguagesTest> registeredLanguagesTest("languages");
}

} // namespace damscope::gui::testing

#include "languages_test.moc"
