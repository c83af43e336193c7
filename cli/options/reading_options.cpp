// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/reading_options.hpp"

#include "base/parallel/thread_count.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "parser/encoding/encoding.hpp"

#include <algorithm>
#include <thread>

namespace damscope::cli {
namespace {

constexpr std::int64_t mostThreads = 256;

Accept intoThreads(unsigned& jobs) {
    return [&jobs](std::string_view text) -> std::optional<std::string> {
        std::int64_t number = 0;
        if (auto wrong = into(number, 1, mostThreads)(text))
            return wrong;
        jobs = static_cast<unsigned>(number);
        return std::nullopt;
    };
}

} // namespace

Accept intoEncoding(std::string& encoding) {
    return [&encoding](std::string_view text) -> std::optional<std::string> {
        const auto known = parser::encodingNamed(text);
        if (!known)
            return inWords(
                {"usage-encoding",
                 {{"word", visible(text)}, {"names", std::string(parser::usualEncodings())}}});
        encoding = *known;
        return std::nullopt;
    };
}

unsigned usualJobs() {
    // Each thread holds a batch of games or a range of the index in memory.
    constexpr unsigned mostJobs = 16;
    return std::min(static_cast<unsigned>(base::commandThreads()), mostJobs);
}

ReadingOptions::ReadingOptions() {
    how.jobs = usualJobs();
}

void ReadingOptions::declarePaths(Arguments& arguments) {
    arguments.value({"PATH", "PATH",
                     "a file, a folder with everything below it, an archive (zip, "
                     "7z, tar, gz, bz2, xz, zst), or - for standard input",
                     true, true},
                    into(paths));
}

void ReadingOptions::declareHow(Arguments& arguments) {
    arguments.value({"--encoding", "NAME",
                     "of all files, such as windows-1251; else each file's is "
                     "detected"},
                    intoEncoding(how.encoding));
    arguments.value({"--variant", "V", "read all games as this variant, whatever they say"},
                    intoVariant(how.variant));
    arguments.value(
        {"--threads,--jobs", "N", "number of threads that read games; the result is the same"},
        intoThreads(how.jobs));
}

std::function<void(const db::ImportProgress&)> showImportOn(ProgressLine& progress) {
    return [&progress](const db::ImportProgress& now) {
        progress.show(now.games, fractionOf(now.bytes, now.total));
    };
}

} // namespace damscope::cli
