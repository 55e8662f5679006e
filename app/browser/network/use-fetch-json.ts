import { useEffect, useState } from 'react'
import { fetchJson } from './fetch-json.ts'

interface FetchState<T> {
  /** Data of the last successful request. It is kept while others are pending, and when they fail. */
  readonly result: { readonly path: string; readonly value: T } | null
  /** Whether the last request failed. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Fetches JSON whenever the path changes and aborts the previous request; `null` fetches nothing. A
 * failed request is retried when the browser is back online.
 *
 * @param delayMs how long the path must stay the same before it is fetched
 */
export function useFetchJson<T>(path: string | null, delayMs = 0): FetchState<T> {
  const [result, setResult] = useState<FetchState<T>['result']>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches the same path again
  useEffect(() => {
    if (path === null) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      try {
        const value = await fetchJson<T>(path, signal)
        if (signal.aborted) return
        setResult({ path, value })
        setFailed(false)
      } catch {
        if (!signal.aborted) setFailed(true)
      }
    }, delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [path, delayMs, attempt])

  useEffect(() => {
    if (!failed) return
    const retry = () => setAttempt((previous) => previous + 1)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed])

  return { result, failed, retry: () => setAttempt((previous) => previous + 1) }
}
