// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/importer.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "pages/store_tables.hpp"
#include "parser/encoding/encoding.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <string_view>

namespace damscope::gui {

Importer::Importer(QWidget* parent)
    : QWidget(parent), text_(new QLabel(this)), bar_(new QProgressBar(this)),
      cancel_(new QPushButton(this)) {
    bar_->setMaximumWidth(look::place::progress);
    cancel_->setObjectName("cancelImport");
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{text_, bar_, cancel_})
        line->addWidget(widget);
    hide();
    connect(cancel_, &QPushButton::clicked, this, &Importer::cancel);
    connect(&job_, &ImportJob::progressed, this, &Importer::showProgress);
    connect(&job_, &ImportJob::fetched, this, [this](quint64 games) {
        text_->setText(tr("Fetching: %1 games").arg(numberText(games)));
    });
    connect(&job_, &ImportJob::said, this, &Importer::reported);
    connect(&job_, &ImportJob::problemsMet, this, &Importer::problemsMet);
    connect(&job_, &ImportJob::finished, this, [this](const ImportOutcome& outcome) {
        hide();
        emit finished(store_, outcome);
        emit reported(summaryOf(outcome));
    });
    connect(&job_, &ImportJob::failed, this, [this](const QString& reason) {
        hide();
        openFailure(*window(),
                    tr("The import stopped: %1. The games read before are kept.").arg(reason), {});
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void Importer::start(const std::filesystem::path& store, const QStringList& paths,
                     const ReadingOptions& how, Purpose purpose) {
    if (isRunning()) {
        emit reported(tr("An import is running. Wait until it has finished, or cancel it."));
        return;
    }
    store_ = store;
    purpose_ = purpose;
    text_->setText(tr("Reading…"));
    for (QWidget* widget : std::initializer_list<QWidget*>{text_, bar_})
        widget->setToolTip({}); // of the last import
    bar_->setRange(0, 0);
    show();
    left_.begin();
    emit started(store);
    job_.start(store, paths, how);
}

void Importer::showProgress(const db::ImportProgress& p) {
    const QLocale locale;
    constexpr int steps = 1000;
    bar_->setRange(0, p.total == 0 ? 0 : steps);
    if (p.total > 0)
        bar_->setValue(
            static_cast<int>(static_cast<double>(p.bytes) * steps / static_cast<double>(p.total)));
    const double rate = p.seconds > 0 ? static_cast<double>(p.games) / p.seconds : 0;
    QStringList brief{trPlural("%Ln game", "%Ln games", static_cast<qint64>(p.games))};
    QStringList whole{
        tr("%1 games read, %2 per second").arg(numberText(p.games), locale.toString(qRound(rate)))};
    if (const QString left = left_.text(p.bytes, p.total); !left.isEmpty())
        for (QStringList* words : {&brief, &whole})
            *words << left;
    text_->setText(brief.join(QStringLiteral(", ")));
    for (QWidget* widget : std::initializer_list<QWidget*>{text_, bar_})
        widget->setToolTip(plainTip(whole.join(QStringLiteral(", "))));
}

// The files without a single byte, and what can be done about them.
QString Importer::emptyFilesOf(const ImportOutcome& outcome) {
    if (outcome.emptyFiles == 0)
        return {};
    const QString name = QFileInfo(qtText(outcome.emptyFile)).fileName();
    return outcome.emptyFiles == 1
               ? tr("The file %1 is empty: choose another one, or fetch it again.").arg(name)
               : trPlural("%Ln file is empty, such as %1: fetch it again.",
                          "%Ln files are empty, such as %1: fetch them again.",
                          static_cast<qint64>(outcome.emptyFiles))
                     .arg(name);
}

// `brief`: how many games were stored or known, and what neither the page of the import nor the
// list of sources says.
QStringList Importer::factsOf(const db::ImportSummary& summary, bool brief) {
    constexpr std::array<std::string_view, 6> shownElsewhere{"import-read",     "import-guessed",
                                                             "import-encoding", "import-problems",
                                                             "import-kinds",    "import-failed"};
    QStringList sentences;
    if (brief)
        sentences << sentence(countMessage("counted-stored", "count", summary.stored));
    if (brief && summary.duplicates > 0)
        sentences << trPlural("%Ln game was there already.", "%Ln games were there already.",
                              static_cast<qint64>(summary.duplicates));
    for (const Message& fact :
         pages::importFacts(summary, pages::VariantNames::titles, rulesLanguage())) {
        if (!brief || std::ranges::find(shownElsewhere, fact.code) == shownElsewhere.end())
            sentences << worded(fact) + QLatin1Char('.');
        if (fact.code == "import-deleted")
            sentences << tr("Database > Deleted games brings them back.");
    }
    return sentences;
}

// The page of the import says what it did. Without one, this does, with the first file that was not
// read, or not to its end: the panel of problems lists all.
QString Importer::summaryOf(const ImportOutcome& outcome) const {
    const db::ImportSummary& s = outcome.summary;
    const bool hasPage = purpose_ == Purpose::keep && outcome.entry;
    QStringList sentences;
    const QString empty = emptyFilesOf(outcome);
    if (s.games == 0 && !empty.isEmpty())
        sentences << empty; // in a narrow bar the first sentence is seen
    if (purpose_ == Purpose::view)
        sentences << tr("Games read: %1, problems: %2. Nothing is stored.")
                         .arg(numberText(s.games), numberText(s.problems + outcome.notices));
    else
        sentences << factsOf(s, hasPage);
    if (outcome.notices > 0 && !hasPage)
        sentences << QStringLiteral("%1: %2.").arg(
            QFileInfo(qtText(outcome.notice.path)).fileName(), worded(outcome.notice.message));
    if (outcome.notices > 1 && !hasPage)
        sentences << tr("More about files under Problems.");
    if (s.games > 0 && !empty.isEmpty())
        sentences << empty;
    if (s.interrupted)
        sentences << worded(Message{"import-interrupted", {}}) + QLatin1Char('.');
    return sentences.join(QLatin1Char(' '));
}

void Importer::retranslate() {
    bar_->setAccessibleName(tr("Import"));
    cancel_->setText(tr("Cancel"));
}

namespace {

QStringList usualEncodings() {
    return {"UTF-8",        "windows-1252", "windows-1251", "windows-1250", "windows-1257",
            "windows-1254", "ISO-8859-1",   "ISO-8859-2",   "ISO-8859-13",  "ISO-8859-15",
            "KOI8-R",       "KOI8-U",       "CP866",        "CP850",        "CP852",
            "CP775",        "CP857",        "CP1125",       "CP437",        "MACINTOSH",
            "MAC-CYRILLIC", "UTF-16"};
}

} // namespace

void offerEncodings(QComboBox& box) {
    box.setObjectName("encoding");
    box.addItems(usualEncodings());
    box.setEditable(true);
    box.lineEdit()->setAccessibleName(box.accessibleName());
    box.setInsertPolicy(QComboBox::NoInsert);
}

void offerVariants(QComboBox& box) {
    box.setObjectName("readingVariant");
    for (const rules::Variant variant : rules::allVariants())
        box.addItem(variantTitle(variant), static_cast<int>(variant));
}

ReadingDialog::ReadingDialog(QWidget* parent)
    : QDialog(parent), encoding_(new QComboBox(this)), variant_(new QComboBox(this)),
      wrong_(sentenceLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("How to read the files"));
    encoding_->setAccessibleName(tr("Encoding"));
    encoding_->addItem(tr("Detect"));
    offerEncodings(*encoding_);
    variant_->setAccessibleName(tr("Variant"));
    variant_->addItem(tr("As stated in the files"), -1);
    offerVariants(*variant_);
    auto* form = new QFormLayout;
    form->addRow(tr("&Encoding:"), encoding_);
    form->addRow(tr("&Variant:"), variant_);
    auto* all = new QVBoxLayout(this);
    all->addLayout(form);
    all->addWidget(wrong_);
    all->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(encoding_, &QComboBox::currentTextChanged, this, &ReadingDialog::check);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Choose &files…"));
    check();
}

ReadingOptions ReadingDialog::chosen() const {
    ReadingOptions how;
    if (encoding_->currentText() != encoding_->itemText(0))
        if (const auto name = parser::encodingNamed(encoding_->currentText().toStdString()))
            how.encoding = *name;
    if (const int variant = variant_->currentData().toInt(); variant >= 0)
        how.variant = static_cast<rules::Variant>(variant);
    return how;
}

void ReadingDialog::check() {
    const QString text = encoding_->currentText();
    const bool known = text == encoding_->itemText(0) || parser::encodingNamed(text.toStdString());
    wrong_->setText(
        known ? tr("Files that name their own encoding or variant are also read as chosen here.")
              : tr("Damscope does not know the encoding \"%1\".").arg(text));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(known);
}

} // namespace damscope::gui
