import { useCallback, useEffect, useState } from 'react'
import type { Account, SignIn } from '#app/clients/identity/contract/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { endSignInTexts, signInTexts } from '#content/texts/people/settings.ts'
import { formatDay } from '#domain/platform/time/calendar-day.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { Setting } from './setting.tsx'

/** The account's sessions in other browsers, each with a button to end it. */
export function OtherSignIns({ account }: { account: Account }) {
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
        const device = signIn.device ?? signInTexts.unknown
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
