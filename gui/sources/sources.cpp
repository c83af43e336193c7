// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/sources/sources.hpp"

#include "base/parallel/thread_count.hpp"
#include "db/lists/source_facts.hpp"
#include "db/store/store.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "gui/base/work_dialog.hpp"
#include "gui/sources/sources_dialog.hpp"

#include <QLocale>

#include <memory>
#include <utility>

namespace damscope::gui {

namespace {

QString grouped(std::uint64_t n) {
    return QLocale().toString(static_cast<qulonglong>(n));
}

std::vector<ListedSource> listed(db::Store& store) {
    const db::Snapshot snapshot(store);
    auto facts = db::sourceFacts(store);
    std::vector<ListedSource> all;
    for (db::StoredSource& source : db::sources(store)) {
        db::SourceFacts of = std::move(facts[source.id]);
        all.push_back({std::move(source), std::move(of)});
    }
    return all;
}

} // namespace

Sources::Sources(QWidget& window) : QObject(&window), window_(window) {}

void Sources::setStore(const std::filesystem::path& store) {
    if (store != store_ && dialog_)
        dialog_->close();
    store_ = store;
}

void Sources::show() {
    if (store_.empty())
        emit reported(tr("No database is open."));
    else
        list();
}

void Sources::list() {
    job_.start([this, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return [this, file, all = listed(store)] {
            if (file == store_)
                showList(all);
        };
    });
}

void Sources::showList(std::vector<ListedSource> sources) {
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
    connect(work, &WorkDialog::failed, this, &Sources::reported);
    work->start([this, file = store_, source, how](const base::Progress& progress,
                                                   const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::write);
        db::RereadOptions options = how;
        options.jobs = static_cast<unsigned>(base::backgroundThreads());
        db::ImportListener listener;
        listener.progress = [&](const db::ImportProgress& p) { progress(p.bytes, p.total); };
        const auto outcome = std::make_shared<Expected<db::ImportSummary, Message>>(
            db::rereadSource(store, source, options, stop, listener));
        return [this, outcome] { conclude(*outcome); };
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

void Sources::conclude(const Expected<db::ImportSummary, Message>& outcome) {
    if (!outcome) {
        emit reported(worded(outcome.error()));
        return;
    }
    const db::ImportSummary& s = *outcome;
    emit storeChanged();
    emit reported(
        s.interrupted
            ? tr("Cancelled. Read the source again to continue.")
            : tr("Games read again: %1, of which %2 keep their number. Problems: %3.")
                  .arg(grouped(s.games), grouped(s.replaced + s.keptEdits), grouped(s.problems)));
    list();
}

} // namespace damscope::gui
