import { useCallback, useEffect, useState } from 'react'
import type { Account } from './identity.ts'
import { loadIdentity } from './load-identity.ts'

/** What is known of the session: nothing yet, nothing because of a failure, or who is signed in. */
export type AccountState =
  | { readonly known: 'nothing' }
  | { readonly known: 'failure' }
  | { readonly known: 'account'; readonly account: Account | null; readonly everywhere: boolean }

/**
 * The account that is signed in, as it is now: it follows this tab and the others, and asks the
 * service again whenever the visitor comes back to the page. `retry` starts over after a failure.
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
          // What it finds is told to the subscription; without an answer all stays as it is.
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
