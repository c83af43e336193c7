// SPDX-License-Identifier: GPL-3.0-or-later
// Open games: read, changed, saved, judged, explained.
#include "analysis/judgement/annotation.hpp"
#include "cli/text/knowledge_text.hpp"
#include "db/findings/why/ranking.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/evaluations.hpp"
#include "messages/translation.hpp"
#include "parser/meaning/problem_place.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "web/module/board_json.hpp"
#include "web/module/files.hpp"
#include "web/module/judgement_json.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>
#include <charconv>

namespace damscope::web {
namespace {

Document storedGame(Session& session, db::GameId id) {
    auto read = db::loadVersion(session.store(), id);
    if (!read)
        throw CallError(read.error().reason); // it is not there, or damaged
    return Document(std::move(read->game), Document::Place{id, read->version});
}

Document newGame(Session& session, const Json& request) {
    rules::Game game(placeIn(session, request));
    if (has(request, "tags"))
        for (const Json& tag : request["tags"])
            rules::putTag(game.tags, neededText(tag, "name"), textIn(tag, "value"));
    return Document(std::move(game));
}

Json read(Session& session, const Json& request) {
    return documentJson(session.document(request), static_cast<int>(neededNumber(request, "game")),
                        session);
}

// A change of a stored game that was kept elsewhere. With the version that was changed, what has
// been saved since is not overwritten.
Document keptChange(Session& session, const Json& request) {
    Document document = storedGame(session, static_cast<db::GameId>(neededNumber(request, "id")));
    document.change("pdn", writtenGame(textIn(request, "pdn")), rules::rootNode);
    const std::string text = textIn(request, "version");
    std::uint64_t version = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), version).ec == std::errc())
        document.setVersion(db::GameVersion{version});
    return document;
}

Document wanted(Session& session, const Json& request) {
    if (has(request, "id") && has(request, "pdn"))
        return keptChange(session, request);
    if (has(request, "id"))
        return storedGame(session, static_cast<db::GameId>(neededNumber(request, "id")));
    if (has(request, "files"))
        return Document(writtenGame(firstText(session, request)));
    return has(request, "pdn") ? Document(writtenGame(textIn(request, "pdn")))
                               : newGame(session, request);
}

// Shown is the start, or the place of a problem that an import met: `before` is its move.
Json open(Session& session, const Json& request, const Watch& /*watch*/) {
    Document document = wanted(session, request);
    if (has(request, "before"))
        document.show(parser::nodeBefore(document.game(), textIn(request, "before")));
    return read(session, Json{{"game", session.add(std::move(document))}});
}

Json readAgain(Session& session, const Json& request, const Watch& /*watch*/) {
    return read(session, request);
}

Json close(Session& session, const Json& request, const Watch& /*watch*/) {
    session.closeDocument(request);
    return Json::object();
}

void annotate(Document& document, const Json& request, Session& session) {
    const rules::Game& game = document.game();
    const analysis::GameJudgement judgement = judgementOf(session, game);
    analysis::AnnotationSettings settings{session.language};
    const analysis::endgame::ResultJudge tables;
    const db::NameCatalogue names;
    std::optional<db::Explanation> explanation;
    if (flagIn(request, "explain")) {
        explanation.emplace(game, tables, session.language, names);
        settings.explain = [&](int ply) {
            return explanation->of(static_cast<std::size_t>(ply - 1));
        };
    }
    analysis::Annotated annotated = analysis::annotate(game, judgement, settings);
    document.change("annotate", std::move(annotated.game), document.node());
}

Json change(Session& session, const Json& request, const Watch& /*watch*/) {
    Document& document = session.document(request);
    if (neededText(request, "edit") == "annotate")
        annotate(document, request, session);
    else
        edit(document, request, session);
    return read(session, request);
}

Document::Place storedAsNew(Session& session, const rules::Game& game) {
    const db::OwnGame own = db::addOwnGame(session.store(), game);
    return {own.id, own.version};
}

Document::Place storedOver(Session& session, const Document& document) {
    const Document::Place place = *document.place();
    const auto saved = db::overwriteGame(session.store(), place.id, document.game(), place.version);
    if (!saved)
        throw CallError({"page-conflict", {}});
    return {place.id, *saved};
}

