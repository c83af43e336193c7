// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/importer.hpp"
#include "gui/base/translator.hpp"

#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "gui/look/sizes.hpp"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

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
    connect(&job_, &ImportJob::problemsMet, this, &Importer::problemsMet);
    connect(&job_, &ImportJob::finished, this, [this](const ImportOutcome& outcome) {
        hide();
        emit finished(store_, outcome);
        emit reported(summaryOf(outcome));
    });
    connect(&job_, &ImportJob::failed, this, [this](const QString& reason) {
        hide();
        emit reported(tr("The import stopped: %1. The games read before are kept.").arg(reason));
    });
    retranslate();
}

void Importer::start(const std::filesystem::path& store, const QStringList& paths,
                     const HowToRead& how, Purpose purpose) {
    if (isRunning()) {
        emit reported(tr("An import is running. Wait until it has finished, or cancel it."));
        return;
    }
    store_ = store;
    purpose_ = purpose;
    text_->setText(tr("Reading…"));
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
    QString text =
        tr("%1 games read, %2 per second")
            .arg(locale.toString(static_cast<qulonglong>(p.games)), locale.toString(qRound(rate)));
    if (const QString left = left_.text(p.bytes, p.total); !left.isEmpty())
        text += QStringLiteral(", ") + left;
    text_->setText(text);
}

// With the first file that was not read, or not to its end: the panel of problems lists all.
QString Importer::summaryOf(const ImportOutcome& outcome) const {
    const db::ImportSummary& s = outcome.summary;
    const QLocale locale;
    const auto number = [&](std::uint64_t n) {
        return locale.toString(static_cast<qulonglong>(n));
    };
    const QString problems = number(s.problems + outcome.notices);
    QString text =
        purpose_ == Purpose::view
            ? tr("Games read: %1, problems: %2. Nothing is stored.").arg(number(s.games), problems)
            : tr("Games read: %1. Stored: %2, already stored: %3, problems: %4.")
                  .arg(number(s.games), number(s.stored), number(s.duplicates), problems);
    if (s.deleted > 0)
        text += QStringLiteral(" ") +
                trPlural("%Ln of the games already stored was deleted before and stays deleted: "
                         "Database > Deleted games brings it back.",
                         "%Ln of the games already stored were deleted before and stay deleted: "
                         "Database > Deleted games brings them back.",
                         static_cast<int>(s.deleted));
    if (s.corrected > 0)
        text += QStringLiteral(" ") + trPlural("%Ln of the games already stored was edited or "
                                               "repaired since: the corrected one stays.",
                                               "%Ln of the games already stored were edited or "
                                               "repaired since: the corrected ones stay.",
                                               static_cast<int>(s.corrected));
    if (outcome.notices > 0)
        text += QStringLiteral(" %1: %2.")
                    .arg(QFileInfo(qtText(outcome.notice.path)).fileName(),
                         worded(outcome.notice.message));
    if (outcome.notices > 1)
        text += QStringLiteral(" ") + tr("More about files under Problems.");
    if (s.interrupted)
        text += QStringLiteral(" ") + tr("Cancelled; importing again continues from there.");
    return text;
}

void Importer::retranslate() {
    bar_->setAccessibleName(tr("Import"));
    cancel_->setText(tr("Cancel"));
}

void Importer::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
