// SPDX-License-Identifier: GPL-3.0-or-later
// What the search of the start page loads: names in files by the first letters of their words.
#include "base/text/utf8.hpp"
#include "cli/commands/people/events.hpp"
#include "cli/commands/publish/site_page.hpp"
#include "cli/terminal/json.hpp"
#include "db/codec/fold_name.hpp"
#include "pages/event_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace damscope::cli {
namespace {

constexpr std::size_t shortest = 2;     // letters of a shard
constexpr std::size_t longest = 6;      // letters; such a shard may have any number of names
constexpr std::size_t mostNames = 1500; // of a shorter one

/// A name to be found: how it is shown, where it leads, and what else it can be found by.
struct Entry {
    std::string name;
    std::string path;
    std::string facts;
    std::string others;
};

/// Names by word: "jansen" -> numbers of entries.
using ByWord = std::map<std::string, std::vector<std::uint32_t>>;

// The first characters of a word, all of it if it has not so many.
std::string beginning(std::string_view word, std::size_t characters) {
    std::string_view rest = word;
    for (std::size_t i = 0; i < characters && !rest.empty(); ++i)
        rest.remove_prefix(base::firstCharacter(rest).bytes.size());
    return std::string(word.substr(0, word.size() - rest.size()));
}

std::string inHex(std::string_view text) {
    std::string hex;
    for (const char c : text)
        hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
    return hex;
}

/// Divides names among files.
class SearchIndex {
public:
    void add(Entry entry) {
        const auto number = static_cast<std::uint32_t>(entries_.size());
        std::set<std::string> words;
        std::string folded = db::foldName(entry.name + " " + entry.others);
        for (std::size_t at = 0; at < folded.size();) {
            const std::size_t begin = folded.find_first_not_of(' ', at);
            if (begin == folded.npos)
                break;
            at = std::min(folded.find(' ', begin), folded.size());
            words.insert(folded.substr(begin, at - begin));
        }
        // Every event has a year: it is found by its other words, if it has any.
        const auto isNumber = [](const std::string& word) {
            return word.find_first_not_of("0123456789") == word.npos;
        };
        if (!std::ranges::all_of(words, isNumber))
            std::erase_if(words, isNumber);
        for (const std::string& word : words)
            byWord_[word].push_back(number);
        entries_.push_back(std::move(entry));
    }

    void put(Site& site) {
        divide(byWord_.begin(), byWord_.end(), shortest);
        Json keys = Json::array();
        for (const auto& [key, numbers] : shards_) {
            keys.push_back(inHex(key));
            Json rows = Json::array();
            for (const std::uint32_t number : numbers) {
                const Entry& entry = entries_[number];
                rows.push_back({entry.name, entry.path, entry.facts, entry.others});
            }
            site.folder.put(fmt::format("search/{}.js", inHex(key)),
                            fmt::format("damscopeNames(\"{}\",{});\n", inHex(key), dump(rows)));
        }
        site.folder.put("search/index.js", fmt::format("damscopeShards({});\n", dump(keys)));
    }

private:
    // ASCII only, and nothing that ends a script.
    static std::string dump(const Json& json) {
        std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
        for (std::size_t at = 0; (at = text.find('<', at)) != text.npos;)
            text.replace(at, 1, "\\u003c");
        return text;
    }

    void divide(ByWord::const_iterator first, ByWord::const_iterator last, std::size_t letters) {
        while (first != last) {
            const std::string key = beginning(first->first, letters);
            std::set<std::uint32_t> numbers;
            auto end = first;
            for (; end != last && beginning(end->first, letters) == key; ++end)
                numbers.insert(end->second.begin(), end->second.end());
            const bool whole = std::next(first) == end && first->first == key;
            if (numbers.size() <= mostNames || letters == longest || whole)
                shards_.emplace(key, numbers);
            else
                divide(first, end, letters + 1);
            first = end;
        }
    }

    std::vector<Entry> entries_;
    ByWord byWord_;
    std::map<std::string, std::set<std::uint32_t>> shards_;
};

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : "; ") + name;
    return text;
}

} // namespace

void putSearchIndex(Site& site) {
    SearchIndex index;
    for (const db::PersonLine& player : site.map.players())
        index.add({player.name, playerPath(player.person), std::to_string(player.record.games),
                   joined(player.otherNames)});
    for (std::size_t i = 0; i < site.map.events().size(); ++i) {
        const db::EventLine& event = site.map.events()[i];
        index.add({event.name, site.map.eventPath(i), pages::eventDates(event),
                   joined(event.otherNames)});
    }
    if (!site.stop.stop_requested())
        index.put(site);
}

} // namespace damscope::cli
