// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "cli/options/arguments.hpp"
#include "db/search/export/export.hpp"
#include "messages/message.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// What `write` makes of a selection.
enum class Product : std::uint8_t {
    games,    ///< a file of games: PDN, JSON, CSV, a page to replay them
    bulletin, ///< games on paper
    chart,    ///< the evaluation of a game as a picture
    diagrams, ///< positions as a picture or text
    columns,  ///< a folder of Parquet files
    site      ///< a folder of web pages
};

/// A product and the type of its file.
struct WrittenForm {
    Product product{};
    std::string type; ///< "pdn", "jsonl", "json", "csv", "spreadsheet", "html", "pdf", "svg",
                      ///< "png", "text"; empty for a folder of columns or a site

    [[nodiscard]] bool is(Product what) const { return product == what; }
    /// The format of exported games; only for forms that are games.
    [[nodiscard]] db::ExportFormat exportFormat() const {
        return db::exportFormatNamed(type).value();
    }
    /// The end of the names of such files: ".pdn".
    [[nodiscard]] std::string ending() const;
    friend bool operator==(const WrittenForm&, const WrittenForm&) = default;
};

/// What a command line says beside the format.
struct FormHints {
    std::string file;       ///< "-": standard output
    bool positions = false; ///< positions are named, not only games
    bool isFolder = false;  ///< of a file for each source, event or player
};

/// By the words of --as, else by the end of the file's name: a picture is of positions where these
/// are named, else the chart of a game. What is wrong, else.
[[nodiscard]] Expected<WrittenForm, Message> writtenForm(const std::vector<std::string>& words,
                                                         const FormHints& hints);

/// --as: what is written. It may be given twice, for a product and the type of its file:
/// `--as chart --as png`.
class FormOption {
public:
    void declare(Arguments& arguments);
    [[nodiscard]] Expected<WrittenForm, Message> form(const FormHints& hints) const {
        return writtenForm(words_, hints);
    }

private:
    std::vector<std::string> words_;
};

} // namespace damscope::cli
