// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/output_options.hpp"

#include "cli/options/language_option.hpp"
#include "cli/terminal/saved_file.hpp"

#include <utility>

namespace damscope::cli {

Accept intoFileName(std::string& target) {
    return [&target](std::string_view text) {
        target = text;
        return text.empty() ? std::optional(inWords({"usage-file-name", {}})) : std::nullopt;
    };
}

void declareSpreadsheet(Arguments& arguments, bool& spreadsheet) {
    arguments.flag({"--spreadsheet", "",
                    "with CSV: an apostrophe before texts that a spreadsheet would take for "
                    "formulas (=1+1); without it every text is written as it is stored"},
                   spreadsheet);
}

void OutputOptions::declare(Arguments& arguments, std::string help) {
    arguments.value({"-o,--output", "FILE", std::move(help), true}, intoFileName(file));
    declareNoClobber(arguments, "FILE");
}

void OutputOptions::declareNoClobber(Arguments& arguments, std::string_view option) {
    arguments.flag({"--no-clobber", "", "do not replace " + std::string(option) + " if it exists"},
                   noClobber);
}

base::OutputTarget OutputOptions::target(std::vector<std::filesystem::path> inputs) const {
    return {file, std::move(inputs), noClobber};
}

std::string OutputOptions::name() const {
    return isStandardOutput() ? inWords({"standard-output", {}}) : file;
}

void OutputOptions::requireWritable(std::vector<std::filesystem::path> inputs) const {
    if (!isStandardOutput())
        base::requireWritable(target(std::move(inputs)));
}

void OutputOptions::write(std::vector<std::filesystem::path> inputs, Console& console,
                          const std::function<bool(Output&)>& write) const {
    if (isStandardOutput()) {
        write(console.out());
        console.out().flush();
        return;
    }
    SavedFile saved(target(std::move(inputs)));
    if (write(saved.out()))
        saved.keep();
}

} // namespace damscope::cli
