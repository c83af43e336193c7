// SPDX-License-Identifier: GPL-3.0-or-later
// Names that look like HTML are shown as they are written: nothing that they ask for is loaded.
#include "gui/base/actions.hpp"
#include "gui/base/widgets.hpp"
#include "gui/control/sources.hpp"
#include "gui/filter/filter_bar.hpp"
#include "gui/people/directory.hpp"
#include "gui/people/events_page.hpp"
#include "gui/people/players_page.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemView>
#include <QAction>
#include <QHelpEvent>
#include <QMessageBox>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolTip>

#include <memory>

namespace damscope::gui::testing {

namespace {

const QString picture = QStringLiteral("nowhere.png");

// As of a player, an event, a file.
QString hostile(const QString& name) {
    return QStringLiteral("<img src=%1><b>%2</b>").arg(picture, name);
}

QByteArray games() {
    const auto tag = [](const char* name, const QString& value) {
        return QStringLiteral("[%1 \"%2\"]\n").arg(QLatin1String(name), value).toUtf8();
    };
    QByteArray text;
    for (const auto& [white, black] : {std::pair("Jansen", "Smit"), std::pair("Smit", "Jansen")})
        text += tag("Event", hostile("Open")) + tag("Site", hostile("Huissen")) +
                tag("Date", "2024.05.01") + tag("Round", hostile("1")) +
                tag("White", hostile(white)) + tag("Black", hostile(black)) +
                tag("Annotator", hostile("Me")) + "[GameType \"20\"]\n\n1. 32-28 {" +
                hostile("good").toUtf8() +
                "} 19-23 2. 28x19 14x23 3. <img src=nowhere.png> 37-32 *\n\n";
    return text;
}

bool loads(const QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (const QTextImageFormat image = at.fragment().charFormat().toImageFormat();
                image.isValid() && image.name().contains(picture))
                return true;
    return false;
}

// What Qt shows of a tooltip, which guesses.
bool isExecuted(const QString& tip) {
    if (!Qt::mightBeRichText(tip))
        return false;
    QTextDocument document;
    document.setHtml(tip);
    return loads(document);
}

} // namespace

class HostileNamesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyTaskShowsThemAsText();
    void tooltipsShowThemAsText();
    void messagesShowThemAsText();
    void sourcesShowThemAsText();
    void longTextsAndFiltersShowThemAsText();

private:
    void check(const QWidget& widget);
    void checkTips(const QAbstractItemView& view);
    [[nodiscard]] MainWindow& window() { return sample_->window(); }

    std::unique_ptr<SampleWindow> sample_;
    int seen_ = 0; ///< texts that have the name
};

void HostileNamesTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    seen_ = 0;
    QVERIFY(sample_->import({sample_->write(hostile("club").remove('/') + ".pdn", games())}));
}

void HostileNamesTest::checkTips(const QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (model == nullptr)
        return;
    for (int row = 0; row < std::min(model->rowCount(view.rootIndex()), 20); ++row)
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const QString tip =
                model->index(row, column, view.rootIndex()).data(Qt::ToolTipRole).toString();
            seen_ += tip.contains(picture) ? 1 : 0;
            QVERIFY2(!isExecuted(tip), qPrintable(tip));
        }
}

// A widget and all that is in it.
void HostileNamesTest::check(const QWidget& widget) {
    QList<QWidget*> all = widget.findChildren<QWidget*>();
    all << const_cast<QWidget*>(&widget);
    for (QWidget* each : all) {
        each->ensurePolished();
        seen_ += each->toolTip().contains(picture) ? 1 : 0;
        QVERIFY2(!isExecuted(each->toolTip()), qPrintable(each->toolTip()));
        for (const QAction* action : each->actions())
            QVERIFY2(!isExecuted(action->toolTip()), qPrintable(action->toolTip()));
        if (const auto* view = qobject_cast<QAbstractItemView*>(each))
            checkTips(*view);
        if (const auto* text = qobject_cast<QTextEdit*>(each)) {
            seen_ += text->toPlainText().contains(picture) ? 1 : 0;
            QVERIFY2(!loads(*text->document()), qPrintable(text->toHtml()));
        }
        if (const auto* label = qobject_cast<QLabel*>(each);
            label != nullptr && !label->inherits("QTipLabel")) {
            QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
            seen_ += label->text().contains(picture) ? 1 : 0;
            QVERIFY2(label->textFormat() == Qt::PlainText || !isExecuted(label->text()),
                     qPrintable(label->text()));
        }
    }
}

