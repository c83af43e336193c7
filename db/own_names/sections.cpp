// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/own_names/sections.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

using base::trimmed;

bool isBlank(std::string_view line) {
    return trimmed(line).empty();
}

bool isBlankOrComment(std::string_view line) {
    return isBlank(line) || trimmed(line).front() == '#';
}

std::optional<NamedKind> kindNamed(std::string_view name) {
    for (const NamedKind kind : {NamedKind::shot, NamedKind::structure})
        if (name == nameOf(kind))
            return kind;
    return std::nullopt;
}

struct Heading {
    std::string_view kind;
    std::string_view key;
};

// "[shot royal]"; nothing if the line is no heading.
std::optional<Heading> headingOf(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.size() < 2 || text.front() != '[' || text.back() != ']')
        return std::nullopt;
    const std::string_view inside = trimmed(text.substr(1, text.size() - 2));
    const std::size_t end = std::min(inside.find_first_of(" \t"), inside.size());
    return Heading{inside.substr(0, end), trimmed(inside.substr(end))};
}

bool isHeadingOf(std::string_view line, NamedKind kind, std::string_view key) {
    const auto heading = headingOf(line);
    return heading && heading->kind == nameOf(kind) && heading->key == key;
}

std::size_t columnOf(std::string_view line, std::string_view part) {
    return static_cast<std::size_t>(part.data() - line.data()) + 1;
}

// The offset of the first byte that is no character of UTF-8.
std::optional<std::size_t> placeOfNoUtf8(std::string_view line) {
    for (std::size_t at = 0; at < line.size();) {
        const base::Utf8Character next = base::firstCharacter(line.substr(at));
        if (!next.point)
            return at;
        at += next.bytes.size();
    }
    return std::nullopt;
}

/// Reads the lines of a file one after another.
class SectionReader {
public:
    std::optional<OwnNamesProblem> take(std::string_view line) {
        ++number_;
        if (const auto wrong = placeOfNoUtf8(line))
            return problem(*wrong + 1, "names-encoding");
        if (isBlankOrComment(line))
            return std::nullopt;
        const std::string_view text = trimmed(line);
        if (text.front() == '[')
            return takeHeading(line);
        return takeField(line);
    }
    std::vector<NameSection> sections;

private:
    [[nodiscard]] OwnNamesProblem problem(std::size_t column, std::string code,
                                          std::string_view word = {}) const {
        Message reason{std::move(code), {}};
        if (!word.empty())
            reason.parameters.push_back({"word", std::string(word)});
        return {number_, column, std::move(reason)};
    }

    std::optional<OwnNamesProblem> takeHeading(std::string_view line) {
        const std::size_t column = columnOf(line, trimmed(line));
        const auto heading = headingOf(line);
        const auto kind = heading ? kindNamed(heading->kind) : std::nullopt;
        if (!kind || heading->key.empty())
            return problem(column, "names-heading");
        const auto isSame = [&](const NameSection& section) {
            return section.kind == *kind && section.key == heading->key;
        };
        if (std::ranges::any_of(sections, isSame))
            return problem(column, "names-twice", trimmed(line));
        sections.push_back({*kind, std::string(heading->key), {}, number_});
        return std::nullopt;
    }

    std::optional<OwnNamesProblem> takeField(std::string_view line) {
        const std::size_t column = columnOf(line, trimmed(line));
        const std::size_t equals = line.find('=');
        if (equals == line.npos)
            return problem(column, "names-line");
        if (sections.empty())
            return problem(column, "names-before-heading");
        const std::string_view name = trimmed(line.substr(0, equals));
        const std::string_view value = trimmed(line.substr(equals + 1));
        std::vector<NameField>& fields = sections.back().fields;
        if (std::ranges::find(fields, name, &NameField::name) != fields.end())
            return problem(column, "names-twice", name);
        const std::size_t place = value.empty() ? equals + 2 : columnOf(line, value);
        fields.push_back({std::string(name), std::string(value), number_, place});
        return std::nullopt;
    }

    std::size_t number_ = 0;
};

bool sets(std::string_view line, std::string_view field) {
    const std::size_t equals = line.find('=');
    return !isBlankOrComment(line) && equals != line.npos &&
           trimmed(line.substr(0, equals)) == field;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

/// The lines of a text, and where a section is in them.
struct Lines {
    std::vector<std::string> all;
    std::size_t heading = 0; ///< past the end if there is none
    std::size_t end = 0;     ///< of the section

    Lines(std::string_view text, NamedKind kind, std::string_view key) {
        for (const std::string_view line : base::splitLines(text))
            all.emplace_back(line);
        const auto isIt = [&](const std::string& line) { return isHeadingOf(line, kind, key); };
        const auto found = std::ranges::find_if(all, isIt);
        heading = static_cast<std::size_t>(found - all.begin());
        end = heading;
        if (found == all.end())
            return;
        for (++end; end < all.size() && !headingOf(all[end]); ++end)
            continue;
        while (end > heading + 1 && isBlankOrComment(all[end - 1]))
            --end;
    }
    [[nodiscard]] bool hasSection() const { return heading < all.size(); }
    auto at(std::size_t line) { return all.begin() + static_cast<std::ptrdiff_t>(line); }
};

} // namespace

std::string_view nameOf(NamedKind kind) {
    return kind == NamedKind::shot ? "shot" : "structure";
}

Expected<std::vector<NameSection>, OwnNamesProblem> readSections(std::string_view text) {
    SectionReader reader;
    for (const std::string_view line : base::splitLines(text))
        if (auto problem = reader.take(line))
            return Unexpected{std::move(*problem)};
    return std::move(reader.sections);
}

std::string withField(std::string_view text, NamedKind kind, std::string_view key,
                      std::string_view field, const std::optional<std::string>& value) {
    Lines lines(text, kind, key);
    if (!lines.hasSection()) {
        if (!value)
            return std::string(text);
        if (!lines.all.empty())
            lines.all.emplace_back();
        lines.all.push_back("[" + std::string(nameOf(kind)) + " " + std::string(key) + "]");
        lines.end = lines.all.size();
    }
    const std::string line = std::string(field) + " = " + value.value_or("");
    const auto old = std::find_if(lines.at(lines.heading), lines.at(lines.end),
                                  [&](const std::string& each) { return sets(each, field); });
    if (old == lines.at(lines.end)) {
        if (value)
            lines.all.insert(old, line);
    } else if (value) {
        *old = line;
    } else {
        lines.all.erase(old);
        const auto end = lines.at(lines.end - 1);
        if (std::all_of(lines.at(lines.heading + 1), end, isBlank))
            return withoutSection(joined(lines.all), kind, key);
    }
    return joined(lines.all);
}

std::string withoutSection(std::string_view text, NamedKind kind, std::string_view key) {
    Lines lines(text, kind, key);
    if (!lines.hasSection())
        return std::string(text);
    lines.all.erase(lines.at(lines.heading), lines.at(lines.end));
    return joined(lines.all);
}

} // namespace damscope::db
