import { useCallback, useEffect, useState } from 'react'
import type { Account, SignIn } from '#app/clients/identity/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { endSignInTexts, signInTexts } from '#content/texts/settings.ts'
import { formatLongDate } from '#domain/text/calendar-day.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { Setting } from './setting.tsx'

const dayOf = (moment: string): string => formatLongDate(moment.slice(0, 10))

/** The other browsers that the account is signed in with, and the way to end each. */
export function OtherSignIns({ account }: { account: Account }) {
  const notify = useNotify()
  const [signIns, setSignIns] = useState<readonly SignIn[]>([])
  const [ending, setEnding] = useState<SignIn | null>(null)

  const look = useCallback(() => {
    withIdentity((identity) => identity.fetchSignIns()).then(
      (all) => setSignIns(all.filter(({ current }) => !current)),
      // They are told of when the server answers; everything else works without.
      () => {},
    )
  }, [])
  useEffect(look, [look])

  function onEnded() {
    setEnding(null)
    notify(signInTexts.ended)
    look()
  }

  return (
    <>
      {signIns.map((signIn) => {
        const device = signIn.device ?? signInTexts.unknown
        return (
          <Setting
            key={signIn.id}
            label={device}
            hint={signInTexts.times(dayOf(signIn.createdAt), dayOf(signIn.usedAt))}
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
        <ProofDialog
          account={account}
          texts={endSignInTexts}
          confirmButton={primaryButton}
          action={(identity, password) => identity.endSignIn(ending.id, password)}
          onClose={() => setEnding(null)}
          onDone={onEnded}
        />
      )}
    </>
  )
}
