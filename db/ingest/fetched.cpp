// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/fetched.hpp"

#include "base/text/ascii.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

// A setting for each period: "fetched SOURCE FROM" is its end.
constexpr std::string_view periodsSql = "SELECT substr(name, length(?1) + 1), value FROM setting "
                                        "WHERE substr(name, 1, length(?1)) = ?1";
constexpr std::string_view forgetPeriodsSql =
    "DELETE FROM setting WHERE substr(name, 1, length(?1)) = ?1";
constexpr std::string_view addPeriodSql = "INSERT INTO setting VALUES (?1 || ?2, ?3)";
constexpr std::string_view sitesSql = "SELECT name FROM site WHERE name GLOB 'http*' "
                                      "AND id IN (SELECT site FROM game WHERE deleted IS NULL)";

// Names of players and teams are the same in capitals.
std::string settingOf(const std::string& source) {
    return "fetched " + base::lowerCase(source) + ' ';
}

} // namespace

std::vector<Period> fetchedPeriods(Store& store, const std::string& source) {
    const std::string name = settingOf(source);
    Statement select = store.connection().prepare(periodsSql);
    select.bind(name);
    std::vector<Period> periods;
    while (select.step())
        if (const auto from = base::readNumber<std::int64_t>(select.text(0)))
            periods = withPeriod(std::move(periods), {*from, select.integer(1)});
    return periods;
}

void setFetchedPeriods(Store& store, const std::string& source,
                       const std::vector<Period>& periods) {
    const std::string name = settingOf(source);
    Connection& connection = store.connection();
    Transaction transaction(connection);
    connection.prepare(forgetPeriodsSql).bind(name).run();
    Statement add = connection.prepare(addPeriodSql);
    for (const Period& period : periods)
        add.bind(name, std::to_string(period.from), period.to).run();
    transaction.commit();
}

std::vector<Period> withPeriod(std::vector<Period> periods, Period more) {
    if (more.from > more.to)
        return periods;
    std::vector<Period> apart;
    for (const Period& period : periods) {
        if (period.to + 1 < more.from || more.to + 1 < period.from)
            apart.push_back(period);
        else
            more = {std::min(period.from, more.from), std::max(period.to, more.to)};
    }
    apart.insert(std::ranges::find_if(apart, [&](const Period& p) { return p.from > more.to; }),
                 more);
    return apart;
}

std::vector<PeriodGap> gapsBetween(const std::vector<Period>& periods, std::int64_t from) {
    std::vector<PeriodGap> gaps;
    std::optional<std::int64_t> before;
    for (auto period = periods.rbegin(); period != periods.rend() && period->to >= from; ++period) {
        gaps.push_back({period->to, before});
        before = period->from;
    }
    if (!before || *before > from)
        gaps.push_back({from, before});
    return gaps;
}

std::set<std::string> sitesOfGames(Store& store) {
    Statement select = store.connection().prepare(sitesSql);
    std::set<std::string> sites;
    while (select.step())
        sites.emplace(select.text(0));
    return sites;
}

} // namespace damscope::db