void HostileNamesTest::everyTaskShowsThemAsText() {
    QVERIFY(controllerOf(window()).open(db::GameId{1}));
    for (QAction* task : actionsOf(window()).tasks()) {
        task->trigger();
        if (task == actionsOf(window()).goPlayers || task == actionsOf(window()).goEvents) {
            auto& directory = task == actionsOf(window()).goPlayers
                                  ? part<PlayersPage>(window()).directory()
                                  : part<EventsPage>(window()).directory();
            QTRY_VERIFY(directory.model().rowCount() > 0);
            directory.list().selectRow(0);
            QTRY_VERIFY(part<QTextBrowser>(directory).toPlainText().contains(picture));
        }
        check(window());
    }
    tableOf(gamesOf(window())).selectRow(1);
    QTRY_VERIFY(previewOf(gamesOf(window())).findChild<QLabel*>()->toolTip().contains(picture));
    actionsOf(window()).commands->trigger();
    part<QLineEdit>(window(), "command").setText("Smit");
    check(window());
    sample_->restart(); // Continue
    QVERIFY(sample_->settle());
    actionsOf(window()).goHome->trigger();
    check(window());
    QVERIFY2(seen_ > 30, qPrintable(QString::number(seen_)));
}

void HostileNamesTest::tooltipsShowThemAsText() {
    QVERIFY(controllerOf(window()).open(db::GameId{1}));
    actionsOf(window()).goStudy->trigger();
    for (auto* strip : window().findChildren<PlayerStrip*>()) {
        const QPoint at = strip->rect().center();
        QHelpEvent help(QEvent::ToolTip, at, strip->mapToGlobal(at));
        QApplication::sendEvent(strip, &help);
        QVERIFY(QToolTip::isVisible());
        QTextDocument shown;
        shown.setHtml(QToolTip::text());
        QVERIFY2(shown.toPlainText().contains("<img src=nowhere.png><b>"),
                 qPrintable(QToolTip::text()));
        QVERIFY(!loads(shown));
        QToolTip::hideText();
    }
}

void HostileNamesTest::messagesShowThemAsText() {
    QMessageBox box(QMessageBox::Question, "Title", hostile("A"), QMessageBox::Close, &window());
    box.setInformativeText(hostile("B"));
    box.show();
    check(box);
    QVERIFY(seen_ >= 2);
}

void HostileNamesTest::sourcesShowThemAsText() {
    actionsOf(window()).sources->trigger();
    QTRY_VERIFY(window().findChild<SourcesDialog*>() != nullptr);
    check(*window().findChild<SourcesDialog*>());
    QVERIFY(seen_ > 0);
}

void HostileNamesTest::longTextsAndFiltersShowThemAsText() {
    FilterChip chip(hostile("Jansen"), nullptr);
    check(chip);
    QVERIFY(seen_ > 0);
    ElidedLabel label(hostile("Jansen"));
    label.resize(10, 20);
    label.show();
    QHelpEvent help(QEvent::ToolTip, {2, 2}, label.mapToGlobal(QPoint(2, 2)));
    QApplication::sendEvent(&label, &help);
    QVERIFY(!QToolTip::text().isEmpty());
    QVERIFY2(!isExecuted(QToolTip::text()), qPrintable(QToolTip::text()));
}

namespace {
const NamedTest<HostileNamesTest> registeredHostileNamesTest("hostile_names");
}

} // namespace damscope::gui::testing

#include "hostile_names_test.moc"
