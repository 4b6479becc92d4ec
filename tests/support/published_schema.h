// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <QFile>

#include <string>

namespace testing {

/// A file of the repository by its path from the root.
inline QByteArray textOf(const QString& name)
{
    QFile file(QStringLiteral(GPUPLAN_SOURCE_DIR "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Whether a published file is what the code generates. With GPUPLAN_UPDATE set, writes the file anew first:
/// then read the difference before committing it.
inline bool published(const char* name, const std::string& generated)
{
    if (qEnvironmentVariableIsSet("GPUPLAN_UPDATE")) {
        QFile file(QStringLiteral(GPUPLAN_SOURCE_DIR "/") + QLatin1String(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(generated));
    }
    return textOf(QLatin1String(name)).toStdString() == generated;
}

/// A published schema, as another program would use it.
class PublishedSchema
{
public:
    explicit PublishedSchema(const char* name)
    {
        const auto document = nlohmann::json::parse(textOf(QLatin1String(name)).toStdString());
        valijson::SchemaParser parser;
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(document), m_schema);
    }
    /// Empty when `document` is valid, else the first complaints.
    [[nodiscard]] std::string complaints(const nlohmann::json& document) const
    {
        valijson::Validator validator;
        valijson::ValidationResults results;
        if (validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(document), &results))
            return {};
        std::string text = "invalid";
        valijson::ValidationResults::Error error;
        for (int i = 0; i < 5 && results.popError(error); ++i) {
            text += "\n";
            for (const std::string& part : error.context)
                text += part;
            text += ": " + error.description;
        }
        return text;
    }

private:
    valijson::Schema m_schema;
};

} // namespace testing
