// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/export_job.hpp"

#include "db/export/export.hpp"
#include "db/store/store.hpp"
#include "gui/base/output_file.hpp"
#include "parser/write/write.hpp"

#include <QFileInfo>
#include <QPdfWriter>

#include <exception>
#include <stdexcept>

namespace damscope::gui {

namespace {

QString kindOf(const QString& file) {
    return QFileInfo(file).suffix().toLower();
}

void write(OutputFile& out, std::string_view piece) {
    const auto size = static_cast<qint64>(piece.size());
    if (out.write(piece.data(), size) != size)
        throw std::runtime_error(out.errorString().toStdString());
}

constexpr QMarginsF pageMargins(15, 15, 15, 15); // millimetres

} // namespace

struct ExportJob::Outcome {
    quint64 games = 0;
    quint64 damaged = 0;
    bool complete = true;
};

struct ExportJob::Wish {
    std::filesystem::path store;
    std::vector<db::GameId> games;
    QString file;
    PaperStyle style;
    parser::html::Words words;
    Language language;
};

std::optional<QString> exportGame(const QString& file, const rules::Game& game,
                                  const PaperStyle& style, const std::filesystem::path& store) {
    OutputFile out(file, rulesLanguage(), originalsOf(store));
    if (!out.open(QIODevice::WriteOnly))
        return out.errorString();
    const parser::html::Words words = GamePaper::words();
    try {
        if (kindOf(file) == QStringLiteral("pdf")) {
            QPdfWriter pdf(&out);
            pdf.setPageMargins(pageMargins, QPageLayout::Millimeter);
            GamePrinter(pdf, style, words).print(game);
        } else if (kindOf(file).startsWith(QStringLiteral("htm"))) {
            write(out, parser::html::head(words) + parser::html::game(game, 1, words) +
                           parser::html::tail());
        } else {
            write(out, parser::writePdn(game));
        }
    } catch (const std::exception& e) {
        return QString::fromUtf8(e.what());
    }
    return out.commit() ? std::nullopt : std::optional(out.errorString());
}

void ExportJob::start(const std::filesystem::path& store, const std::vector<db::GameId>& games,
                      const QString& file, const PaperStyle& style) {
    if (isRunning())
        return;
    job_.start([this, wish = Wish{store, games, file, style, GamePaper::words(), rulesLanguage()}](
                   const Job::Report&, const std::stop_token& stop) { return run(wish, stop); });
}

// In the thread of the job.
Job::Step ExportJob::run(const Wish& wish, const std::stop_token& stop) {
    db::Store store(wish.store, db::Store::Access::read);
    OutputFile out(wish.file, wish.language, originalsOf(store));
    if (!out.open(QIODevice::WriteOnly))
        throw std::runtime_error(out.errorString().toStdString());
    const Outcome outcome = kindOf(wish.file) == QStringLiteral("pdf")
                                ? writePdf(store, wish, out, stop)
                                : writeText(store, wish, out, stop);
    if (!outcome.complete)
        return {};
    if (outcome.games == 0) // an older file stays
        throw std::runtime_error(tr("none of them can be read").toStdString());
    if (!out.commit())
        throw std::runtime_error(out.errorString().toStdString());
    return
        [this, file = wish.file, outcome] { emit finished(file, outcome.games, outcome.damaged); };
}

ExportJob::Outcome ExportJob::writePdf(db::Store& store, const Wish& wish, OutputFile& out,
                                       const std::stop_token& stop) {
    QPdfWriter pdf(&out);
    pdf.setPageMargins(pageMargins, QPageLayout::Millimeter);
    GamePrinter printer(pdf, wish.style, wish.words);
    Outcome outcome;
    for (const db::GameId id : wish.games) {
        if (stop.stop_requested()) {
            outcome.complete = false;
            break;
        }
        if (const auto game = db::loadGame(store, id)) {
            printer.print(*game);
            ++outcome.games;
        } else {
            ++outcome.damaged;
        }
    }
    return outcome;
}

ExportJob::Outcome ExportJob::writeText(db::Store& store, const Wish& wish, OutputFile& out,
                                        const std::stop_token& stop) {
    const QString kind =
        kindOf(wish.file) == QStringLiteral("htm") ? QStringLiteral("html") : kindOf(wish.file);
    const auto report = db::exportGames(
        store, wish.games,
        db::exportFormatNamed(kind.toStdString()).value_or(db::ExportFormat::pdn),
        [&out](std::string_view piece) { write(out, piece); }, stop, wish.words);
    return {report.games, report.damaged.size(), report.complete};
}

} // namespace damscope::gui
