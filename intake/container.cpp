// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/container.hpp"

#include "intake/archive_container.hpp"
#include "intake/byte_stream.hpp"
#include "intake/source.hpp"

#include <utility>

namespace damscope::db {
namespace {

std::unique_ptr<FileStream> fileStream(const ContainerContext& context) {
    return std::make_unique<FileStream>(context.file, context.counter);
}

std::unique_ptr<ByteStream> decompressed(ContentKind kind, const ContainerContext& context) {
    const ExpansionGuard guard(context.limits, context.file->size());
    if (kind == ContentKind::gzip)
        return std::make_unique<GzipStream>(fileStream(context), guard);
    return std::make_unique<DecompressedStream>(kind, fileStream(context), guard);
}

std::unique_ptr<ByteStream> contentOf(ContentKind kind, const ContainerContext& context) {
    return isCompressed(kind) ? decompressed(kind, context) : fileStream(context);
}

/// A file that is one text, compressed or not.
class TextContainer final : public Container {
public:
    TextContainer(ContentKind kind, ContainerContext context)
        : kind_(kind), context_(std::move(context)) {}

    std::optional<IntakeItem> next() override {
        if (std::exchange(done_, true))
            return takeRemark();
        auto found = identify();
        if (!found)
            return std::nullopt;
        const std::string name = shownName(context_.path);
        if (found->digest.size == 0)
            return Notice{Severity::note, name, {"empty", {}}};
        return OpenSource{
            sourceOf(name, *found), name,
            std::make_unique<VerifiedStream>(contentOf(kind_, context_), std::move(found->blocks))};
    }

private:
    std::optional<Survey> identify() {
        const auto text = contentOf(kind_, context_);
        auto found = Surveyor(context_.survey).survey(*text);
        remark_ = found ? text->remark() : std::nullopt;
        return found;
    }

    std::optional<IntakeItem> takeRemark() {
        if (!remark_)
            return std::nullopt;
        Message remark = *std::exchange(remark_, std::nullopt);
        return leftOut(Severity::warning, shownName(context_.path), std::move(remark));
    }

    ContentKind kind_;
    ContainerContext context_;
    std::optional<Message> remark_;
    bool done_ = false;
};

bool holdsTar(ContentKind kind, const ContainerContext& context) {
    std::string head(contentHeadSize, '\0');
    head.resize(readFully(*decompressed(kind, context), head));
    return contentKind(head) == ContentKind::tar;
}

} // namespace

std::unique_ptr<Container> openContainer(ContainerContext context) {
    const ContentKind kind = contentKind(*context.file);
    if (isArchive(kind))
        return archiveContainer(
            kind, [context] { return fileStream(context); }, context);
    if (isCompressed(kind) && holdsTar(kind, context))
        return archiveContainer(
            ContentKind::tar, [kind, context] { return decompressed(kind, context); }, context);
    return std::make_unique<TextContainer>(kind, std::move(context));
}

} // namespace damscope::db
