// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/json_rows.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// What a command writes on standard output.
enum class Format : std::uint8_t { text, json, jsonl, csv, pdn, html };

/// --format, with --json, --csv, --pdn and --html as its short forms: the same in every command.
class FormatOption {
public:
    /// For a command that reports one thing: text, or one JSON object.
    void declareObject(Arguments& arguments, std::string_view object = "one JSON object");
    /// For a page that people read: text, one JSON object, or html.
    void declareDocument(Arguments& arguments);
    /// For a table that is one object in JSON: text, json, csv, and what else it can write.
    void declareTable(Arguments& arguments, std::vector<Format> others = {});
    /// For a command that lists things: text, jsonl (--json), json, and what else it can write.
    void declareList(Arguments& arguments, std::vector<Format> others = {});

    [[nodiscard]] Format format() const { return format_.value_or(Format::text); }
    /// As an object, as lines or as an array.
    [[nodiscard]] bool isJson() const {
        return format() == Format::json || format() == Format::jsonl;
    }
    /// How a list is written as JSON.
    [[nodiscard]] JsonRows rows(Output& out) const {
        return {out, format() == Format::json ? JsonRows::Layout::array : JsonRows::Layout::lines};
    }

private:
    std::optional<std::string> choose(Format format, std::string_view option);
    void declareFormat(Arguments& arguments, std::vector<Format> formats, std::string help);
    void declareShort(Arguments& arguments, std::string_view option, Format format,
                      std::string help);

    std::optional<Format> format_;
    std::string option_; ///< that chose it, as it was given
};

} // namespace damscope::cli