Json save(Session& session, const Json& request, const Watch& /*watch*/) {
    Document& document = session.document(request);
    const bool isNew = !document.place() || flagIn(request, "copy");
    document.markSaved(isNew ? storedAsNew(session, document.game())
                             : storedOver(session, document));
    session.gamesChanged();
    return read(session, request);
}

Json pdn(Session& session, const Json& request, const Watch& /*watch*/) {
    return {{"pdn", parser::writePdn(session.document(request).game())}};
}

// What an engine without the game is given.
Json path(Session& session, const Json& request, const Watch& /*watch*/) {
    const Document& document = session.document(request);
    const auto path = rules::pathTo(document.game(), document.nodeIn(request));
    if (!path)
        throw CallError({"page-no-position", {}});
    Json moves = Json::array();
    rules::Position position = path->start;
    for (const rules::Move& move : path->moves) {
        moves.push_back(rules::moveText(position, move));
        position.play(move);
    }
    return {{"variant", position.rules().name},
            {"fen", rules::writeFen(path->start)},
            {"moves", moves}};
}

Json judgement(Session& session, const Json& request, const Watch& /*watch*/) {
    const rules::Game& game = session.document(request).game();
    return judgementJson(game, judgementOf(session, game), session.language);
}

/// Says what is proved about moves.
class Reasons {
public:
    Reasons(const rules::Game& game, analysis::GameJudgement judgement, Language language)
        : plies_(db::mainLinePlies(game)), judgement_(std::move(judgement)), language_(language),
          reasons_(plies_, finder_, db::NameCatalogue()) {}

    [[nodiscard]] std::size_t moves() const { return plies_.empty() ? 0 : plies_.size() - 1; }

    void addAll(Json& list, const std::stop_token& stop) const {
        for (std::size_t at = 0; at < moves() && !stop.stop_requested(); ++at)
            for (const db::Reason& reason : reasons_.of(at, &tables_))
                if (!db::isPlain(reason))
                    list.push_back(jsonOf(at, reason));
    }
    void add(Json& list, std::size_t at) const {
        const auto found = reasons_.of(at, &tables_, db::Refute::any, judgement_.at(at));
        for (const db::Reason& reason : found)
            list.push_back(jsonOf(at, reason));
        if (!found.empty())
            return;
        const Message nothing = db::nothingProved(plies_, at);
        list.push_back(
            {{"ply", at}, {"code", nothing.code}, {"message", translated(nothing, language_)}});
    }

private:
    [[nodiscard]] Json jsonOf(std::size_t at, const db::Reason& reason) const {
        const Message message = db::message(plies_, at, reason, language_);
        Json object{
            {"ply", at}, {"code", message.code}, {"message", translated(message, language_)}};
        object.update(cli::reasonJson(reason, language_));
        return object;
    }

    std::vector<analysis::shots::Ply> plies_;
    analysis::GameJudgement judgement_;
    Language language_;
    mutable analysis::shots::ShotFinder finder_;
    db::MoveReasons reasons_;
    analysis::endgame::ResultJudge tables_;
};

Json why(Session& session, const Json& request, const Watch& watch) {
    const rules::Game& game = session.document(request).game();
    const Reasons reasons(game, judgementOf(session, game), session.language);
    Json list = Json::array();
    if (const auto ply = numberIn(request, "ply")) {
        if (*ply < 0 || static_cast<std::size_t>(*ply) >= reasons.moves())
            refuse("ply");
        reasons.add(list, static_cast<std::size_t>(*ply));
    } else {
        reasons.addAll(list, watch.stop);
    }
    return {{"reasons", list}};
}

} // namespace

std::span<const Call> documentCalls() {
    static constexpr std::array calls{
        Call{"game.open", open},   Call{"game.read", readAgain},      Call{"game.close", close},
        Call{"game.edit", change}, Call{"game.save", save},           Call{"game.pdn", pdn},
        Call{"game.path", path},   Call{"game.judgement", judgement}, Call{"game.why", why}};
    return calls;
}

} // namespace damscope::web
