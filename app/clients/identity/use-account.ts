import { useCallback, useEffect, useState } from 'react'
import type { Account } from './contract/identity.ts'
import { loadIdentity } from './load-identity.ts'

export type AccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly account: Account | null
      readonly canSignOutEverywhere: boolean
    }

/**
 * The signed-in account, in sync with other tabs. Reloaded whenever the page becomes visible. `retry` starts
 * over after a failure.
 */
export function useAccount(): { readonly state: AccountState; readonly retry: () => void } {
  const [state, setState] = useState<AccountState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    let isUnmounted = false
    let cleanUp = () => {}
    loadIdentity().then(
      (identity) => {
        if (isUnmounted) return
        const unsubscribe = identity.subscribe((account) =>
          setState({
            status: 'ready',
            account,
            canSignOutEverywhere: identity.canSignOutEverywhere,
          }),
        )
        const refresh = () => {
          // The subscription receives the result; after a failure the last account remains.
          if (document.visibilityState === 'visible') identity.refresh().catch(() => {})
        }
        refresh()
        document.addEventListener('visibilitychange', refresh)
        cleanUp = () => {
          unsubscribe()
          document.removeEventListener('visibilitychange', refresh)
        }
      },
      () => {
        if (!isUnmounted) setState({ status: 'failed' })
      },
    )
    return () => {
      isUnmounted = true
      cleanUp()
    }
  }, [attempt])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, retry }
}
