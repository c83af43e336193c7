// SPDX-License-Identifier: GPL-3.0-or-later
// What a transfer makes of servers that are slow or busy, and of answers without a length.
#include "tests/online/answer.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::online::testing {
namespace {

using Codes = std::vector<std::string>;

/// Asks a server that answers everything in the same way.
class Transfer : public ::testing::Test {
protected:
    /// What it says; or the code of the failure.
    std::string fetched(Reply reply, std::optional<std::chrono::seconds> patience = {}) {
        const SiteServer server([&](const std::string&) {
            ++asked_;
            return reply;
        });
        // Who hears that there is a pause does not wait for its end.
        const auto hear = [this](const Message& note) {
            pauses_.emplace_back(note.text("n"));
            stop_.request_stop();
        };
        Line line = lineOf(stop_.get_token(), hear);
        line.open = [open = line.open, patience](network::HttpQuery query) {
            query.patience = patience;
            return open(query);
        };
        return answerOf(server, line);
    }

    std::stop_source stop_;
    std::vector<std::string> pauses_; ///< seconds
    std::atomic<int> asked_ = 0;
};

TEST_F(Transfer, aServerThatFallsSilentIsSlow) {
    Reply silent{200, "hello", {}, {}, 3};
    silent.hangs = true;
    EXPECT_EQ(fetched(silent, std::chrono::seconds(2)), "net-slow");
    EXPECT_TRUE(mayBeTriedAgain({"net-slow", {}}));
}

TEST_F(Transfer, aBusyServerIsLeftAloneForAsLongAsItSays) {
    for (const int status : {429, 503}) {
        stop_ = {};
        EXPECT_EQ(fetched({status, "", {{"Retry-After", "120"}}}), "net-stopped") << status;
        stop_ = {};
        EXPECT_EQ(fetched({status, "", {{"Retry-After", "86400"}}}), "net-busy") << status;
    }
    EXPECT_EQ(pauses_, (Codes{"120", "120"}));
    EXPECT_EQ(asked_, 4);
}

TEST_F(Transfer, aBusyServerThatDoesNotSayHowLongIsLeftAloneForAMinute) {
    for (const int status : {429, 503}) {
        stop_ = {};
        EXPECT_EQ(fetched({status, ""}), "net-stopped") << status;
        stop_ = {};
        const Reply dated{status, "", {{"Retry-After", "Fri, 31 Dec 1999 23:59:59 GMT"}}};
        EXPECT_EQ(fetched(dated), "net-stopped") << status;
    }
    EXPECT_EQ(pauses_, (Codes{"60", "60", "60", "60"}));
}

TEST_F(Transfer, aRefusalIsNamed) {
    EXPECT_EQ(fetched({401, "sign in"}), "net-forbidden");
    EXPECT_EQ(fetched({410, "gone"}), "net-not-found");
    EXPECT_EQ(fetched({500, "out of order"}), "net-status");
    EXPECT_EQ(fetched({200, "hello", {{"Content-Encoding", "br"}}}), "net-packed"); // nobody asked
}

TEST_F(Transfer, chunksAreOneText) {
    for (const std::size_t size : {1U, 3U, 100U}) {
        Reply reply{200, "hello, all"};
        reply.chunk = size;
        EXPECT_EQ(fetched(reply), "hello, all") << size;
    }
}

TEST_F(Transfer, chunksThatDoNotEndAreCut) {
    Reply reply{200, "hello, all"};
    reply.chunk = 4;
    for (const std::size_t sent : {1U,     // in the size of the first
                                   5U,     // in the first itself
                                   14U,    // in the second
                                   25U,    // behind the last: the end is missing
                                   29U}) { // within the end
        reply.sent = sent;
        EXPECT_EQ(fetched(reply), "net-cut") << sent;
    }
}

TEST_F(Transfer, whatIsNoChunkIsDamaged) {
    EXPECT_EQ(fetched({200, "hello", {{"Transfer-Encoding", "chunked"}}}), "net-malformed");
}

} // namespace
} // namespace damscope::online::testing
