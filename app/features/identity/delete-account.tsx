import { useState } from 'react'
import { dangerButton } from '#app/ui/button.ts'
import { settingsTexts } from '#content/texts/settings.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import type { Account } from './identity.ts'
import { Setting } from './setting.tsx'

/** The way out for good. `onDeleted` is called once the account is gone. */
export function DeleteAccount({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <Setting label={settingsTexts.danger} hint={settingsTexts.dangerHint}>
      <button type="button" className={dangerButton} onClick={() => setAsking(true)}>
        {settingsTexts.delete}
      </button>
      {asking && (
        <DeleteAccountDialog
          account={account}
          onClose={() => setAsking(false)}
          onDeleted={onDeleted}
        />
      )}
    </Setting>
  )
}
