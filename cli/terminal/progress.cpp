// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace damscope::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto terminalPause = 100ms;
constexpr auto plainPause = 10s;
constexpr double rateNeeds = 0.5; // seconds before a rate means something

std::string clockTime(double seconds) {
    const auto whole = static_cast<long>(std::ceil(seconds));
    if (whole >= 3600)
        return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

} // namespace

Message counted(std::uint64_t number, const std::string& code) {
    return countMessage(code, "count", number);
}

double fractionOf(std::uint64_t done, std::uint64_t total) {
    return total == 0 ? -1 : static_cast<double>(done) / static_cast<double>(total);
}

base::Progress showOn(ProgressLine& line) {
    return [&line](std::uint64_t done, std::uint64_t total) {
        line.show(done, fractionOf(done, total));
    };
}

Message progressMessage(std::uint64_t done, double fraction, std::chrono::duration<double> elapsed,
                        const std::string& unit) {
    Message message{"progress", {{"done", counted(done, unit)}}};
    if (fraction >= 0)
        message.parameters.push_back(
            {"percent", fmt::format("{:.0f}", std::floor(100 * std::min(fraction, 1.0)))});
    if (elapsed.count() >= rateNeeds && done > 0) {
        const double rate = static_cast<double>(done) / elapsed.count();
        if (rate >= 1)
            message.parameters.push_back({"rate", counted(static_cast<std::uint64_t>(rate), unit)});
        if (fraction > 0)
            message.parameters.push_back(
                {"left", clockTime(elapsed.count() * (1 - fraction) / fraction)});
    }
    return message;
}

ProgressLine::ProgressLine(Console& console, std::string unit)
    : console_(console), unit_(std::move(unit)), renews_(console.wordsOnTerminal()),
      due_(renews_ ? base::Throttle::Clock::duration(terminalPause) : plainPause) {}

ProgressLine::~ProgressLine() {
    console_.showProgress({});
}

void ProgressLine::show(std::uint64_t done, double fraction) {
    if (!due_.isDue())
        return;
    Message message = progressMessage(done, fraction, due_.elapsed(), unit_);
    if (!task_.empty())
        message = {task_, {{"progress", std::move(message)}}};
    if (renews_)
        console_.showProgress(console_.translate(message));
    else
        console_.say(message);
}

} // namespace damscope::cli
