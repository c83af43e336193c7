// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/source_text.hpp"

#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace damscope::cli {
namespace {

constexpr int exampleWidth = 100;

// In the order of db::EncodingSource.
constexpr std::array<std::string_view, 4> encodingSources{"", "detected", "doubtful", "chosen"};

std::string_view nameOf(rules::Variant variant) {
    return rules::rules(variant).name;
}

Json kindJson(const db::ProblemKind& kind, Language language) {
    return {{"severity", damscope::nameOf(kind.severity)},
            {"code", kind.first.code},
            {"problems", kind.problems},
            {"games", kind.games},
            {"example", words(kind.first, language)}};
}

} // namespace

std::string encodingText(const db::Source& source) {
    std::string text = visible(source.encoding);
    if (source.encodingSource == db::EncodingSource::chosen)
        text += " (chosen)";
    else if (source.encodingSource == db::EncodingSource::doubtful)
        text +=
            source.otherEncoding.empty() ? " (doubtful)" : ", or " + visible(source.otherEncoding);
    return text;
}

std::string variantText(const db::StoredSource& source, const db::SourceFacts& facts) {
    if (source.reading.variant)
        return fmt::format("{} (chosen)", nameOf(*source.reading.variant));
    std::string text;
    for (const auto& [variant, games] : facts.variants)
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ", nameOf(variant),
                            facts.variants.size() > 1 ? " " + grouped(games) : "");
    if (const std::uint64_t guessed = source.progress.guessed; guessed > 0)
        text += guessed >= source.progress.games ? " (guessed)"
                                                 : fmt::format("; {} guessed", grouped(guessed));
    return text;
}

Json sourceJson(const db::StoredSource& source, const db::SourceFacts& facts, Language language) {
    Json variants = Json::object();
    for (const auto& [variant, games] : facts.variants)
        variants[std::string(nameOf(variant))] = games;
    Json problems = Json::array();
    for (const db::ProblemKind& kind : facts.problems)
        problems.push_back(kindJson(kind, language));
    const db::Source& s = source.source;
    const db::SourceProgress& p = source.progress;
    const auto orNull = [](const std::string& text) { return text.empty() ? Json() : Json(text); };
    return {
        {"id", db::number(source.id)},
        {"path", s.path},
        {"file", orNull(source.reading.file)},
        {"bytes", s.digest.size},
        {"games", facts.games},
        {"read", p.games},
        {"duplicates", p.duplicates},
        {"refused", p.refused},
        {"complete", p.done},
        {"encoding", s.encoding},
        {"encoding_source",
         orNull(std::string(encodingSources.at(static_cast<std::size_t>(s.encodingSource))))},
        {"other_encoding", orNull(s.otherEncoding)},
        {"variant_chosen", source.reading.variant ? Json(nameOf(*source.reading.variant)) : Json()},
        {"variants", variants},
        {"guessed", p.guessed},
        {"problems", problems}};
}

std::string problemKindText(const db::ProblemKind& kind, Language language) {
    Message message = {
        "sources-kind",
        {{"problems", countMessage("counted-" + std::string(damscope::nameOf(kind.severity)) + "s",
                                   "count", kind.problems)},
         {"code", visible(kind.first.code)},
         {"text", cutToWidth(visible(words(kind.first, language)), exampleWidth)}}};
    addCount(message, "m", "games", kind.games);
    return words(message, language);
}

} // namespace damscope::cli
