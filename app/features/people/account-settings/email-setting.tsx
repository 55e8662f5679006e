import badge from 'virtual:lucide/badge-check'
import type { Account } from '#app/clients/identity/contract/identity.ts'
import { SendConfirmationButton } from '#app/features/people/email-confirmation/confirm-first.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { settingsTexts } from '#texts/people/settings.ts'
import { Setting } from './setting.tsx'

export function EmailSetting({ account }: { account: Account }) {
  const { email, emailVerified } = account

  return (
    <Setting
      label={settingsTexts.email}
      hint={
        <>
          <p className="break-words text-ink">{email ?? settingsTexts.noEmail}</p>
          {email !== null && (
            <p
              className={`inline-flex items-center gap-1.5 text-(length:--text-sm) ${emailVerified ? 'text-brand-ink' : ''}`}
            >
              {emailVerified && <Icon shapes={badge} />}
              {emailVerified ? settingsTexts.confirmed : settingsTexts.unconfirmed}
            </p>
          )}
        </>
      }
    >
      {email !== null && !emailVerified && <SendConfirmationButton />}
    </Setting>
  )
}
