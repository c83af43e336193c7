// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/paper/bulletin.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "base/text/visible.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/translation.hpp"
#include "pages/board_svg.hpp"
#include "pages/game_report.hpp"
#include "pages/movetext.hpp"
#include "pages/paper/a4.hpp"
#include "pages/sheet.hpp"
#include "parser/html/page.hpp"
#include "parser/meaning/annotation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>

namespace damscope::pages {
namespace {

using base::cutToWidth;
using base::visible;
using base::visibleOrUnknown;
using base::wrapped;
using rules::NodeId;

// In points.
constexpr double margin = a4::margin;
constexpr double columnGap = 20;
constexpr double columnWidth = (a4::width - 2 * margin - columnGap) / 2;
constexpr double boardSide = 130;
constexpr double lineStep = 1.35; // of the size of its letters
constexpr double gameGap = 14;
constexpr double diagramGap = 10;

/// The width of a letter as a share of its size: most fonts are narrower.
constexpr double regularWidth = 0.58;
constexpr double boldWidth = 0.66;

constexpr std::string_view diagramWord = "[#]";
constexpr int diagramEvery = 20; // plies
constexpr std::size_t mostErrors = 6;

bool isMarked(const rules::Game& game, NodeId node) {
    return std::ranges::count(parser::nags(game, node), parser::diagramNag) > 0 ||
           std::ranges::any_of(game.remarks(node), [](const rules::Remark& remark) {
               const auto* comment = remark.as<rules::Comment>();
               return comment != nullptr && comment->text.find(diagramWord) != std::string::npos;
           });
}

void takeMark(rules::Game& game, NodeId node) {
    std::vector<rules::Remark> kept;
    for (rules::Remark remark : game.remarks(node)) {
        const auto* nag = remark.as<rules::Nag>();
        if (nag != nullptr && nag->number == parser::diagramNag)
            continue;
        if (auto* comment = std::get_if<rules::Comment>(&remark.content)) {
            std::string& text = comment->text;
            for (std::size_t at = text.find(diagramWord); at != std::string::npos;
                 at = text.find(diagramWord))
                text.erase(at, diagramWord.size() +
                                   (text.compare(at + diagramWord.size(), 1, " ") == 0 ? 1 : 0));
            text = std::string(base::trimmed(text));
            if (text.empty())
                continue;
        }
        kept.push_back(std::move(remark));
    }
    game.setRemarks(node, std::move(kept));
}

std::set<NodeId> worstErrors(const analysis::GameJudgement& judgement) {
    std::vector<const analysis::JudgedMove*> errors;
    if (judgement.isAnalysed())
        for (const analysis::JudgedMove& move : judgement.moves)
            if (move.quality >= analysis::Quality::mistake)
                errors.push_back(&move);
    std::ranges::stable_sort(errors, std::greater(), &analysis::JudgedMove::loss);
    errors.resize(std::min(errors.size(), mostErrors));
    std::set<NodeId> nodes;
    for (const analysis::JudgedMove* error : errors)
        nodes.insert(error->node);
    return nodes;
}

std::set<NodeId> evenlySpaced(const std::vector<NodeId>& line) {
    std::set<NodeId> nodes;
    for (std::size_t i = diagramEvery; i <= line.size(); i += diagramEvery)
        nodes.insert(line[i - 1]);
    if (nodes.empty() && !line.empty())
        nodes.insert(line.back());
    return nodes;
}

std::string sideOf(const std::string& name, std::optional<int> rating) {
    return base::isolated(visibleOrUnknown(name)) +
           (rating ? fmt::format(" ({})", *rating) : std::string());
}

} // namespace

std::set<NodeId> takeDiagrams(rules::Game& game, const analysis::GameJudgement& judgement) {
    std::set<NodeId> nodes = worstErrors(judgement);
    const std::vector<NodeId> line = game.mainLine();
    for (const NodeId node : line)
        if (isMarked(game, node)) {
            nodes.insert(node);
            takeMark(game, node);
        }
    if (nodes.empty())
        nodes = evenlySpaced(line);
    std::erase_if(nodes, [&](NodeId node) { return !game.position(node); });
    return nodes;
}

const Bulletin::Look Bulletin::cover{15, true};
const Bulletin::Look Bulletin::heading{10, true};
const Bulletin::Look Bulletin::fact{8, false, true};
const Bulletin::Look Bulletin::moves{9};
const Bulletin::Look Bulletin::caption{7.5, false, true};
const Bulletin::Look Bulletin::label{5.5};

Bulletin::Bulletin(std::string title, std::size_t firstPage, const Locale& locale)
    : title_(std::move(title)), number_(firstPage), locale_(locale), at_(margin) {}

void Bulletin::addTitle() {
    addLines(visible(title_), cover);
}

void Bulletin::add(const PrintedGame& game) {
    // A heading does not stand alone at the end of a column.
    need(6 * lineStep * heading.size);
    if (at_ > margin)
        at_ += gameGap;
    addHeading(game);
    const int letters = static_cast<int>(columnWidth / (regularWidth * moves.size));
    const auto parts = movetextParts(game.game, game.diagrams, letters, locale_);
    const std::vector<NodeId> line = game.game.mainLine();
    auto place = line.begin();
    for (const std::string& part : parts) {
        for (const std::string_view words : base::splitLines(part))
            addLine(std::string(words), moves);
        place = std::find_if(place, line.end(),
                             [&](NodeId node) { return game.diagrams.contains(node); });
        if (place != line.end())
            addDiagram(game.game, *place++);
    }
}

void Bulletin::addHeading(const PrintedGame& printed) {
    const db::GameHeader& header = printed.header;
    addLines(fmt::format("{} – {} · {}", sideOf(header.white, header.whiteRating),
                         sideOf(header.black, header.blackRating),
                         resultText(printed.game.start().rules(), header.result, locale_.results)),
             heading);
    std::vector<std::string> facts;
    for (const std::string& text : {header.event, header.site, db::shownDate(header.date)})
        if (!text.empty() && text != "?")
            facts.push_back(base::isolated(visible(text)));
    if (!header.round.empty() && header.round != "?" && header.round != "-")
        facts.push_back(pageWord("round", locale_) + " " + visible(header.round));
    if (!facts.empty())
        addLines(fmt::format("{}", fmt::join(facts, ", ")), fact);
    if (!printed.opening.empty())
        addLines(visible(printed.opening), fact);
    at_ += 3;
}

void Bulletin::addDiagram(const rules::Game& game, NodeId node) {
    const auto position = game.position(node);
    const rules::Board& board = position->rules().board;
    const double cell = boardSide / std::max(board.files, board.ranks);
    const bool isLettered = !fileLetters(position->rules(), Seen::byWhite).empty();
    const double height = cell * (board.ranks + (isLettered ? 0.6 : 0));
    const double captions = 2 * lineStep * caption.size;
    need(diagramGap + height + captions + diagramGap);
    const double x = left() + (columnWidth - boardSide) / 2;
    at_ += diagramGap;
    contents_ += fmt::format("<g transform=\"translate({:.1f} {:.1f}) scale({:.4f})\">\n{}</g>\n",
                             x, at_, cell / diagramCell,
                             diagramGroup(*position, Seen::byWhite, BoardLabels::leftOut));
    addLabels(position->rules(), x, cell);
    at_ += height;
    const bool white = position->toMove() == rules::Color::white;
    addLine(fmt::format("{} · {}", numberedMove(game, node, locale_),
                        word("to-move", white ? "white" : "black", locale_)),
            caption);
    at_ += diagramGap / 2;
}

void Bulletin::addLabels(const rules::Rules& rules, double x, double cell) {
    constexpr double beside = 3;
    for (int row = 0; row < rules.board.ranks; ++row) {
        const RowLabels labels = rowLabels(rules, row, Seen::byWhite);
        const double y = at_ + (row + 0.63) * cell;
        addText(x - beside, y, labels.left, label, true);
        addText(x + rules.board.files * cell + beside, y, labels.right, label, false);
    }
    const std::string letters = fileLetters(rules, Seen::byWhite);
    for (std::size_t column = 0; column < letters.size(); ++column)
        addText(x + (static_cast<double>(column) + 0.4) * cell,
                at_ + (rules.board.ranks + 0.45) * cell,
                std::string_view(letters).substr(column, 1), label, false);
}

void Bulletin::addText(double x, double y, std::string_view words, const Look& look, bool isRight) {
    if (words.empty())
        return;
    contents_ += fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"{:.1f}\"{}{}>{}</text>\n", x, y, look.size,
        look.isBold    ? " font-weight=\"bold\""
        : look.isFaint ? " fill=\"#555555\""
                       : "",
        isRight ? " text-anchor=\"end\"" : "", base::isolated(parser::html::escaped(words)));
}

