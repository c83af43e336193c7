// SPDX-License-Identifier: GPL-3.0-or-later
// Whom a fetch over https trusts.
#include "online/transfer.hpp"
#include "tests/base/environment_variable.hpp"
#include "tests/intake/intake_files.hpp"
#include "tests/online/site_server.hpp"

#include <gtest/gtest.h>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <cstdio>
#include <memory>

namespace damscope::online::testing {
namespace {

template <auto release> struct Release {
    template <class Thing> void operator()(Thing* thing) const { release(thing); }
};
template <class Thing, auto release> using Owned = std::unique_ptr<Thing, Release<release>>;

/// Writes a certificate that somebody has given to themselves, with its key. `who`: "IP:127.0.0.1".
std::string identity(const db::testing::TemporaryFolder& folder, const std::string& name,
                     const char* who) {
    const Owned<EVP_PKEY, EVP_PKEY_free> key(EVP_EC_gen("P-256"));
    const Owned<X509, X509_free> certificate(X509_new());
    X509_set_version(certificate.get(), 2);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
    constexpr long hour = 3600;
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -hour);
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), hour);
    X509_set_pubkey(certificate.get(), key.get());
    X509_NAME* const subject = X509_get_subject_name(certificate.get());
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>("test"), -1, -1, 0);
    X509_set_issuer_name(certificate.get(), subject);
    const Owned<X509_EXTENSION, X509_EXTENSION_free> names(
        X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, who));
    X509_add_ext(certificate.get(), names.get(), -1);
    X509_sign(certificate.get(), key.get(), EVP_sha256());
    const std::string path = folder.path(name);
    const Owned<std::FILE, std::fclose> file(std::fopen(path.c_str(), "w"));
    PEM_write_PrivateKey(file.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
    PEM_write_X509(file.get(), certificate.get());
    return path;
}

class Secure : public ::testing::Test {
protected:
    /// What a server with this identity says; or the code of the failure.
    std::string fetched(const std::string& identity) {
        const SiteServer server(
            [](const std::string&) -> Reply {
                return {200, "hello"};
            },
            identity);
        const Address address = addressFrom(server.address() + "/a.pdn").value();
        try {
            const auto bytes = openAddress(address, "*/*", lineOf({}, {}));
            std::string text(100, ' ');
            text.resize(db::readFully(*bytes, text));
            return text;
        } catch (const db::SourceFailure& failure) {
            return failure.reason().code;
        }
    }

    db::testing::TemporaryFolder folder_;
};

TEST_F(Secure, theSystemDecidesWhomToTrust) {
    const std::string ours = identity(folder_, "ours.pem", "IP:127.0.0.1");
    EXPECT_EQ(fetched(ours), "net-untrusted");
    const base::testing::EnvironmentVariable trusted("SSL_CERT_FILE", ours);
    EXPECT_EQ(fetched(ours), "hello");
    EXPECT_EQ(fetched(identity(folder_, "theirs.pem", "IP:127.0.0.1")), "net-untrusted");
}

TEST_F(Secure, aCertificateOfAnotherHostIsNotTrusted) {
    const std::string other = identity(folder_, "other.pem", "DNS:club.example,IP:127.0.0.2");
    const base::testing::EnvironmentVariable trusted("SSL_CERT_FILE", other);
    EXPECT_EQ(fetched(other), "net-untrusted");
}

} // namespace
} // namespace damscope::online::testing
