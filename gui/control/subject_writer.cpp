// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/subject_writer.hpp"

#include "base/vocabulary.hpp"
#include "chart/picture.hpp"
#include "db/store/store.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/text.hpp"
#include "messages/translation.hpp"
#include "pages/paper/exercise_paper.hpp"
#include "pages/paper/game_files.hpp"
#include "pages/paper/sheet_paper.hpp"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPdfWriter>

#include <algorithm>
#include <cstddef>
#include <set>
#include <span>
#include <stdexcept>
#include <utility>

namespace damscope::gui {
namespace {

struct WriterWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::Exporter)
};

[[noreturn]] void refuse(const QString& reason) {
    throw std::runtime_error(reason.toStdString());
}

// The format of games by the ending of their file; nothing: pages.
std::optional<db::ExportFormat> gamesFormat(const QString& ending) {
    if (ending == QStringLiteral("pdf"))
        return std::nullopt;
    return db::exportFormatNamed(ending == QStringLiteral("htm") ? "html" : ending.toStdString())
        .value_or(db::ExportFormat::pdn);
}

bool isPage(const QString& ending) {
    return ending.startsWith(QStringLiteral("htm"));
}

chart::NextPage oneByOne(const std::vector<std::string>& pages) {
    return [&pages, next = std::size_t{0}]() mutable {
        return next < pages.size() ? std::optional(pages[next++]) : std::nullopt;
    };
}

} // namespace

/// Where the bytes of a file go, or its pages.
struct SubjectWriter::Out {
    pages::GamesOutput games;
    QPagedPaintDevice* paper = nullptr; ///< of what draws itself

    [[nodiscard]] Done print(const std::string& title, const std::vector<std::string>& all) const {
        games.pages(title, oneByOne(all));
        return {};
    }

    [[nodiscard]] Done write(const pages::Sheet& sheet, const QString& ending,
                             const pages::Locale& locale) const {
        if (ending == QStringLiteral("csv"))
            games.bytes(pages::sheetCsv(sheet, locale));
        else if (isPage(ending))
            games.bytes(pages::sheetHtml(sheet, locale));
        else
            return print(sheet.title, pages::sheetPaper(sheet, locale));
        return {};
    }
};

db::Store SubjectWriter::openStore() const {
    return {setting_.store, db::Store::Access::read, setting_.names};
}

SubjectWriter::Done SubjectWriter::writeExercises(const PageSubject::Exercises& wanted,
                                                  const QString& ending, const Out& out) const {
    db::Store store = openStore();
    const std::vector<db::DeckCard> cards = db::cardsOf(store, wanted.deck);
    if (cards.empty())
        refuse(WriterWords::tr("This deck has no exercises."));
    const auto first = std::span(cards).first(std::min(wanted.most, cards.size()));
    const pages::PrintedSheet sheet{
        .title = word("page", "exercises", setting_.locale),
        .questions = pages::questionsOf(
            first, setting_.names ? *setting_.names : db::NameCatalogue(), setting_.locale),
        .language = setting_.locale,
        .hasSolutions = wanted.hasSolutions};
    const std::vector<std::string> paper = pages::pagesOf(sheet);
    if (isPage(ending))
        out.games.bytes(pages::pagesHtml(paper, sheet));
    else
        (void)out.print(sheet.title, paper);
    return {.exercises = first.size(), .deck = cards.size()};
}

SubjectWriter::Done SubjectWriter::write(const QString& ending, const Out& out) const {
    const pages::GamesWish wish{
        .format = gamesFormat(ending), .locale = setting_.locale, .progress = setting_.progress};
    const Overloaded kinds{
        [&](const rules::Game& game) {
            std::optional<db::Store> store;
            if (!setting_.store.empty())
                store.emplace(setting_.store, db::Store::Access::read, setting_.names);
            pages::writeGame(game, pages::judgementOf(store ? &*store : nullptr, game), wish,
                             out.games);
            return Done{1};
        },
        [&](const std::vector<db::GameId>& games) {
            db::Store store = openStore();
            const db::ExportReport done =
                pages::writeGames(store, games, wish, out.games, setting_.stop);
            if (done.complete && done.games == 0) // an older file stays
                refuse(WriterWords::tr("None of the games can be read."));
            return Done{done.games, done.damaged.size(), done.complete};
        },
        [&](const pages::Sheet& sheet) { return out.write(sheet, ending, setting_.locale); },
        [&](const PageSubject::Read& read) {
            db::Store store = openStore();
            const pages::Sheet sheet = read(store, setting_.stop);
            return setting_.stop.stop_requested() ? Done{.complete = false}
                                                  : out.write(sheet, ending, setting_.locale);
        },
        [&](const PageSubject::Exercises& wanted) { return writeExercises(wanted, ending, out); },
        [&](const PageSubject::Pictures& pictures) {
            return out.print(setting_.title.toStdString(), pictures);
        },
        [&](const PageSubject::Painted& paint) {
            paint(*out.paper);
            return Done{};
        },
    };
    return std::visit(kinds, content_);
}

SubjectWriter::Done SubjectWriter::saved(const QString& file,
                                         const std::function<Done(QIODevice&)>& write) const {
    OutputFile out(file, setting_.locale, originalsOf(setting_.store));
    if (!out.open(QIODevice::WriteOnly))
        refuse(out.errorString());
    const Done done = write(out);
    if (done.complete && !out.commit())
        refuse(out.errorString());
    return done;
}

SubjectWriter::Done SubjectWriter::writeFile(const QString& file) const {
    const QString ending = QFileInfo(file).suffix().toLower();
    if (std::holds_alternative<PageSubject::Painted>(content_))
        return printToFile(file, QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, {}));
    return saved(file, [&](QIODevice& device) {
        const auto bytes = [&device](std::string_view piece) {
            if (device.write(piece.data(), static_cast<qint64>(piece.size())) < 0)
                refuse(device.errorString());
        };
        const auto pdf = [&device](const std::string& title, const chart::NextPage& next) {
            // What cannot be written is known when the file is to be kept.
            const auto take = [&device](std::string_view piece) {
                (void)device.write(piece.data(), static_cast<qint64>(piece.size()));
            };
            std::set<std::string> unreadable;
            if (!chart::printPages(title, next, take, unreadable))
                refuse(WriterWords::tr("The pages cannot be drawn."));
        };
        return write(ending, {{bytes, pdf}});
    });
}

SubjectWriter::Done SubjectWriter::printToFile(const QString& file,
                                               const QPageLayout& layout) const {
    return saved(file, [&](QIODevice& device) {
        QPdfWriter pdf(&device);
        pdf.setPageLayout(layout);
        pdf.setTitle(setting_.title);
        return print(pdf);
    });
}

SubjectWriter::Done SubjectWriter::print(QPagedPaintDevice& paper) const {
    const auto pages = [&paper](const std::string& /*title*/, const chart::NextPage& next) {
        if (!chart::printPages(next, paper))
            refuse(WriterWords::tr("The printer cannot be reached."));
    };
    return write(QStringLiteral("pdf"), {{{}, pages}, &paper});
}

} // namespace damscope::gui
