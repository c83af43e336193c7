// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/output_options.hpp"

#include "cli/options/language_option.hpp"
#include "cli/terminal/saved_file.hpp"
#include "db/store/originals.hpp"
#include "db/store/store.hpp"

#include <utility>

namespace damscope::cli {

OutputGuard::OutputGuard(db::Store& store)
    : inputs{store.file()}, originals(db::originals(store)) {}

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

void OutputOptions::declareReplaceOriginal(Arguments& arguments) {
    arguments.flag({std::string(replaceOriginalOption), "",
                    "also write over a file that games of the database were imported from"},
                   replaceOriginal);
}

base::OutputTarget OutputOptions::target(OutputGuard guard) const {
    if (replaceOriginal)
        guard.originals.clear();
    return {file, std::move(guard.inputs), noClobber, base::FileKind::other,
            std::move(guard.originals)};
}

std::string OutputOptions::name() const {
    return isStandardOutput() ? inWords({"standard-output", {}}) : file;
}

void OutputOptions::requireWritable(OutputGuard guard) const {
    if (!isStandardOutput())
        base::requireWritable(target(std::move(guard)));
}

void OutputOptions::write(OutputGuard guard, Console& console,
                          const std::function<bool(Output&)>& write) const {
    if (isStandardOutput()) {
        write(console.out());
        console.out().flush();
        return;
    }
    SavedFile saved(target(std::move(guard)));
    if (write(saved.out()))
        saved.keep();
}

void OutputOptions::write(OutputGuard guard, Console& console, std::string_view bytes) const {
    write(std::move(guard), console, [bytes](Output& out) {
        out.write(bytes);
        return true;
    });
}

} // namespace damscope::cli
