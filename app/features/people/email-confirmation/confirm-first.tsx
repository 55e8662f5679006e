import { type ReactNode, useState } from 'react'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { preloadIdentity, withIdentity } from '#app/clients/identity/load-identity.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { quietButton } from '#app/ui/button.ts'
import { NoscriptMessage } from '#app/ui/card/noscript-message.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { confirmFirstTexts } from '#texts/messages/confirm-first.ts'

/** Shown above a form that requires a confirmed email address. */
export const ConfirmFirst = () => (
  <SendConfirmation>
    <p>{confirmFirstTexts.lead}</p>
    <p className="mt-2 mb-4">{confirmFirstTexts.how}</p>
  </SendConfirmation>
)

/** A button that mails the confirmation link again, below the reason to confirm. */
export function SendConfirmation({ children }: { readonly children: ReactNode }) {
  const hydrated = useHydrated()
  return (
    <div className="callout mb-6" data-needs-script={!hydrated || undefined}>
      {children}
      <NoscriptMessage>{confirmFirstTexts.needsScript}</NoscriptMessage>
      <SendConfirmationButton />
    </div>
  )
}

export function SendConfirmationButton() {
  const notify = useNotify()
  const hydrated = useHydrated()
  const [isSending, setIsSending] = useState(false)

  async function send() {
    setIsSending(true)
    try {
      await withIdentity((identity) => identity.sendConfirmationEmail())
      notify.success(confirmFirstTexts.sent)
    } catch {
      notify.error(confirmFirstTexts.failed)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <BusyButton
      className={quietButton}
      busy={isSending}
      disabled={!hydrated}
      onPointerEnter={preloadIdentity}
      onClick={send}
    >
      {confirmFirstTexts.again}
    </BusyButton>
  )
}
