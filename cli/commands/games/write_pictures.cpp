// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/games/write_pictures.hpp"

#include "base/text/utf8.hpp"
#include "cli/exchange/libraries.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/game_report.hpp"
#include "pages/movetext.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

namespace damscope::cli {
namespace {

constexpr std::size_t mostDiagrams = 1000;

using Diagrams = std::vector<pages::CaptionedDiagram>;

void addDiagram(Diagrams& diagrams, pages::CaptionedDiagram diagram) {
    if (diagrams.size() == mostDiagrams)
        throw UsageError({"usage-many-diagrams", {{"most", std::to_string(mostDiagrams)}}});
    diagrams.push_back(std::move(diagram));
}

std::string playerOf(const rules::Game& game, std::string_view tag) {
    const std::string_view name = game.tag(tag);
    return name.empty() ? "?" : std::string(name);
}

std::string captionOf(const rules::Game& game, rules::NodeId node, Language language) {
    Message caption{node == rules::rootNode ? "diagram-caption-start" : "diagram-caption",
                    {{"white", playerOf(game, "White")}, {"black", playerOf(game, "Black")}}};
    if (node != rules::rootNode)
        caption.parameters.push_back({"move", pages::numberedMove(game, node, language)});
    return translated(caption, language);
}

pages::CaptionedDiagram diagramOf(db::Store& store, db::GameId id, const PlaceOption& place,
                                  Language language) {
    const rules::Game game = gameMeant(store, id);
    const rules::NodeId node = place.in(game, db::number(id));
    const auto position = game.position(node);
    if (!position)
        throw NoSuchPlace({"usage-position-unknown", {{"id", std::to_string(db::number(id))}}});
    return {*position, captionOf(game, node, language)};
}

void addOfGames(Diagrams& diagrams, db::Store& store, std::span<const db::GameId> games,
                const PlaceOption& place, Console& console) {
    for (const db::GameId id : games)
        try {
            addDiagram(diagrams, diagramOf(store, id, place, console.locale()));
        } catch (const NoSuchPlace& error) {
            if (games.size() == 1)
                throw;
            console.say({"diagram-skipped", {{"reason", error.message()}}});
        }
}

void goWith(Arguments& arguments, std::initializer_list<const char*> options, const char* product,
            const std::function<bool()>& isProduct) {
    for (const char* option : options)
        arguments.needs(option, {{product, isProduct}});
}

} // namespace

void DiagramOptions::declare(Arguments& arguments, const std::function<bool()>& isDiagram) {
    arguments.group(phrase("Diagrams"));
    place_.declare(arguments);
    arguments.value({"--fen", "FEN",
                     phrase("a position: W:W31-50:B1-20; may be given several times"), false, true},
                    into(fens_));
    arguments.value({"--fens", "FILE", phrase("positions, one FEN per line")}, into(fenFile_));
    arguments.flag({"--flipped", "", phrase("draw the board as Black sees it")}, flipped_);
    arguments.flag({"--no-captions", "", phrase("write no captions below the boards")},
                   noCaptions_);
    arguments.value(
        {"--columns", "N", phrase("how many boards stand side by side in a picture; 3 if not set")},
        into(columns_, 1, 20));
    arguments.value({"--size", "N", phrase("width of a board in pixels; else 400")},
                    into(size_, 50, 4000));
    arguments.flag({"--ascii", "", phrase("draw text in plain characters: w W b B")}, ascii_);
    goWith(arguments, {"--flipped", "--no-captions", "--columns", "--size", "--ascii"},
           "--as diagram", isDiagram);
    for (const char* option : {"--ply", "--move"})
        arguments.excludes(option, {{"60 22w", [this] { return isPlacedByWord_; }}});
    arguments.refuse(phrase("--ply and --move: with games only"),
                     [this] { return hasFens() && place_.given(); });
}

bool DiagramOptions::takeMove(std::string_view word) {
    if (isPlacedByWord_ || word.find_last_of("wWbB") + 1 != word.size())
        return false;
    const auto place = PlaceOption::atMove(word);
    if (place)
        place_ = *place;
    isPlacedByWord_ = place.has_value();
    return isPlacedByWord_;
}

Diagrams DiagramOptions::ofGames(db::Store& store, std::span<const db::GameId> games,
                                 Console& console) const {
    Diagrams diagrams;
    addOfGames(diagrams, store, games, place_, console);
    if (diagrams.empty())
        throw UsageError("there is no position to draw");
    return diagrams;
}

Diagrams DiagramOptions::ofFens(rules::Variant variant, Console& console) const {
    Diagrams diagrams;
    for (const std::string& fen : fens_)
        addDiagram(diagrams, {positionFromOption(variant, fen, "--fen", console), {}});
    if (fenFile_)
        for (const rules::Position& position :
             positionsFromFile(variant, *fenFile_, "--fens", console))
            addDiagram(diagrams, {position, {}});
    if (diagrams.empty())
        throw UsageError("there is no position to draw");
    return diagrams;
}

pages::DiagramSheet DiagramOptions::sheet() const {
    return {static_cast<int>(columns_), static_cast<int>(size_),
            flipped_ ? Seen::byBlack : Seen::byWhite};
}

std::string DiagramOptions::asText(const Diagrams& diagrams, Language language) const {
    std::string text;
    for (const pages::CaptionedDiagram& diagram : diagrams) {
        if (!text.empty())
            text += '\n';
        if (!diagram.caption.empty())
            text += visible(diagram.caption) + '\n';
        text += cli::diagram(diagram.position, ascii_ ? PieceSigns::ascii : PieceSigns::unicode,
                             sheet().seen, language);
    }
    return text;
}

std::string DiagramOptions::drawn(Diagrams diagrams, std::string_view type,
                                  const Console& console) const {
    if (noCaptions_)
        for (pages::CaptionedDiagram& diagram : diagrams)
            diagram = {diagram.position, {}, false};
    if (type == "text")
        return asText(diagrams, console.locale());
    const std::string svg = pages::diagramSvg(diagrams, sheet(), console.locale());
    return type == "svg" ? svg : rasterised(svg);
}

namespace {

chart::PictureFormat pictureFormat(std::string_view type) {
    return type == "svg"   ? chart::PictureFormat::svg
           : type == "png" ? chart::PictureFormat::png
                           : chart::PictureFormat::pdf;
}

chart::Course courseOf(const JudgedGame& judged, const Locale& locale) {
    const db::GameHeader& header = judged.line.header;
    chart::Course course = chart::courseOf(judged.game, judged.judgement);
    course.title = fmt::format("{} – {}  {}", base::isolated(visibleOrUnknown(header.white)),
                               base::isolated(visibleOrUnknown(header.black)),
                               resultText(judged.game.start().rules(), header.result, locale));
    std::vector<std::string> facts;
    for (const std::string& fact : {header.event, header.date})
        if (!fact.empty())
            facts.push_back(base::isolated(visible(fact)));
    facts.push_back(visible(pages::engineWords(judged.judgement.engines, locale)));
    course.subtitle = fmt::format("{}", fmt::join(facts, " · "));
    return course;
}

} // namespace

void ChartOptions::declare(Arguments& arguments, const std::function<bool()>& isChart) {
    arguments.group(phrase("Charts"));
    arguments.value(
        {"--width", "N", phrase("width in pixels, or in points for a PDF; 1100 if not set")},
        into(width_, 300, 10'000));
    arguments.value({"--height", "N", phrase("height likewise; 520 if not set")},
                    into(height_, 200, 10'000));
    arguments.flag({"--dark", "", phrase("draw in light colours on a dark background")}, dark_);
    goWith(arguments, {"--width", "--height", "--dark"}, "--as chart", isChart);
}

std::string ChartOptions::drawn(db::Store& store, db::GameId game,
                                const JudgementOptions& judgement, std::string_view type,
                                const Console& console) const {
    const JudgedGame judged = GameJudge(store, judgement).judged(db::number(game));
    requireEvaluations(judged);
    return cli::drawn(courseOf(judged, console.locale()),
                      {pictureFormat(type), dark_ ? chart::Theme::dark : chart::Theme::light,
                       static_cast<int>(width_), static_cast<int>(height_)});
}

} // namespace damscope::cli
