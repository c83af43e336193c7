// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/sources.hpp"

#include "base/parallel/workers.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/sheet_model.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/control/importer.hpp"
#include "gui/look/theme.hpp"
#include "parser/encoding/encoding.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int asBefore = -1;
constexpr int detect = -2;

QString problemsOf(const db::SourceFacts& facts) {
    QStringList lines;
    for (const db::ProblemKind& kind : facts.problems)
        lines
            << SourcesDialog::tr("    %1 × %2").arg(numberText(kind.problems), worded(kind.first));
    return lines.isEmpty()
               ? SourcesDialog::tr("Problems: none")
               : SourcesDialog::tr("Problems, the first of each kind:") + '\n' + lines.join('\n');
}

QString detailsOf(const pages::ListedSource& listed) {
    const db::StoredSource& s = listed.source;
    QStringList lines{
        qtText(s.source.path),
        SourcesDialog::tr("Games: %1 of %2 read; already stored: %3; refused: %4")
            .arg(numberText(listed.facts.games), numberText(s.progress.games),
                 numberText(s.progress.duplicates), numberText(s.progress.refused)),
        SourcesDialog::tr("Variant: %1")
            .arg(qtText(pages::variantText(listed, pages::VariantNames::titles, rulesLanguage()))),
        problemsOf(listed.facts)};
    if (s.source.encodingSource != db::EncodingSource::unknown)
        lines.insert(2, SourcesDialog::tr("Encoding: %1")
                            .arg(qtText(pages::encodingText(s.source, rulesLanguage()))));
    if (!s.progress.done)
        lines.insert(1, SourcesDialog::tr("Not read to the end: import it again to continue."));
    return lines.join('\n');
}

} // namespace

SourcesDialog::SourcesDialog(std::vector<pages::ListedSource> sources, QWidget* parent)
    : QDialog(parent), list_(new QTreeWidget(this)), details_(new QPlainTextEdit(this)),
      encoding_(new QComboBox(this)), variant_(new QComboBox(this)), repairs_(new QComboBox(this)),
      wrong_(sentenceLabel(this)), reread_(new QPushButton(tr("Read &again"), this)),
      delete_(new QPushButton(tr("&Delete its games…"), this)) {
    setWindowTitle(tr("Sources"));
    list_->setObjectName("sources");
    list_->setAccessibleName(windowTitle());
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setTextElideMode(Qt::ElideMiddle);
    details_->setObjectName("sourceDetails");
    details_->setAccessibleName(tr("Properties of the source"));
    details_->setReadOnly(true);
    reread_->setObjectName("reread");
    delete_->setObjectName("deleteSource");
    addChoices();
    addLayout();
    connect(list_, &QTreeWidget::currentItemChanged, this, &SourcesDialog::showSelected);
    connect(encoding_, &QComboBox::currentTextChanged, this, &SourcesDialog::showSelected);
    connect(reread_, &QPushButton::clicked, this, &SourcesDialog::wantReread);
    connect(delete_, &QPushButton::clicked, this, [this] {
        if (const pages::ListedSource* listed = selected())
            emit deletionWanted(listed->source);
    });
    setSources(std::move(sources));
}

void SourcesDialog::addChoices() {
    encoding_->setAccessibleName(tr("Encoding"));
    encoding_->addItem(tr("As before"));
    encoding_->addItem(tr("Detect"));
    offerEncodings(*encoding_);
    variant_->setAccessibleName(tr("Variant"));
    variant_->addItem(tr("As before"), asBefore);
    variant_->addItem(tr("As stated in the file"), detect);
    offerVariants(*variant_);
    repairs_->setObjectName("repairs");
    repairs_->setAccessibleName(tr("Repairs"));
    repairs_->addItem(tr("As before"), static_cast<int>(db::Repairing::asBefore));
    repairs_->addItem(tr("Repair clear slips"), static_cast<int>(db::Repairing::yes));
    repairs_->addItem(tr("Revert repairs"), static_cast<int>(db::Repairing::no));
}

void SourcesDialog::addLayout() {
    constexpr QSize usual(760, 560);
    auto* form = new QFormLayout;
    form->addRow(tr("&Encoding:"), encoding_);
    form->addRow(tr("&Variant:"), variant_);
    form->addRow(tr("Re&pairs:"), repairs_);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    buttons->addButton(reread_, QDialogButtonBox::ActionRole);
    buttons->addButton(delete_, QDialogButtonBox::ActionRole);
    auto* all = new QVBoxLayout(this);
    all->addWidget(list_, 3);
    all->addWidget(details_, 2);
    all->addLayout(form);
    all->addWidget(wrong_);
    all->addWidget(buttons);
    resize(usual);
}

