// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/trust.hpp"

#include <openssl/ssl.h>

#include <windows.h> // first

#include <wincrypt.h>

#include <memory>

namespace damscope::network {
namespace {

struct Release {
    void operator()(X509* certificate) const { X509_free(certificate); }
    void operator()(X509_STORE_CTX* check) const { X509_STORE_CTX_free(check); }
    void operator()(const CERT_CONTEXT* certificate) const {
        ::CertFreeCertificateContext(certificate);
    }
    void operator()(const CERT_CHAIN_CONTEXT* chain) const { ::CertFreeCertificateChain(chain); }
    void operator()(void* store) const { ::CertCloseStore(store, 0); }
};

template <class T> using Held = std::unique_ptr<T, Release>;

void add(X509_STORE* trusted, const CERT_CONTEXT& root) {
    const unsigned char* bytes = root.pbCertEncoded;
    const Held<X509> certificate(d2i_X509(nullptr, &bytes, static_cast<long>(root.cbCertEncoded)));
    if (certificate)
        X509_STORE_add_cert(trusted, certificate.get());
}

// Makes Windows know a certificate; nothing if it has another form than Windows reads.
Held<const CERT_CONTEXT> known(X509* certificate, HCERTSTORE store) {
    unsigned char* bytes = nullptr;
    const int size = i2d_X509(certificate, &bytes);
    const CERT_CONTEXT* context = nullptr;
    if (size > 0)
        ::CertAddEncodedCertificateToStore(store, X509_ASN_ENCODING, bytes,
                                           static_cast<DWORD>(size), CERT_STORE_ADD_ALWAYS,
                                           &context);
    OPENSSL_free(bytes);
    return Held<const CERT_CONTEXT>(context);
}

bool isTrusted(X509_STORE* trusted, X509* certificate, STACK_OF(X509) * others) {
    const Held<X509_STORE_CTX> check(X509_STORE_CTX_new());
    return X509_STORE_CTX_init(check.get(), trusted, certificate, others) == 1 &&
           X509_verify_cert(check.get()) == 1;
}

// Windows fetches some roots only when it is asked about a certificate that they vouch for. The
// root of one that it trusts is added.
void addRootOf(X509_STORE* trusted, X509* certificate, STACK_OF(X509) * others) {
    const Held<void> sent(::CertOpenStore(CERT_STORE_PROV_MEMORY, 0, 0, 0, nullptr));
    if (!sent)
        return;
    for (int i = 0; i < sk_X509_num(others); ++i)
        (void)known(sk_X509_value(others, i), sent.get());
    const Held<const CERT_CONTEXT> asked = known(certificate, sent.get());
    char forServers[] = szOID_PKIX_KP_SERVER_AUTH;
    char* usage = forServers;
    CERT_CHAIN_PARA wanted{};
    wanted.cbSize = sizeof wanted;
    wanted.RequestedUsage.Usage.cUsageIdentifier = 1;
    wanted.RequestedUsage.Usage.rgpszUsageIdentifier = &usage;
    const CERT_CHAIN_CONTEXT* found = nullptr;
    if (!asked || ::CertGetCertificateChain(nullptr, asked.get(), nullptr, sent.get(), &wanted, 0,
                                            nullptr, &found) == 0)
        return;
    const Held<const CERT_CHAIN_CONTEXT> chain(found);
    if (chain->TrustStatus.dwErrorStatus != CERT_TRUST_NO_ERROR || chain->cChain == 0)
        return;
    const CERT_SIMPLE_CHAIN& last = *chain->rgpChain[chain->cChain - 1];
    if (last.cElement > 0)
        add(trusted, *last.rgpElement[last.cElement - 1]->pCertContext);
}

int verifyAsTheSystem(X509_STORE_CTX* check, void* /*unused*/) {
    X509_STORE* const trusted = X509_STORE_CTX_get0_store(check);
    X509* const certificate = X509_STORE_CTX_get0_cert(check);
    STACK_OF(X509)* const others = X509_STORE_CTX_get0_untrusted(check);
    if (!isTrusted(trusted, certificate, others))
        addRootOf(trusted, certificate, others);
    return X509_verify_cert(check);
}

} // namespace

// OpenSSL does not know where Windows keeps the certificates that it trusts.
void trustAsTheSystem(ssl_ctx_st* context) {
    SSL_CTX_set_default_verify_paths(context); // what the variables name
    X509_STORE* const trusted = SSL_CTX_get_cert_store(context);
    const HCERTSTORE roots = ::CertOpenSystemStoreW(0, L"ROOT");
    PCCERT_CONTEXT root = nullptr;
    while (roots != nullptr && (root = ::CertEnumCertificatesInStore(roots, root)) != nullptr)
        add(trusted, *root);
    if (roots != nullptr)
        ::CertCloseStore(roots, 0);
    SSL_CTX_set_cert_verify_callback(context, verifyAsTheSystem, nullptr);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nullptr);
}

} // namespace damscope::network
