import { type SubmitEvent, useRef, useState } from 'react'
import { preloadFormQueue, sendOrStore } from '#app/browser/form-queue/send-or-store.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { newsletterNotices } from '#content/texts/contact/newsletter.ts'
import { waitingTexts } from '#content/texts/site/offline.ts'
import { PATHS } from '#domain/site/links.ts'

/** Longer than other notices, because it says more. */
const WAITING_NOTICE_MS = 4_000

/** A failed import is retried on the next call. */
const loadClient = () => import('./newsletter-client.ts')

/**
 * Does for the newsletter's one field what `useSchemaForm` does for other forms. The field is on every page, so its
 * schema and the email client load on focus or hover, and the form library never does (decision 34).
 */
export function useNewsletterForm(returnedMessage: string | undefined) {
  const notify = useNotify()
  /** Of an address that is saved; it is wrong once that is taken back. */
  const withdrawNotice = useRef(() => {})
  const ref = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState(returnedMessage)
  const [isSubmitting, setIsSubmitting] = useState(false)
  /** After the first validation, every change is validated. */
  const isValidated = useRef(false)
  const getInput = () => ref.current?.elements[0] as HTMLInputElement

  const preload = () => {
    preloadFormQueue()
    return loadClient().catch(() => {})
  }
  async function validate(): Promise<string | undefined> {
    const { validateEmail } = await loadClient()
    const message = validateEmail(getInput().value)
    isValidated.current = true
    setMessage(message)
    return message
  }
  function onChange(): void {
    if (isValidated.current) validate()
  }
  async function onBlur(): Promise<void> {
    await preload()
    // The field may have focus again by now.
    if (getInput() !== document.activeElement) validate().catch(() => {})
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSubmitting) return
    setIsSubmitting(true)
    try {
      // Without a connection the schema may not load: then the server checks the address.
      const isInvalid = await validate().catch(() => false)
      if (isInvalid) return getInput().focus()
      const newsletter = getInput().value.trim()
      const outcome = await sendOrStore(PATHS.newsletter, { newsletter }, async () => {
        const { subscribeEmail } = await loadClient()
        await subscribeEmail(newsletter)
      })
      if (outcome === 'failed') {
        notify(newsletterNotices.failure, 'error')
        return
      }
      if (outcome === 'stored')
        withdrawNotice.current = notify(waitingTexts.stored, 'success', WAITING_NOTICE_MS)
      else notify(newsletterNotices.success)
      getInput().value = ''
      isValidated.current = false
    } finally {
      setIsSubmitting(false)
    }
  }

  return {
    form: { ref, 'aria-busy': isSubmitting, onFocus: preload, onPointerEnter: preload, onSubmit },
    field: { message, onChange, onBlur },
    isSubmitting,
    onTakenBack(email: string) {
      getInput().value = email
      withdrawNotice.current()
      getInput().focus()
    },
  }
}