void SourcesDialog::setSources(std::vector<pages::ListedSource> sources) {
    const pages::ListedSource* before = selected();
    const auto id = before != nullptr ? std::optional(before->source.id) : std::nullopt;
    sources_ = std::move(sources);
    fillList(*list_, pages::sourcesTable(sources_, pages::VariantNames::titles, rulesLanguage()));
    // Long names leave room for what was found in the source.
    list_->setColumnWidth(1, std::min(list_->columnWidth(1), look::place::line));
    const auto found = std::ranges::find_if(
        sources_, [&](const pages::ListedSource& listed) { return listed.source.id == id; });
    const auto row = found == sources_.end() ? 0 : found - sources_.begin();
    list_->setCurrentItem(list_->topLevelItem(static_cast<int>(row)));
    encoding_->setCurrentIndex(0);
    variant_->setCurrentIndex(0);
    repairs_->setCurrentIndex(0);
    showSelected();
}

const pages::ListedSource* SourcesDialog::selected() const {
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    return row < 0 || row >= static_cast<int>(sources_.size())
               ? nullptr
               : &sources_[static_cast<std::size_t>(row)];
}

void SourcesDialog::showSelected() {
    const pages::ListedSource* listed = selected();
    details_->setPlainText(listed == nullptr ? QString() : detailsOf(*listed));
    const bool known = chosen().has_value();
    wrong_->setText(
        known ? tr("Games keep their numbers and collections; games that you have "
                   "edited stay as they are.")
              : tr("Damscope does not know the encoding \"%1\".").arg(encoding_->currentText()));
    reread_->setEnabled(listed != nullptr && known);
    delete_->setEnabled(listed != nullptr && listed->facts.games > 0);
}

std::optional<db::RereadOptions> SourcesDialog::chosen() const {
    db::RereadOptions how;
    const QString text = encoding_->currentText();
    how.detectEncoding = text == encoding_->itemText(1);
    if (!how.detectEncoding && text != encoding_->itemText(0)) {
        const auto name = parser::encodingNamed(text.toStdString());
        if (!name)
            return std::nullopt;
        how.encoding = *name;
    }
    const int variant = variant_->currentData().toInt();
    how.detectVariant = variant == detect;
    if (variant >= 0)
        how.variant = static_cast<rules::Variant>(variant);
    how.repair = static_cast<db::Repairing>(repairs_->currentData().toInt());
    return how;
}

void SourcesDialog::wantReread() {
    const pages::ListedSource* listed = selected();
    if (const auto how = chosen(); how && listed != nullptr)
        emit rereadWanted(listed->source, *how);
}

Sources::Sources(QWidget& window) : QObject(&window), window_(window) {}

void Sources::setStore(const std::filesystem::path& store) {
    if (store != store_ && dialog_)
        dialog_->close();
    store_ = store;
}

void Sources::show() {
    if (store_.empty())
        emit reported(sentence({"page-no-store", {}}));
    else
        list();
}

void Sources::list() {
    job_.start([this, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return [this, file, all = pages::listedSources(store)] {
            if (file == store_)
                showList(all);
        };
    });
}

void Sources::showList(std::vector<pages::ListedSource> sources) {
    if (dialog_)
        return dialog_->setSources(std::move(sources));
    if (sources.empty()) {
        emit reported(tr("Nothing was imported into this database."));
        return;
    }
    dialog_ = new SourcesDialog(std::move(sources), &window_);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog_, &SourcesDialog::rereadWanted, this, &Sources::reread);
    connect(dialog_, &SourcesDialog::deletionWanted, this, &Sources::deleteGames);
    dialog_->show();
}

void Sources::reread(const db::StoredSource& source, const db::RereadOptions& how) {
    auto* work = new WorkDialog(tr("Reading the source again"), dialog_);
    work->setWindowModality(Qt::WindowModal);
    work->start([this, file = store_, source, how](const base::Progress& progress,
                                                   const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::write);
        db::RereadOptions options = how;
        options.jobs = static_cast<unsigned>(base::backgroundThreads());
        db::ImportListener listener;
        listener.progress = [&](const db::ImportProgress& p) { progress(p.bytes, p.total); };
        const auto outcome = std::make_shared<Expected<db::ImportSummary, Message>>(
            db::rereadSource(store, source, options, stop, listener));
        const auto now = db::source(store, source.id);
        return [this, outcome, now = now.value_or(source).source] { conclude(*outcome, now); };
    });
}

void Sources::refresh() {
    if (dialog_)
        list();
}

void Sources::deleteGames(const db::StoredSource& source) {
    job_.start([this, file = store_, source](const Job::Report&, const std::stop_token&) {
        db::Store store(file, db::Store::Access::read);
        return Job::Step([this, games = db::gamesOf(store, source.id), source] {
            emit deletionWanted(games, qtText(source.source.path));
        });
    });
}

void Sources::conclude(const Expected<db::ImportSummary, Message>& outcome,
                       const db::Source& source) {
    const QString subject = QStringLiteral("source not read again\n") + qtText(source.path);
    if (!outcome)
        return alertFailure(*this, subject,
                            [message = outcome.error()] { return worded(message); });
    retractFailure(*this, subject);
    emit storeChanged();
    emit reported(worded(outcome->interrupted
                             ? Message{"reread-interrupted", {}}
                             : pages::rereadingSummary(source, *outcome, rulesLanguage())));
    list();
}

} // namespace damscope::gui
