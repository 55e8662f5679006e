import logOut from 'virtual:lucide/log-out'
import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Account, SignIn } from '#app/clients/identity/contract/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { NOTICE_MS, useNotify } from '#app/ui/notice.tsx'
import { useActionResult } from '#app/ui/use-action-result.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatDay } from '#texts/format/date.ts'
import { wordDevice } from '#texts/people/device.ts'
import { endSignInTexts, settingsTexts, signInTexts } from '#texts/people/settings.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { Setting } from './setting.tsx'
import { SIGN_OUT_EVERYWHERE, type SignOutEverywhereOutcome } from './sign-out-everywhere.ts'

interface SessionSettingsProps {
  readonly account: Account
  readonly canSignOutEverywhere: boolean
}

/** Once signed out, `useRequiredAccount` redirects to `/` (docs/product/people.md, "Settings page"). */
export function SessionSettings({ account, canSignOutEverywhere }: SessionSettingsProps) {
  const notify = useNotify()
  const fetcher = useFetcher<SignOutEverywhereOutcome>()
  const [isLoggingOut, setIsLoggingOut] = useState(false)

  async function logout() {
    setIsLoggingOut(true)
    try {
      await withIdentity((identity) => identity.signOut())
    } catch {
      notify.error(settingsTexts.logoutFailed, NOTICE_MS.brief)
      setIsLoggingOut(false)
    }
  }

  useActionResult(fetcher.data, (outcome) => {
    if ('ended' in outcome) logout()
    else notify.error(outcome.problem)
  })

  return (
    <>
      <Setting label={settingsTexts.logoutHere} hint={settingsTexts.logoutHint}>
        <BusyButton className={primaryButton} busy={isLoggingOut} onClick={logout}>
          {!isLoggingOut && <Icon shapes={logOut} />}
          {settingsTexts.logout}
        </BusyButton>
      </Setting>
      {canSignOutEverywhere && <OtherSignIns account={account} />}
      {canSignOutEverywhere && (
        <Setting label={settingsTexts.everywhereLabel} hint={settingsTexts.everywhereHint}>
          <BusyButton
            className={quietButton}
            busy={fetcher.state !== 'idle'}
            onClick={() =>
              fetcher.submit(SIGN_OUT_EVERYWHERE, { method: 'post', action: PATHS.settings })
            }
          >
            {settingsTexts.everywhere}
          </BusyButton>
        </Setting>
      )}
    </>
  )
}

/** The account's sessions in other browsers, each with a button to end it. */
function OtherSignIns({ account }: { account: Account }) {
  const notify = useNotify()
  const [signIns, setSignIns] = useState<readonly SignIn[]>([])
  const [ending, setEnding] = useState<SignIn | null>(null)

  const reload = useCallback(() => {
    withIdentity((identity) => identity.fetchSignIns()).then(
      (all) => setSignIns(all.filter(({ current }) => !current)),
      // The rest of the page works without the list.
      () => {},
    )
  }, [])
  useEffect(reload, [reload])

  function onEnded() {
    setEnding(null)
    notify.success(signInTexts.ended)
    reload()
  }

  return (
    <>
      {signIns.map((signIn) => {
        const device = signIn.device === null ? signInTexts.unknown : wordDevice(signIn.device)
        return (
          <Setting
            key={signIn.id}
            label={device}
            hint={signInTexts.times(
              formatDay(new Date(signIn.createdAt)),
              formatDay(new Date(signIn.usedAt)),
            )}
          >
            <button
              type="button"
              className={quietButton}
              aria-label={signInTexts.endNamed(device)}
              onClick={() => setEnding(signIn)}
            >
              {signInTexts.end}
            </button>
          </Setting>
        )
      })}
      {ending !== null && (
        <ReauthenticationDialog
          account={account}
          texts={endSignInTexts}
          confirmButton={primaryButton}
          action={(identity, password) => identity.revokeSignIn(ending.id, password)}
          onClose={() => setEnding(null)}
          onDone={onEnded}
        />
      )}
    </>
  )
}
