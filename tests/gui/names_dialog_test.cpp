// SPDX-License-Identifier: GPL-3.0-or-later
// Names and definitions of combinations and structures, changed in the window.
#include "gui/analysis/names_dialog.hpp"
#include "gui/base/names_in_use.hpp"
#include "tests/gui/named_test.hpp"

#include "db/search/own_names/own_names.hpp"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

namespace damscope::gui::testing {

class NamesDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aNameIsSwitchedOffAndOn();
    void everyRowHasABoard();
    void rowsOfTheSameNameAreToldApart();
    void aNameIsChanged();
    void theNamesInAllLanguagesAreShownAndChanged();
    void aDefinitionIsChangedAndBroughtBack();
    void onlyItsWindowHasANewNameAtOnce();
    void whatIsWrongIsNotKept();
    void whatIsWrongStaysOnView();
    void ownRowsAreDeletedOnRequestOnly();
    void aStructureIsAdded();
    void aCombinationIsAdded();
    void whatIsWrongWithANewOneKeepsItsDialog();

private:
    [[nodiscard]] QTreeWidget& list() const { return *dialog_->findChild<QTreeWidget*>(); }
    QTreeWidgetItem* select(const QString& name);
    void enter(const char* field, const QString& text) const;
    [[nodiscard]] NewNameDialog* add(const QString& name, db::NamedKind kind) const;
    [[nodiscard]] std::string kept() const { return db::ownNamesText(file_); }
    // As the window has it.
    [[nodiscard]] std::shared_ptr<const db::Structure> structureNamed(const char* name) const {
        const db::NameCatalogue names = NamesInUse::catalogueOf(*dialog_);
        const auto* found = names.structures.named(rules::Variant::international, name);
        return found == nullptr ? nullptr : names.structures.shared(*found);
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::filesystem::path file_;
    std::unique_ptr<NamesDialog> dialog_;
};

void NamesDialogTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    file_ = folder_->filePath("names.ini").toStdString();
    dialog_ = std::make_unique<NamesDialog>(file_, nullptr);
}

void NamesDialogTest::cleanup() {
    dialog_.reset();
}

QTreeWidgetItem* NamesDialogTest::select(const QString& name) {
    const auto found = list().findItems(name, Qt::MatchExactly);
    if (!found.isEmpty())
        list().setCurrentItem(found.first());
    return found.isEmpty() ? nullptr : found.first();
}

void NamesDialogTest::enter(const char* field, const QString& text) const {
    auto* edit = dialog_->findChild<QLineEdit*>(field);
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
}

void NamesDialogTest::aNameIsSwitchedOffAndOn() {
    QSignalSpy changed(dialog_.get(), &NamesDialog::changed);
    QVERIFY(select("coup royal") != nullptr);
    select("coup royal")->setCheckState(0, Qt::Unchecked);
    QCOMPARE(kept(), std::string("[shot royal]\noff = yes\n"));
    select("coup royal")->setCheckState(0, Qt::Checked);
    QCOMPARE(kept(), std::string());
    QCOMPARE(changed.size(), 2);
}

void NamesDialogTest::everyRowHasABoard() {
    dialog_->show();
    auto* board = dialog_->findChild<QLabel*>("board");
    for (int i = 0; i < list().topLevelItemCount(); ++i) {
        list().setCurrentItem(list().topLevelItem(i));
        QVERIFY2(!board->pixmap().isNull(), qPrintable(list().currentItem()->text(0)));
    }
    select("coup royal");
    QCOMPARE(dialog_->findChild<QLabel*>("definition")->text(),
             "Example: 27-22 18x27 32x21 23x34 40x7");
    enter("moves", "27-21");
    QTRY_VERIFY2(board->pixmap().isNull(), "the example is of another rule");
}

