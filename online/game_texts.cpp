// SPDX-License-Identifier: GPL-3.0-or-later
#include "online/game_texts.hpp"

#include "base/text/ascii.hpp"

#include <array>
#include <chrono>
#include <utility>

namespace damscope::online {
namespace {

constexpr std::size_t longestGame = std::size_t{4} << 20;

db::SourceFailure notPdn() {
    return db::SourceFailure({"net-not-pdn", {}});
}

struct TagLine {
    std::string_view name;
    std::string_view value;
};

// [Name "value"]
std::optional<TagLine> tagIn(std::string_view line) {
    line = base::trimmedEnd(line);
    const std::size_t quote = line.find(" \"");
    if (!line.starts_with('[') || !line.ends_with("\"]") || quote == line.npos ||
        quote + 4 > line.size())
        return std::nullopt;
    for (const char c : line.substr(1, quote - 1))
        if (!base::isLetter(c) && !base::isDigit(c))
            return std::nullopt;
    return TagLine{line.substr(1, quote - 1), line.substr(quote + 2, line.size() - quote - 4)};
}

/// The tags of a game as they come.
class Tags {
public:
    void add(const TagLine& tag, GameText& game) {
        if (tag.name == "Site")
            game.site = tag.value;
        else if (tag.name == "Result")
            game.result = tag.value;
        else if (tag.name == "Termination")
            game.goesOn = tag.value == "Unterminated";
        else if (tag.name == "UTCDate")
            date_ = tag.value;
        else if (tag.name == "UTCTime")
            time_ = tag.value;
    }
    [[nodiscard]] std::optional<std::int64_t> began() const { return timeOf(date_, time_); }

private:
    std::string date_;
    std::string time_;
};

// Three numbers with a sign between them.
std::optional<std::array<int, 3>> threeNumbers(std::string_view text, char sign) {
    std::array<int, 3> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0 && !text.starts_with(sign))
            return std::nullopt;
        text.remove_prefix(i > 0 ? 1 : 0);
        const auto number = base::takeNumber<int>(text);
        if (!number || *number < 0)
            return std::nullopt;
        numbers[i] = *number;
    }
    return text.empty() ? std::optional(numbers) : std::nullopt;
}

} // namespace

bool GameText::isWhole() const {
    std::string_view before = base::trimmedEnd(text);
    if (!hasMoves || result.empty() || !before.ends_with(result))
        return false;
    before.remove_suffix(result.size()); // "21-1" may be the beginning of a move
    return before.empty() || before.ends_with(' ') || before.ends_with('\n') ||
           before.ends_with('}');
}

std::optional<std::int64_t> timeOf(std::string_view date, std::string_view time) {
    const auto day = threeNumbers(date, '.');
    const auto hour = threeNumbers(time, ':');
    if (!day || !hour)
        return std::nullopt;
    const std::chrono::year_month_day written{std::chrono::year((*day)[0]),
                                              std::chrono::month(static_cast<unsigned>((*day)[1])),
                                              std::chrono::day(static_cast<unsigned>((*day)[2]))};
    if (!written.ok())
        return std::nullopt;
    const auto at = std::chrono::sys_days(written) + std::chrono::hours((*hour)[0]) +
                    std::chrono::minutes((*hour)[1]) + std::chrono::seconds((*hour)[2]);
    return std::chrono::duration_cast<std::chrono::seconds>(at.time_since_epoch()).count();
}

std::optional<GameText> GameTexts::next() {
    GameText game;
    Tags tags;
    bool inMoves = false;
    bool any = false;
    bool hasTags = false;
    for (std::string line = std::exchange(held_, {}); !line.empty() || takeLine(line);
         line.clear()) {
        const auto tag = tagIn(line);
        if (tag && inMoves) {
            held_ = std::move(line);
            break;
        }
        const bool isBlank = base::trimmed(line).empty();
        if (isBlank && !any)
            continue; // before the first game
        any = true;
        if (tag)
            tags.add(*tag, game);
        hasTags = hasTags || tag;
        inMoves = inMoves || (!tag && !isBlank);
        game.text += line;
        if (game.text.size() > longestGame)
            throw notPdn();
    }
    if (!any)
        return std::nullopt;
    // A page is no game; one that was cut in its first tag is.
    if (!hasTags && !base::trimmed(game.text).starts_with('['))
        throw notPdn();
    game.began = tags.began();
    game.hasMoves = inMoves;
    return game;
}

// With the newline that ends it.
bool GameTexts::takeLine(std::string& line) {
    std::size_t end = read_.find('\n', at_);
    while (end == std::string::npos && !ended_) {
        read_.erase(0, std::exchange(at_, 0));
        const std::size_t before = read_.size();
        const std::size_t got = bytes_.read(room_);
        ended_ = got == 0;
        read_.append(room_.data(), got);
        if (read_.size() > longestGame)
            throw notPdn();
        end = read_.find('\n', before);
    }
    line = read_.substr(at_, end == std::string::npos ? end : end + 1 - at_);
    at_ += line.size();
    return !line.empty();
}

} // namespace damscope::online
