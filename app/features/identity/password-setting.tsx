import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { settingsTexts } from '#content/texts/settings.ts'
import { Setting } from './setting.tsx'

/** A new password is chosen by mail, as a forgotten one is: the mailbox is the proof. */
export function PasswordSetting() {
  return (
    <Setting label={settingsTexts.password} hint={settingsTexts.passwordHint}>
      <Link to="/forgot-password" className={quietButton}>
        {settingsTexts.changePassword}
      </Link>
    </Setting>
  )
}
