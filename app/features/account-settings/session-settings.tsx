import logOut from 'lucide-static/icons/log-out.svg?raw'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Account } from '#app/clients/identity/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { DrawnIcon } from '#app/ui/icon/drawn-icon.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { settingsTexts } from '#content/texts/settings.ts'
import { OtherSignIns } from './other-sign-ins.tsx'
import { Setting } from './setting.tsx'

/** How long the notice of a failed logout stays (docs/product.md, "Timings"). */
const NOTICE_MS = 1000

/** What the screen's action answers: whether the sessions of all browsers have ended. */
export type SignOutEverywhere = 'ended' | 'no session' | 'failed'

const EVERYWHERE_FAILED = {
  'no session': settingsTexts.noSession,
  failed: settingsTexts.everywhereFailed,
} as const satisfies Record<Exclude<SignOutEverywhere, 'ended'>, string>

interface SessionSettingsProps {
  readonly account: Account
  /** Whether the service knows of other browsers. */
  readonly everywhere: boolean
}

/**
 * Leaves the account here, or everywhere. Going to `/` follows from being signed out
 * (docs/product.md, "Settings page").
 */
export function SessionSettings({ account, everywhere }: SessionSettingsProps) {
  const notify = useNotify()
  const fetcher = useFetcher<{ readonly outcome: SignOutEverywhere }>()
  const [leaving, setLeaving] = useState(false)
  const { data } = fetcher

  async function logout() {
    setLeaving(true)
    try {
      await withIdentity((identity) => identity.signOut())
    } catch {
      notify(settingsTexts.logoutFailed, 'error', NOTICE_MS)
      setLeaving(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is acted upon once
  useEffect(() => {
    if (data?.outcome === 'ended') logout()
    else if (data) notify(EVERYWHERE_FAILED[data.outcome], 'error')
  }, [data])

  return (
    <>
      <Setting label={settingsTexts.logoutHere} hint={settingsTexts.logoutHint}>
        <BusyButton className={primaryButton} busy={leaving} onClick={logout}>
          {!leaving && <DrawnIcon file={logOut} />}
          {settingsTexts.logout}
        </BusyButton>
      </Setting>
      {everywhere && <OtherSignIns account={account} />}
      {everywhere && (
        <Setting label={settingsTexts.everywhereLabel} hint={settingsTexts.everywhereHint}>
          <BusyButton
            className={quietButton}
            busy={fetcher.state !== 'idle'}
            onClick={() => fetcher.submit(null, { method: 'post', action: '/settings' })}
          >
            {settingsTexts.everywhere}
          </BusyButton>
        </Setting>
      )}
    </>
  )
}
