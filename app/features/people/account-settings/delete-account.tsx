import { useEffect, useState } from 'react'
import { fetchJson } from '#app/browser/network/fetch-json.ts'
import type { Account } from '#app/clients/identity/contract/identity.ts'
import { dangerButton } from '#app/ui/button.ts'
import { MY_BAN_PATH } from '#domain/people/my-ban.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { deleteAccountTexts, settingsTexts } from '#texts/people/settings.ts'
import { formatBanGoesOn } from '#texts/safety/ban-note.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { Setting } from './setting.tsx'

/** What a banned person should know before deleting the account; `undefined` without a ban. */
async function fetchBanNote(): Promise<string | undefined> {
  const { until } = await fetchJson<{ readonly until: string | null }>(MY_BAN_PATH)
  return until === null ? undefined : formatBanGoesOn(formatLongDate(until))
}

export function DeleteAccount({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState<string>()
  useEffect(() => {
    fetchBanNote().then(setNote, () => {
      // If the note cannot be fetched, the account can still be deleted.
    })
  }, [])
  return (
    <Setting label={settingsTexts.danger} hint={settingsTexts.dangerHint}>
      <button type="button" className={dangerButton} onClick={() => setIsOpen(true)}>
        {settingsTexts.delete}
      </button>
      {isOpen && (
        <ReauthenticationDialog
          account={account}
          texts={deleteAccountTexts}
          note={note}
          confirmButton={dangerButton}
          action={(identity, password) => identity.deleteAccount(password)}
          onClose={() => setIsOpen(false)}
          onDone={onDeleted}
        />
      )}
    </Setting>
  )
}
