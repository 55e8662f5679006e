import { useEffect, useState } from 'react'

interface Asked<T> {
  /** The last answer that came, and to what; it stays while others are waited for, and if they fail. */
  readonly answer: { readonly address: string; readonly value: T } | null
  /** Whether the last question failed. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Asks the site for JSON, anew whenever the address changes, and no longer for an address that has
 * been left; `null` asks nothing. What failed is asked again when the browser is back online.
 */
export function useAnswer<T>(address: string | null): Asked<T> {
  const [answer, setAnswer] = useState<Asked<T>['answer']>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (address === null) return
    const stale = new AbortController()
    const { signal } = stale
    ask<T>(address, signal).then(
      (value) => {
        if (signal.aborted) return
        setAnswer({ address, value })
        setFailed(false)
      },
      () => !signal.aborted && setFailed(true),
    )
    return () => stale.abort()
  }, [address, attempt])

  useEffect(() => {
    if (!failed) return
    const again = () => setAttempt((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed])

  return { answer, failed, retry: () => setAttempt((before) => before + 1) }
}

async function ask<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return (await response.json()) as T
}
