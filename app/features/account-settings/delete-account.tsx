import { useState } from 'react'
import type { Account } from '#app/clients/identity/identity.ts'
import { dangerButton } from '#app/ui/button.ts'
import { deleteAccountTexts, settingsTexts } from '#content/texts/settings.ts'
import { ProofDialog } from './proof-dialog.tsx'
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
        <ProofDialog
          account={account}
          texts={deleteAccountTexts}
          confirmButton={dangerButton}
          action={(identity, password) => identity.deleteAccount(password)}
          onClose={() => setAsking(false)}
          onDone={onDeleted}
        />
      )}
    </Setting>
  )
}
