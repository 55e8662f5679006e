import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Account } from '#app/clients/identity/contract/identity.ts'
import { loadIdentity } from '#app/clients/identity/load-identity.ts'
import { quietButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { settingsTexts } from '#texts/people/settings.ts'

/** docs/product/shell.md, "Timings". */
const CHECK_DELAY_MS = 1000

type AccountState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      readonly account: Account | null
      readonly canSignOutEverywhere: boolean
    }

/**
 * The signed-in account, in sync with other tabs and reloaded whenever the page becomes visible. The state is `loading`
 * for the first second; after that, a visitor who is not signed in is redirected to `/` (docs/product/people.md,
 * "Settings page"). `retry` starts over after a failure.
 */
export function useRequiredAccount() {
  const navigate = useNavigate()
  const [state, setState] = useState<AccountState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [hasWaited, setHasWaited] = useState(false)
  const isSignedOut = state.status === 'ready' && state.account === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    loadIdentity().then(
      (identity) => {
        if (signal.aborted) return
        const { canSignOutEverywhere } = identity
        const unsubscribe = identity.subscribe((account) =>
          setState({ status: 'ready', account, canSignOutEverywhere }),
        )
        const refresh = () => {
          // The subscription receives the result; after a failure the last account remains.
          if (document.visibilityState === 'visible') identity.refresh().catch(() => {})
        }
        refresh()
        document.addEventListener('visibilitychange', refresh, { signal })
        signal.addEventListener('abort', unsubscribe)
      },
      () => {
        if (!signal.aborted) setState({ status: 'failed' })
      },
    )
    return () => unmounted.abort()
  }, [attempt])
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (hasWaited && isSignedOut) navigate(PATHS.signIn, { replace: true })
  }, [hasWaited, isSignedOut, navigate])

  const shown: AccountState = hasWaited && !isSignedOut ? state : { status: 'loading' }
  return {
    state: shown,
    retry() {
      setState({ status: 'loading' })
      setAttempt((count) => count + 1)
    },
  }
}

export function AccountUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="empty-state" role="alert">
      <p>{settingsTexts.unreachable}</p>
      <button type="button" className={`${quietButton} mt-4`} onClick={onRetry}>
        {settingsTexts.retry}
      </button>
    </div>
  )
}
