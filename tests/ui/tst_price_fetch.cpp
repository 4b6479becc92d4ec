// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/price_fetch.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <utility>

using namespace ui;

namespace {

const QByteArray kList = "provider,gpu,gpus,price_per_hour\nlambda,H100 SXM,8,23.92\n";

QByteArray answer(const QByteArray& body, const QByteArray& head = "HTTP/1.1 200 OK", qint64 length = -1)
{
    return head + "\r\nContent-Length: " + QByteArray::number(length < 0 ? body.size() : length)
           + "\r\nConnection: close\r\n\r\n" + body;
}

} // namespace

/// Fetching from an address, tried on a server of this very machine that says whatever it wants.
class TstPriceFetch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<core::Error>("core::Error");
        QVERIFY(m_server.listen(QHostAddress::LocalHost));
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            QTcpSocket* socket = m_server.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
                ++m_asked;
                if (m_answer.isEmpty())
                    return; // says nothing at all
                socket->readAll();
                socket->write(m_answer);
                socket->disconnectFromHost();
                if (!m_next.isEmpty())
                    m_answer = std::exchange(m_next, {});
            });
        });
    }
    void init()
    {
        m_asked = 0;
        m_limits = {};
        m_limits.idleMs = 10'000;
    }

    void aListComesWholeUnderTheNameOfItsAddress()
    {
        m_answer = answer(kList);
        const Outcome outcome = fetch(at("/v5/aws/vms.csv"));
        QCOMPARE(outcome.problem, QString());
        QCOMPARE(outcome.name, QStringLiteral("vms.csv"));
        QCOMPARE(outcome.text, kList);
        QCOMPARE(m_asked, 1);
    }

    void whatGoesWrongIsSaid_data()
    {
        QTest::addColumn<QByteArray>("reply");
        QTest::addColumn<QString>("problem");
        QTest::newRow("not there") << answer("<html>404</html>", "HTTP/1.1 404 Not Found") << "fetch-failed";
        QTest::newRow("refused") << answer("", "HTTP/1.1 403 Forbidden") << "fetch-failed";
        QTest::newRow("broken off") << answer(kList, "HTTP/1.1 200 OK", kList.size() + 100) << "fetch-failed";
        QTest::newRow("no HTTP") << QByteArray("+OK ready\r\n\r\n") << "fetch-failed";
        QTest::newRow("too large") << answer(QByteArray(2 << 20, 'x')) << "fetch-too-large";
        QTest::newRow("larger than it says")
            << QByteArray("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n") + QByteArray(2 << 20, 'x')
            << "fetch-too-large";
        QTest::newRow("nothing said") << QByteArray() << "fetch-slow";
        QTest::newRow("round and round")
            << answer("", "HTTP/1.1 302 Found\r\nLocation: /again") << "fetch-round";
        QTest::newRow("sent where it is not safe")
            << answer("", "HTTP/1.1 302 Found\r\nLocation: http://example.org/list.csv")
            << "fetch-not-secure";
        QTest::newRow("sent to a file of this machine")
            << answer("", "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd") << "fetch";
    }
    void whatGoesWrongIsSaid()
    {
        QFETCH(QByteArray, reply);
        QFETCH(QString, problem);
        m_answer = reply;
        m_limits.bytes = 1 << 20;
        m_limits.idleMs = reply.isEmpty() ? 300 : 10'000;
        const Outcome outcome = fetch(at("/list.csv"));
        QVERIFY2(
            outcome.problem.startsWith(problem),
            qPrintable(QStringLiteral("%1 %2 after %3").arg(outcome.problem, outcome.name).arg(m_asked)));
        QCOMPARE(outcome.name, QString());
        QVERIFY(m_asked <= m_limits.redirects + 1);
    }

    void addressesThatAreNotSafeAreNotEvenAsked_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("problem");
        QTest::newRow("without TLS") << "http://example.org/list.csv"
                                     << "fetch-not-secure";
        QTest::newRow("a file") << "file:///etc/passwd"
                                << "fetch-address";
        QTest::newRow("another protocol") << "ftp://example.org/list.csv"
                                          << "fetch-not-secure";
        QTest::newRow("words") << "prices please"
                               << "fetch-address";
        QTest::newRow("a host that only looks like this machine") << "http://127.0.0.1.example.org/list.csv"
                                                                  << "fetch-not-secure";
    }
    void addressesThatAreNotSafeAreNotEvenAsked()
    {
        QFETCH(QString, address);
        QFETCH(QString, problem);
        const Outcome outcome = fetch(QUrl(address, QUrl::StrictMode));
        QCOMPARE(outcome.problem, problem);
        QCOMPARE(m_asked, 0);
    }

    void aRedirectLeadsToTheList()
    {
        m_answer = answer("moved", "HTTP/1.1 302 Found\r\nLocation: /there.csv");
        m_next = answer(kList);
        const Outcome outcome = fetch(at("/here.csv"));
        QCOMPARE(outcome.problem, QString());
        QCOMPARE(outcome.text, kList);
    }

    void cancellingIsNoFailure()
    {
        m_answer.clear();
        PriceFetch fetch(m_limits, nullptr);
        QSignalSpy failed(&fetch, &PriceFetch::failed);
        QSignalSpy fetched(&fetch, &PriceFetch::fetched);
        fetch.start(at("/list.csv"));
        QTRY_COMPARE(m_asked, 1);
        fetch.cancel();
        QTest::qWait(50);
        QCOMPARE(failed.count() + fetched.count(), 0);
    }

private:
    struct Outcome
    {
        QString problem;
        QString name;
        QByteArray text;
    };

    [[nodiscard]] QUrl at(const char* path) const
    {
        return QUrl(
            QStringLiteral("http://127.0.0.1:%1%2").arg(m_server.serverPort()).arg(QLatin1String(path)));
    }

    Outcome fetch(const QUrl& address)
    {
        PriceFetch fetch(m_limits, nullptr);
        Outcome outcome;
        bool done = false;
        connect(&fetch, &PriceFetch::failed, this, [&](const core::Error& error) {
            outcome.problem = QString::fromStdString(error.id);
            done = true;
        });
        connect(&fetch, &PriceFetch::fetched, this, [&](const QString& path) {
            QFile file(path);
            if (file.open(QIODevice::ReadOnly))
                outcome.text = file.readAll();
            outcome.name = QFileInfo(path).fileName();
            done = true;
        });
        fetch.start(address);
        for (int i = 0; i < 1500 && !done; ++i)
            QTest::qWait(10);
        return outcome;
    }

    QTcpServer m_server;
    QByteArray m_answer;
    QByteArray m_next; ///< to the next question
    PriceFetch::Limits m_limits;
    int m_asked = 0;
};

QTEST_GUILESS_MAIN(TstPriceFetch)
#include "tst_price_fetch.moc"
