// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/archive_container.hpp"

#include "intake/path_list.hpp"
#include "intake/source.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

// An archive of other files must not flood the screen: at most this many members are named.
constexpr int namedMembers = 20;
// Of nested archives.
constexpr int deepest = 3;

/// The member that a reader is at.
class MemberStream final : public ByteStream {
public:
    explicit MemberStream(ArchiveReader& archive) : archive_(archive) {}
    std::size_t read(std::span<char> buffer) override { return archive_.read(buffer); }

private:
    ArchiveReader& archive_;
};

class ArchiveContainer final : public Container {
public:
    ArchiveContainer(ContentKind kind, const std::function<std::unique_ptr<ByteStream>()>& content,
                     const ContainerContext& context)
        : context_(context), surveyor_(context.survey), path_(context.path),
          surveyed_(kind, content(), ExpansionGuard(context.limits, context.file->size())),
          read_(kind, content(), ExpansionGuard(context.limits, context.file->size())) {}

    std::optional<IntakeItem> next() override {
        if (auto item = nextOfInner())
            return item;
        while (const auto member = nextMember()) {
            if (member->kind == Member::Kind::folder)
                continue;
            if (auto item = take(*member))
                return item;
            if (surveyor_.stopped())
                return std::nullopt;
        }
        return std::exchange(summed_, true) ? std::nullopt : sumUp();
    }

private:
    std::optional<Member> nextMember() {
        if (ended_)
            return std::nullopt;
        auto member = surveyed_.next();
        const auto again = read_.next();
        ended_ = !member;
        if (member.has_value() != again.has_value() || (member && member->name != again->name))
            throw SourceFailure({"changed", {}});
        return member;
    }

    // A text, or a notice why it is skipped; nothing if that need not be mentioned.
    std::optional<IntakeItem> take(const Member& member) {
        if (member.kind != Member::Kind::file)
            return leaveOut(member, Severity::warning, {"link-or-device", {}});
        if (isPackedName(member.name))
            return context_.depth + 1 < deepest && !member.encrypted
                       ? openInner(member)
                       : leaveOut(member, Severity::warning, {"archive-inside", {}});
        if (!isPdnName(member.name))
            return leaveOut(member, Severity::note, {"not-pdn-name", {}});
        if (member.encrypted)
            return failure(member, {"encrypted", {}});
        return open(member);
    }

    // An archive inside this one is copied, since most formats need random access. Its whole
    // expansion is limited by the size of the file that the user named.
    std::optional<IntakeItem> openInner(const Member& member) {
        innerName_ = memberName(path_, member.name);
        try {
            MemberStream packed(surveyed_);
            auto file = InputFile::copyOf(packed);
            if (contentKind(*file) == ContentKind::text) // by its name only
                return leaveOut(member, Severity::warning, {"archive-inside", {}});
            ContainerContext inner{std::move(file), innerName_,    context_.survey,
                                   context_.limits, innerCounter_, context_.depth + 1};
            const ExpansionLimits& own = context_.limits;
            inner.limits.totalBytes = std::min(
                own.totalBytes, std::max(own.freeBytes, own.ratio * context_.file->size()));
            inner_ = openContainer(std::move(inner));
            ++texts_;
            return nextOfInner();
        } catch (const ExpansionRefused&) {
            throw;
        } catch (const SourceFailure& failed) {
            return failure(member, failed.reason());
        }
    }

    // Texts of an inner archive belong to the outermost file.
    std::optional<IntakeItem> nextOfInner() {
        if (!inner_)
            return std::nullopt;
        try {
            if (auto item = inner_->next()) {
                if (auto* text = std::get_if<OpenSource>(&*item))
                    text->file = shownName(path_);
                return item;
            }
        } catch (const SourceFailure& failed) {
            inner_.reset();
            return unreadable(innerName_, failed.reason());
        }
        inner_.reset();
        return std::nullopt;
    }

    std::optional<IntakeItem> open(const Member& member) {
        try {
            MemberStream first(surveyed_);
            auto found = surveyor_.survey(first);
            if (!found)
                return std::nullopt;
            ++texts_;
            if (found->digest.size == 0)
                return leaveOut(member, Severity::note, {"empty", {}});
            return OpenSource{sourceOf(memberName(path_, member.name), *found), shownName(path_),
                              std::make_unique<VerifiedStream>(
                                  std::make_unique<MemberStream>(read_), std::move(found->blocks))};
        } catch (const ExpansionRefused&) {
            throw;
        } catch (const SourceFailure& failed) {
            return failure(member, failed.reason());
        }
    }

    std::optional<IntakeItem> failure(const Member& member, Message reason) {
        ++texts_;
        return unreadable(memberName(path_, member.name), std::move(reason));
    }

    std::optional<IntakeItem> leaveOut(const Member& member, Severity severity, Message reason) {
        worst_ = std::min(worst_, severity);
        if (++leftOut_ > namedMembers)
            return std::nullopt;
        return leftOut(severity, memberName(path_, member.name), std::move(reason));
    }

    std::optional<IntakeItem> sumUp() const {
        if (leftOut_ > namedMembers)
            return leftOut(worst_, shownName(path_),
                           {"more-members", {{"number", counted(leftOut_ - namedMembers)}}});
        if (texts_ == 0)
            return leftOut(Severity::warning, shownName(path_), {"no-pdn-in-archive", {}});
        return std::nullopt;
    }

    ContainerContext context_;
    Surveyor surveyor_;
    std::string path_;
    std::unique_ptr<Container> inner_; // that is being read
    std::string innerName_;
    std::atomic<std::uint64_t> innerCounter_ = 0; // the file outside counts
    ArchiveReader surveyed_;
    ArchiveReader read_;
    bool ended_ = false;
    bool summed_ = false;
    Severity worst_ = Severity::note; // the smaller, the worse
    int texts_ = 0;
    int leftOut_ = 0;
};

} // namespace

std::unique_ptr<Container>
archiveContainer(ContentKind kind, const std::function<std::unique_ptr<ByteStream>()>& content,
                 const ContainerContext& context) {
    return std::make_unique<ArchiveContainer>(kind, content, context);
}

} // namespace damscope::db