void NamesDialogTest::rowsOfTheSameNameAreToldApart() {
    const auto twice = list().findItems("coup royal", Qt::MatchExactly);
    QCOMPARE(twice.size(), 2); // two rules, each switched on and off for itself
    QCOMPARE(twice[0]->text(3), "27-22 18x27 32x21 23x34 40x7");
    QCOMPARE(twice[1]->text(3), "33-28 23x34 40x7");
    QCOMPARE(select("fork lock")->text(3), "26 27 31 36 – 16 18 22");
    QSet<QStringList> rows;
    for (int i = 0; i < list().topLevelItemCount(); ++i) {
        const QTreeWidgetItem& item = *list().topLevelItem(i);
        QStringList texts;
        for (int column = 0; column < list().columnCount(); ++column)
            texts << item.text(column);
        QVERIFY2(!texts.last().isEmpty(), qPrintable(texts.first()));
        QVERIFY2(!rows.contains(texts), qPrintable(texts.join(", ")));
        rows.insert(texts);
    }
}

void NamesDialogTest::aNameIsChanged() {
    select("coup royal")->setText(0, "king's shot");
    QTRY_VERIFY(select("king's shot") != nullptr && select("coup royal") == nullptr);
    QVERIFY(kept().find("en = king's shot") != std::string::npos);
}

void NamesDialogTest::theNamesInAllLanguagesAreShownAndChanged() {
    QVERIFY(select("fork lock"));
    const auto text = [this](const char* field) {
        return dialog_->findChild<QLineEdit*>(field)->text();
    };
    QCOMPARE(text("nl"), QString("hekstelling"));
    QCOMPARE(text("fr"), QString("marchand de bois"));
    QVERIFY(!text("ru").isEmpty());
    const QString source = dialog_->findChild<QLabel*>("source")->text();
    QVERIFY2(source.contains("Also: hek") && source.contains("J.-P. Dubois"), qPrintable(source));
    enter("nl", "de vork");
    QVERIFY(kept().find("nl = de vork") != std::string::npos);
    QTRY_COMPARE(text("nl"), QString("de vork"));
    enter("nl", "");
    QVERIFY(kept().find("nl =") == std::string::npos);
    QTRY_COMPARE(text("nl"), QString("hekstelling"));
}

void NamesDialogTest::aDefinitionIsChangedAndBroughtBack() {
    dialog_->show();
    select("fork lock");
    QCOMPARE(dialog_->findChild<QLineEdit*>("query")->text(),
             "(white men on 26 27 31 36 and black men on 16 18 22) for 4 plies outside exchanges");
    QVERIFY(dialog_->findChild<QLineEdit*>("moves")->isHidden());
    enter("query", "white men on 26 27 for 8 plies");
    QCOMPARE(kept(),
             std::string("[structure fork-lock]\nquery = white men on 26 27 for 8 plies\n"));
    QCOMPARE(structureNamed("fork lock")->defined.plies, 8);
    dialog_->findChild<QPushButton*>("original")->click();
    QCOMPARE(structureNamed("fork lock")->defined.plies, 4);
    QTRY_VERIFY(dialog_->findChild<QLineEdit*>("query")->text().contains("for 4 plies"));
}

// Another window has its own, and so has a thread that began before.
void NamesDialogTest::onlyItsWindowHasANewNameAtOnce() {
    const QObject part(dialog_.get());
    const QObject other;
    const auto pliesOf = [](const db::NameCatalogue& names) {
        return names.structures.withKey("fork-lock")->defined.plies;
    };
    const db::NameCatalogue before = NamesInUse::catalogueOf(part);
    select("fork lock");
    dialog_->show();
    enter("query", "white men on 26 27 for 8 plies");
    QCOMPARE(pliesOf(NamesInUse::catalogueOf(part)), 8);
    QCOMPARE(pliesOf(NamesInUse::catalogueOf(other)), 4);
    QCOMPARE(pliesOf(before), 4);
}

void NamesDialogTest::whatIsWrongIsNotKept() {
    select("fork lock");
    enter("query", "white men on 26 99 for 4 plies");
    QVERIFY(dialog_->findChild<QLabel*>("wrong")->text().contains("99"));
    QCOMPARE(kept(), std::string());
}

