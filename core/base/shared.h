// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace core {

/// A value that copies share until one of them is edited (copy on write). Behaves as a value: `==` compares
/// what is inside, and an edit is never seen through another copy. A plan holds its workloads, scenarios and
/// deployments this way, so that ten thousand undo steps cost what they changed and not ten thousand plans.
template<class T>
class Shared
{
public:
    Shared()
        : m_value(std::make_shared<T>())
    {
    }
    Shared(T value) // NOLINT(google-explicit-constructor): a Shared<T> is a T to its readers
        : m_value(std::make_shared<T>(std::move(value)))
    {
    }
    // Only copies, also where a move is asked for: a moved-from Shared is still a value.
    Shared(const Shared&) = default;
    Shared& operator=(const Shared&) = default;
    ~Shared() = default;

    [[nodiscard]] const T& operator*() const { return *m_value; }
    [[nodiscard]] const T* operator->() const { return m_value.get(); }
    /// The value for changing; detached from other copies first. Do not keep the reference across a copy of
    /// this object: a change through it would then be seen in the copy.
    [[nodiscard]] T& edit()
    {
        if (m_value.use_count() != 1)
            m_value = std::make_shared<T>(*m_value);
        else
            waitForLastReader();
        return *m_value;
    }
    friend bool operator==(const Shared& a, const Shared& b)
    {
        return a.m_value == b.m_value || *a.m_value == *b.m_value;
    }

private:
    /// An evaluation may have read this value in another thread and just dropped its copy: its reads must
    /// come before our writes, which `use_count` alone does not promise.
    static void waitForLastReader()
    {
#if !defined(__SANITIZE_THREAD__) // GCC's thread sanitizer refuses fences
        std::atomic_thread_fence(std::memory_order_acquire);
#endif
    }
    std::shared_ptr<T> m_value;
};

} // namespace core
