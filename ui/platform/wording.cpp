// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording.h"

#include <QDir>

// A static library's resources are linked only when someone asks for them, outside of any namespace.
static void linkTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace ui {

namespace {

constexpr const char* kContext = "wording";

std::shared_ptr<const QTranslator> translatorFor(Language language)
{
    linkTranslations();
    auto translator = std::make_shared<QTranslator>();
    // A missing file leaves the English sources, which is what a reader needs then.
    (void)translator->load(QStringLiteral(":/i18n/gpuplan_%1.qm").arg(tagOf(language)));
    return translator;
}

QLocale localeOf(Language language)
{
    QLocale locale = language == Language::Spanish ? QLocale(QLocale::Spanish, QLocale::Spain)
                                                   : QLocale(QLocale::English, QLocale::UnitedStates);
    locale.setNumberOptions(QLocale::DefaultNumberOptions);
    return locale;
}

} // namespace

std::optional<Language> languageOf(std::string_view tag)
{
    const std::string_view language = tag.substr(0, tag.find_first_of("_-.@"));
    if (language == "en" || language == "C" || language == "POSIX")
        return Language::English;
    if (language == "es")
        return Language::Spanish;
    return std::nullopt;
}

QString tagOf(Language language)
{
    return language == Language::Spanish ? QStringLiteral("es") : QStringLiteral("en");
}

Wording::Wording(Language language)
    : m_language(language)
    , m_locale(localeOf(language))
    , m_translator(translatorFor(language))
{
}

Wording::Wording(Language language, std::shared_ptr<const QTranslator> translator)
    : m_language(language)
    , m_locale(localeOf(language))
    , m_translator(std::move(translator))
{
}

QString Wording::text(const char* source) const
{
    const QString translated = m_translator->translate(kContext, source);
    return translated.isEmpty() ? QString::fromUtf8(source) : translated;
}

QString Wording::text(const char* source, int n) const
{
    QString translated = m_translator->translate(kContext, source, nullptr, n);
    if (translated.isEmpty())
        translated = QString::fromUtf8(source);
    return translated.replace(QLatin1String("%n"), count(n));
}

} // namespace ui