void NamesDialogTest::whatIsWrongStaysOnView() {
    dialog_->show();
    dialog_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog_.get()));
    select("fork lock");
    auto* edit = dialog_->findChild<QLineEdit*>("query");
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, "zz");
    auto* list = dialog_->findChild<QTreeWidget*>();
    list->setFocus(); // as a click on another row does
    select("coup royal");
    const QString said = dialog_->findChild<QLabel*>("wrong")->text();
    QVERIFY2(said.startsWith("fork lock: "), qPrintable(said));
    QCOMPARE(kept(), std::string());
}

void NamesDialogTest::ownRowsAreDeletedOnRequestOnly() {
    const auto names = db::changeOwnNames(file_, [](const std::string&) {
        return "[structure mine]\nen = my wall\nwhite = 27 28\n";
    });
    QVERIFY(names.hasValue());
    QWidget window;
    NamesInUse::set(window, *names);
    dialog_ = std::make_unique<NamesDialog>(file_, &window);
    dialog_->show();
    for (const auto button : {QMessageBox::No, QMessageBox::Yes}) {
        QVERIFY(select("my wall") != nullptr);
        QTimer::singleShot(0, dialog_.get(), [&] {
            auto* question = dialog_->findChild<QMessageBox*>();
            QVERIFY(question != nullptr);
            question->button(button)->click();
        });
        dialog_->findChild<QPushButton*>("original")->click();
        QCOMPARE(kept().empty(), button == QMessageBox::Yes);
    }
    QTRY_VERIFY(select("my wall") == nullptr);
    dialog_.reset(); // before its window
}

NewNameDialog* NamesDialogTest::add(const QString& name, db::NamedKind kind) const {
    dialog_->findChild<QPushButton*>("new")->click();
    auto* added = dialog_->findChild<NewNameDialog*>();
    added->findChild<QLineEdit*>("newName")->setText(name);
    auto* kinds = added->findChild<QComboBox*>("newKind");
    kinds->setCurrentIndex(kinds->findData(static_cast<int>(kind)));
    auto* games = added->findChild<QComboBox*>("newVariant");
    games->setCurrentIndex(games->findData("international"));
    return added;
}

void NamesDialogTest::aStructureIsAdded() {
    QSignalSpy changed(dialog_.get(), &NamesDialog::changed);
    auto* added = add("My wall", db::NamedKind::structure);
    added->findChild<QLineEdit*>("query")->setText("white men on 27 28 for 6 plies");
    QVERIFY(added->findChild<QLineEdit*>("moves")->isHidden());
    added->accept();
    const auto wall = structureNamed("my wall");
    QVERIFY(wall != nullptr && wall->defined.plies == 6 && wall->squares.white.size() == 2);
    QCOMPARE(list().currentItem()->text(0), "My wall");
    QCOMPARE(changed.size(), 1);
}

void NamesDialogTest::aCombinationIsAdded() {
    auto* added = add("Royal twin", db::NamedKind::shot);
    added->findChild<QLineEdit*>("moves")->setText("27-22 18x27 32x21");
    added->findChild<QLineEdit*>("last")->setText("40 > > 7");
    added->accept();
    QVERIFY(kept().starts_with("[shot royal-twin]\nen = Royal twin\nvariant = international\n"));
    QCOMPARE(list().currentItem()->text(0), "Royal twin");
    QVERIFY(!list().currentItem()->text(2).isEmpty());
}

void NamesDialogTest::whatIsWrongWithANewOneKeepsItsDialog() {
    auto* added = add("fork lock", db::NamedKind::structure);
    added->findChild<QLineEdit*>("query")->setText("white men on 27 99 for 6 plies");
    added->accept();
    QVERIFY(added->isVisible());
    QVERIFY(added->findChild<QLabel*>("newWrong")->text().contains("99"));
    QCOMPARE(kept(), std::string());
    added->findChild<QLineEdit*>("query")->setText("white men on 27 28 for 6 plies");
    added->accept();
    QVERIFY2(kept().starts_with("[structure fork-lock-2]"), kept().c_str()); // not the program's
}

namespace {
const NamedTest<NamesDialogTest> registeredNamesDialogTest("names_dialog");
}

} // namespace damscope::gui::testing

#include "names_dialog_test.moc"
