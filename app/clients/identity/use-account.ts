import { useCallback, useEffect, useState } from 'react'
import type { Account } from './identity.ts'
import { loadIdentity } from './load-identity.ts'

export type AccountState =
  | { readonly known: 'nothing' }
  | { readonly known: 'failure' }
  | { readonly known: 'account'; readonly account: Account | null; readonly everywhere: boolean }

/**
 * The account that is signed in. It follows this tab and the others, and is reloaded whenever the page
 * becomes visible. `retry` starts over after a failure.
 */
export function useAccount(): { readonly state: AccountState; readonly retry: () => void } {
  const [state, setState] = useState<AccountState>({ known: 'nothing' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    let gone = false
    let leave = () => {}
    loadIdentity().then(
      (identity) => {
        if (gone) return
        const stop = identity.subscribe((account) =>
          setState({ known: 'account', account, everywhere: identity.canSignOutEverywhere }),
        )
        const refresh = () => {
          // The subscription gets the result; after a failure the last account stays.
          if (document.visibilityState === 'visible') identity.refresh().catch(() => {})
        }
        refresh()
        document.addEventListener('visibilitychange', refresh)
        leave = () => {
          stop()
          document.removeEventListener('visibilitychange', refresh)
        }
      },
      () => {
        if (!gone) setState({ known: 'failure' })
      },
    )
    return () => {
      gone = true
      leave()
    }
  }, [attempt])

  const retry = useCallback(() => {
    setState({ known: 'nothing' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, retry }
}
