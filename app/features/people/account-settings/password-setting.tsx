import { useState } from 'react'
import { quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { changePasswordTexts, settingsTexts } from '#content/texts/people/settings.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { Setting } from './setting.tsx'

export function PasswordSetting({ email }: { email: string }) {
  const notify = useNotify()
  const [open, setOpen] = useState(false)

  function onChanged() {
    setOpen(false)
    notify.success(changePasswordTexts.changed)
  }
  return (
    <Setting label={settingsTexts.password} hint={settingsTexts.passwordHint}>
      <button type="button" className={quietButton} onClick={() => setOpen(true)}>
        {settingsTexts.changePassword}
      </button>
      {open && (
        <ChangePasswordDialog email={email} onClose={() => setOpen(false)} onChanged={onChanged} />
      )}
    </Setting>
  )
}
