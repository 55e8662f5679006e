import { useEffect, useState } from 'react'
import type { Account } from '#app/clients/identity/contract/identity.ts'
import { dangerButton } from '#app/ui/button.ts'
import { deleteAccountTexts, settingsTexts } from '#content/texts/people/settings.ts'
import { fetchBanNote } from './fetch-ban-note.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { Setting } from './setting.tsx'

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
