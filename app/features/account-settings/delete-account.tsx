import { useEffect, useState } from 'react'
import type { Account } from '#app/clients/identity/contract/identity.ts'
import { dangerButton } from '#app/ui/button.ts'
import {
  deleteAccountTexts,
  formatBanGoesOn,
  settingsTexts,
} from '#content/texts/account/settings.ts'
import { formatLongDate } from '#domain/text/calendar-day.ts'
import { fetchBanEnd } from './fetch-ban-end.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { Setting } from './setting.tsx'

export function DeleteAccount({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [banEnd, setBanEnd] = useState<string | null>(null)
  // Without an answer the account can be deleted as well.
  useEffect(() => void fetchBanEnd().then(setBanEnd, () => {}), [])
  return (
    <Setting label={settingsTexts.danger} hint={settingsTexts.dangerHint}>
      <button type="button" className={dangerButton} onClick={() => setIsOpen(true)}>
        {settingsTexts.delete}
      </button>
      {isOpen && (
        <ReauthenticationDialog
          account={account}
          texts={deleteAccountTexts}
          note={banEnd === null ? undefined : formatBanGoesOn(formatLongDate(banEnd))}
          confirmButton={dangerButton}
          action={(identity, password) => identity.deleteAccount(password)}
          onClose={() => setIsOpen(false)}
          onDone={onDeleted}
        />
      )}
    </Setting>
  )
}
