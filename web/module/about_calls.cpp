// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is and knows, whatever is open.
#include "base/parallel/workers.hpp"
#include "db/search/export/export.hpp"
#include "db/store/schema.hpp"
#include "guide/writer.hpp"
#include "messages/tables.hpp"
#include "messages/translation.hpp"
#include "parser/meaning/annotation.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "web/module/command.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>

namespace damscope::web {
namespace {

Json version(Session& /*session*/, const Json& /*request*/, const Watch& /*watch*/) {
    Json languages = Json::array();
    for (const Language language : allLanguages())
        languages.push_back({{"code", codeOf(language)}});
    return {{"version", DAMSCOPE_VERSION},
            {"schema", db::schemaVersion},
            {"json", db::jsonVersion},
            {"threads", base::commandThreads()},
            {"languages", languages}};
}

Json chooseLanguage(Session& session, const Json& request, const Watch& /*watch*/) {
    const auto language = languageNamed(neededText(request, "language"));
    if (!language)
        refuse("language");
    session.language = *language;
    return Json::object();
}

Json squaresOf(const rules::Rules& rules) {
    Json squares = Json::array();
    for (int number = 1; number <= rules.board.size(); ++number) {
        const rules::Square square = *rules.square(number);
        const rules::Coordinates place = rules.board.coordinates(square);
        squares.push_back({{"number", number},
                           {"name", rules::squareName(rules, square)},
                           {"row", place.row},
                           {"column", place.column}});
    }
    return squares;
}

Json variantJson(rules::Variant variant, Language language) {
    using rules::GameResult;
    const rules::Rules& rules = rules::rules(variant);
    return {{"name", rules.name},
            {"title", rules::variantTitle(variant, language)},
            {"notation", rules.notation == rules::Notation::numeric ? "numbers" : "letters"},
            {"first", rules.firstMover == rules::Color::white ? "white" : "black"},
            {"ranks", rules.board.ranks},
            {"files", rules.board.files},
            {"start", rules::writeFen(rules::Position::start(variant))},
            {"results",
             {{"white", rules::writeResult(rules, GameResult::whiteWins)},
              {"draw", rules::writeResult(rules, GameResult::draw)},
              {"black", rules::writeResult(rules, GameResult::blackWins)}}},
            {"squares", squaresOf(rules)}};
}

Json glyphs(Language language) {
    Json list = Json::array();
    for (const parser::NagMeaning& nag : parser::knownNags())
        list.push_back(
            {{"glyph", nag.nag}, {"sign", nag.sign}, {"name", translatedText(nag.name, language)}});
    return list;
}

Json variants(Session& session, const Json& /*request*/, const Watch& /*watch*/) {
    Json list = Json::array();
    for (const rules::Variant variant : rules::allVariants())
        list.push_back(variantJson(variant, session.language));
    return {{"variants", list}, {"glyphs", glyphs(session.language)}};
}

Json rulesOf(Session& session, const Json& request, const Watch& /*watch*/) {
    const rules::Variant variant = variantIn(request);
    return {{"variant", rules::rules(variant).name},
            {"title", rules::variantTitle(variant, session.language)},
            {"text", rules::rulesPage(variant, session.language)}};
}

// A message of the page's own, by its code, with its parameters.
Json messageWords(const Json& request, Language language) {
    Json list = Json::object();
    for (const std::string& code : textsIn(request, "keys")) {
        Message message{code, {}};
        if (has(request, "parameters"))
            for (const auto& [name, value] : request["parameters"].items())
                message.parameters.push_back({name, value.is_string()
                                                        ? Value(value.get<std::string>())
                                                        : Value(value.get<std::int64_t>())});
        list[code] = translated(message, language);
    }
    return list;
}

Json wordsOf(Session& session, const Json& request, const Watch& /*watch*/) {
    const std::string kind = neededText(request, "kind");
    Json list = Json::object();
    if (kind == "message")
        list = messageWords(request, session.language);
    if (kind == "glyph")
        for (const parser::NagMeaning& nag : parser::knownNags())
            list[std::to_string(nag.nag)] = translatedText(nag.name, session.language);
    for (const tables::Word& known : tables::allWords())
        if (known.kind == kind)
            list[std::string(known.key)] = word(kind, known.key, session.language);
    return {{"words", list}};
}

Json command(Session& session, const Json& request, const Watch& watch) {
    const CommandAnswer answer =
        runCommand(session, textsIn(request, "arguments"), textIn(request, "input"), watch);
    session.gamesChanged();
    return {{"status", answer.status}, {"output", answer.output}, {"messages", answer.messages}};
}

} // namespace

std::span<const Call> aboutCalls() {
    static constexpr std::array calls{Call{"version", version},   Call{"language", chooseLanguage},
                                      Call{"variants", variants}, Call{"rules", rulesOf},
                                      Call{"words", wordsOf},     Call{"command", command}};
    return calls;
}

} // namespace damscope::web
