import { useEffect, useState } from 'react'

interface FetchState<T> {
  /** Of the last request that succeeded. Stays while others are pending, and when they fail. */
  readonly result: { readonly path: string; readonly value: T } | null
  /** Whether the last request failed. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Fetches JSON whenever the path changes and aborts the previous request; `null` fetches nothing. A
 * failed request is retried when the browser is back online.
 */
export function useFetchJson<T>(path: string | null): FetchState<T> {
  const [result, setResult] = useState<FetchState<T>['result']>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches the same path again
  useEffect(() => {
    if (path === null) return
    const controller = new AbortController()
    const { signal } = controller
    fetchJson<T>(path, signal).then(
      (value) => {
        if (signal.aborted) return
        setResult({ path, value })
        setFailed(false)
      },
      () => !signal.aborted && setFailed(true),
    )
    return () => controller.abort()
  }, [path, attempt])

  useEffect(() => {
    if (!failed) return
    const retry = () => setAttempt((previous) => previous + 1)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed])

  return { result, failed, retry: () => setAttempt((previous) => previous + 1) }
}

async function fetchJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path} failed with status ${response.status}.`)
  return (await response.json()) as T
}
