// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/annotate_dialog.hpp"

#include "analysis/endgame/result.hpp"
#include "analysis/shots/shot_finder.hpp"
#include "db/shots/scan.hpp"
#include "db/why/reasons.hpp"
#include "gui/base/text.hpp"
#include "gui/base/translator.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/sizes.hpp"
#include "gui/settings/appearance.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace damscope::gui {

AnnotateDialog::AnnotateDialog(std::size_t selected, std::size_t listed, QWidget* parent)
    : QDialog(parent),
      selected_(new QRadioButton(
          trPlural("&Selected: %Ln game", "&Selected: %Ln games", static_cast<int>(selected)),
          this)),
      all_(new QRadioButton(trPlural("&All in the list: %Ln game", "&All in the list: %Ln games",
                                     static_cast<int>(listed)),
                            this)),
      language_(new QComboBox(this)),
      remove_(new QCheckBox(tr("&Remove Damscope's annotations"), this)) {
    setWindowTitle(tr("Annotate games"));
    selected_->setEnabled(selected > 0);
    selected_->setChecked(selected > 0);
    all_->setChecked(selected == 0);
    all_->setObjectName("allListed");
    remove_->setObjectName("removeAnnotations");
    language_->setAccessibleName(tr("Language of the comments"));
    for (const gui::Language::Choice& choice : gui::Language::choices()) {
        const auto language = languageNamed(choice.code.toStdString());
        language_->addItem(choice.name,
                           static_cast<int>(language.value_or(damscope::Language::english)));
    }
    language_->setCurrentIndex(language_->findData(static_cast<int>(rulesLanguage())));
    auto* note =
        new QLabel(tr("Errors of analysed games get a sign, a short comment and the better "
                      "line. What people wrote is kept."),
                   this);
    note->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Language of the comments:"), language_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(remove_, &QCheckBox::toggled, language_, &QWidget::setDisabled);
    auto* all = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{note, selected_, all_})
        all->addWidget(widget);
    all->addLayout(form);
    all->addWidget(remove_);
    all->addWidget(buttons);
}

bool AnnotateDialog::isAboutAll() const {
    return all_->isChecked();
}

damscope::Language AnnotateDialog::language() const {
    return static_cast<damscope::Language>(language_->currentData().toInt());
}

bool AnnotateDialog::removes() const {
    return remove_->isChecked();
}

namespace {

constexpr int delay = 100; // ms: keys that are held down step through many moves

QString sentencesAbout(const rules::Game& game, std::size_t move) {
    const std::vector<analysis::shots::Ply> plies = db::mainLinePlies(game);
    if (move + 1 >= plies.size())
        return {}; // behind a position that is not known
    analysis::shots::ShotFinder finder;
    const analysis::endgame::ResultJudge tables;
    QStringList sentences;
    for (const db::Reason& reason :
         db::MoveReasons(plies, finder).of(move, &tables, db::Refute::any))
        sentences << worded(db::message(plies, move, reason, rulesLanguage()));
    if (sentences.isEmpty())
        sentences << worded(db::nothingProved(plies, move));
    return sentences.join(QStringLiteral("\n\n"));
}

} // namespace

MoveReasonsDialog::MoveReasonsDialog(GameDocument& document, QWidget* parent)
    : QDialog(parent), document_(document), text_(new QLabel(this)),
      job_(*this, [this](const QString& reason) { text_->setText(reason); }) {
    setWindowTitle(tr("Why this move"));
    text_->setObjectName("reasons");
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setAlignment(Qt::AlignTop);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(text_, 1);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::tiny);
    due_.setSingleShot(true);
    due_.setInterval(delay);
    connect(&due_, &QTimer::timeout, this, &MoveReasonsDialog::find);
    for (const auto signal : {&GameDocument::currentChanged, &GameDocument::gameChanged})
        connect(&document, signal, &due_, qOverload<>(&QTimer::start));
    find();
}

void MoveReasonsDialog::find() {
    const std::vector<rules::NodeId> line = document_.game().mainLine();
    const auto found = std::ranges::find(line, document_.current());
    if (document_.current() != rules::rootNode && found != line.end())
        return findMove(static_cast<std::size_t>(document_.game().ply(*found)) - 1);
    job_.cancel();
    text_->setText(tr("Go to a move of the main line: what is proved about it is shown here."));
}

void MoveReasonsDialog::findMove(std::size_t move) {
    job_.start([this, move, game = document_.game()](const Job::Report&,
                                                     const std::stop_token&) -> Job::Step {
        return [this, text = sentencesAbout(game, move)] { text_->setText(text); };
    });
}

} // namespace damscope::gui