double Bulletin::left() const {
    return margin + column_ * (columnWidth + columnGap);
}

void Bulletin::need(double height) {
    if (at_ > margin && at_ + height > a4::height - margin)
        nextColumn();
}

void Bulletin::nextColumn() {
    if (column_ == 1)
        return endPage();
    column_ = 1;
    at_ = margin;
}

void Bulletin::addLines(const std::string& words, const Look& look) {
    const double letter = (look.isBold ? boldWidth : regularWidth) * look.size;
    const std::string lines = wrapped(words, static_cast<int>(columnWidth / letter));
    for (const std::string_view line : base::splitLines(lines))
        addLine(std::string(line), look);
}

void Bulletin::addLine(const std::string& words, const Look& look) {
    const double letter = (look.isBold ? boldWidth : regularWidth) * look.size;
    need(lineStep * look.size);
    at_ += lineStep * look.size;
    addText(left(), at_, cutToWidth(words, static_cast<int>(columnWidth / letter)), look, false);
}

void Bulletin::endPage() {
    column_ = 0;
    at_ = margin;
    if (contents_.empty())
        return;
    constexpr double foot = a4::height - margin / 2;
    addText(margin, foot, cutToWidth(visible(title_), 100), caption, false);
    addText(a4::width - margin, foot, std::to_string(number_++), caption, true);
    pages_.push_back(fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} "
        "{1}\" font-family=\"sans-serif\" fill=\"#222222\">\n{2}</svg>\n",
        a4::width, a4::height, contents_));
    contents_.clear();
}

void Bulletin::finish() {
    endPage();
}

} // namespace damscope::pages
