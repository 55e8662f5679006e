import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type AccountState, useAccount } from '#app/clients/identity/use-account.ts'
import { quietButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { settingsTexts } from '#texts/people/settings.ts'

/** docs/product/shell.md, "Timings". */
const CHECK_DELAY_MS = 1000

/**
 * For pages that need an account. The state is `loading` for the first second; after that, a visitor
 * who is not signed in is redirected to `/` (docs/product/people.md, "Settings page").
 */
export function useRequiredAccount(): { readonly state: AccountState; readonly retry: () => void } {
  const navigate = useNavigate()
  const { state, retry } = useAccount()
  const [hasWaited, setHasWaited] = useState(false)
  const isSignedOut = state.status === 'ready' && state.account === null

  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (hasWaited && isSignedOut) navigate(PATHS.signIn, { replace: true })
  }, [hasWaited, isSignedOut, navigate])

  return { state: hasWaited && !isSignedOut ? state : { status: 'loading' }, retry }
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
