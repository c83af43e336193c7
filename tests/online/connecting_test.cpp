// SPDX-License-Identifier: GPL-3.0-or-later
// Names become addresses, of which one that answers is enough.
#include "tests/online/answer.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <semaphore>
#include <thread>

namespace damscope::online::testing {
namespace {

using network::HostAddresses;
using network::HttpQuery;
using LookUp = decltype(HttpQuery::lookUp);

class Connecting : public ::testing::Test {
protected:
    /// What the server says where its host is looked up so; or the code of the failure.
    std::string fetched(const LookUp& lookUp, const std::stop_token& stop = {}) {
        Line line = lineOf(stop, {});
        line.open = [open = line.open, &lookUp](HttpQuery query) {
            query.place.host = "club.example";
            query.lookUp = lookUp;
            return open(query);
        };
        return answerOf(server_, line);
    }
    std::string fetchedFrom(const std::vector<std::string>& numbers) {
        return fetched([numbers](const std::string&) { return HostAddresses{numbers}; });
    }

    SiteServer server_{[](const std::string&) -> Reply { return {200, "hello"}; }};
};

TEST_F(Connecting, anAddressThatDoesNotAnswerHidesNoOther) {
    const SilentAddress silent("127.0.0.2", server_);
    EXPECT_EQ(fetchedFrom({"127.0.0.2", "127.0.0.1"}), "hello");
    EXPECT_EQ(fetchedFrom({"127.0.0.2", "127.0.0.2", "127.0.0.3", "127.0.0.1"}), "hello");
}

TEST_F(Connecting, anAddressThatRefusesHidesNoOther) {
    EXPECT_EQ(fetchedFrom({"127.0.0.3", "127.0.0.1"}), "hello");
    const std::string documents = "2001:db8::1"; // there is no way to these addresses
    EXPECT_EQ(fetchedFrom({documents, "127.0.0.3", "127.0.0.1"}), "hello");
    EXPECT_EQ(fetchedFrom({"127.0.0.3"}), "net-unreachable");
    EXPECT_EQ(fetchedFrom({"127.0.0.3", "127.0.0.4"}), "net-unreachable");
}

TEST_F(Connecting, aNameWithoutAddressesIsUnknown) {
    EXPECT_EQ(fetchedFrom({}), "net-unknown-host");
}

TEST_F(Connecting, aStopEndsTheWaitingForAnAddress) {
    struct Gate {
        std::binary_semaphore asked{0};
        std::binary_semaphore answered{0};
    };
    const auto gate = std::make_shared<Gate>();
    std::stop_source stop;
    const std::jthread impatient([&] {
        gate->asked.acquire();
        stop.request_stop();
    });
    const LookUp slow = [gate](const std::string&) {
        gate->asked.release();
        gate->answered.acquire();
        return HostAddresses{{"127.0.0.1"}};
    };
    EXPECT_EQ(fetched(slow, stop.get_token()), "net-stopped");
    gate->answered.release(); // to nobody
}

} // namespace
} // namespace damscope::online::testing
