import badge from 'virtual:lucide/badge-check'
import { useState } from 'react'
import type { Account } from '#app/clients/identity/contract/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { settingsTexts } from '#content/texts/people/settings.ts'
import { Setting } from './setting.tsx'

export function EmailSetting({ account }: { account: Account }) {
  const notify = useNotify()
  const [isSending, setIsSending] = useState(false)
  const { email, emailVerified } = account

  async function send() {
    setIsSending(true)
    try {
      await withIdentity((identity) => identity.sendConfirmationEmail())
      notify.success(settingsTexts.confirmSent)
    } catch {
      notify.error(settingsTexts.confirmFailed)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Setting
      label={settingsTexts.email}
      hint={
        <>
          <p className="break-words text-ink">{email ?? settingsTexts.noEmail}</p>
          {email !== null && (
            <p
              className="inline-flex items-center gap-1.5 text-sm data-confirmed:text-brand-ink"
              data-confirmed={emailVerified || undefined}
            >
              {emailVerified && <Icon shapes={badge} />}
              {emailVerified ? settingsTexts.confirmed : settingsTexts.unconfirmed}
            </p>
          )}
        </>
      }
    >
      {email !== null && !emailVerified && (
        <BusyButton className={quietButton} busy={isSending} onClick={send}>
          {settingsTexts.confirm}
        </BusyButton>
      )}
    </Setting>
  )
}
