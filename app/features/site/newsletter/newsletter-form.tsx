import { useHref } from 'react-router'
import './newsletter.css'
import { type SubmitEvent, useRef, useState } from 'react'
import { preloadFormQueue, sendOrStore } from '#app/browser/form-queue/send-or-store.ts'
import { useSignOut } from '#app/browser/storage/use-sign-out.ts'
import { subscribe } from '#app/clients/mail/send-mail.ts'
import { QueuedFormList } from '#app/forms/queued-form-list.tsx'
import type { RejectedForm } from '#app/forms/use-schema-form.ts'
import { primaryButton } from '#app/ui/button.ts'
import { EmailField } from '#app/ui/fields/email-field.tsx'
import { NOTICE_MS, useNotify } from '#app/ui/notice.tsx'
import { findEmailProblem } from '#domain/people/email.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { newsletterMessages, newsletterNotices, newsletterTexts } from '#texts/site/newsletter.ts'
import { waitingTexts } from '#texts/site/offline.ts'

/**
 * Does for the newsletter's one field what `useSchemaForm` does for other forms. The field is on every page, so the
 * form library is not loaded for it (decision 34).
 */
function useNewsletterForm(returnedMessage: string | undefined) {
  const notify = useNotify()
  /** Withdraws the notice about a saved email address, which is wrong once that form is withdrawn. */
  const withdrawNotice = useRef(() => {})
  const ref = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState(returnedMessage)
  const [isSubmitting, setIsSubmitting] = useState(false)
  /** After the first validation, every change is validated. */
  const isValidated = useRef(false)
  const getInput = () => ref.current?.elements[0] as HTMLInputElement

  useSignOut(() => {
    getInput().value = ''
  })

  /** @returns whether it is valid */
  function validate(): boolean {
    const problem = findEmailProblem(getInput().value.trim(), newsletterMessages)
    isValidated.current = true
    setMessage(problem)
    return problem === undefined
  }
  function onChange(): void {
    if (isValidated.current) validate()
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSubmitting) return
    setIsSubmitting(true)
    try {
      if (!validate()) return getInput().focus()
      const newsletter = getInput().value.trim()
      const outcome = await sendOrStore(PATHS.newsletter, { newsletter }, (key) =>
        subscribe(newsletter, key),
      )
      if (outcome === 'failed') {
        notify.error(newsletterNotices.failure)
        return
      }
      if (outcome === 'stored')
        withdrawNotice.current = notify.success(waitingTexts.stored, NOTICE_MS.queued)
      else notify.success(newsletterNotices.success)
      // The field stays if the page was left, or another email address was typed meanwhile.
      if (ref.current !== null && getInput().value.trim() === newsletter) getInput().value = ''
      isValidated.current = false
    } finally {
      setIsSubmitting(false)
    }
  }

  return {
    form: { ref, 'aria-busy': isSubmitting, onFocus: preloadFormQueue, onSubmit },
    field: { message, onChange, onBlur: validate },
    isSubmitting,
    onTakenBack(email: string) {
      getInput().value = email
      withdrawNotice.current()
      getInput().focus()
    },
  }
}

interface NewsletterFormProps {
  readonly rejected?: RejectedForm<'newsletter'> | undefined
}

/** Without JavaScript, the browser posts it to `/newsletter`. */
export function NewsletterForm({ rejected }: NewsletterFormProps) {
  const { form, field, isSubmitting, onTakenBack } = useNewsletterForm(rejected?.errors.newsletter)
  return (
    <div>
      <form
        {...form}
        method="post"
        action={useHref(PATHS.newsletter)}
        noValidate
        className="newsletter-form"
      >
        <EmailField
          {...field}
          name="newsletter"
          label={newsletterTexts.email}
          defaultValue={rejected?.values.newsletter}
        />
        <button
          type="submit"
          className={`${primaryButton} min-w-36 justify-self-start`}
          disabled={isSubmitting}
        >
          {isSubmitting ? newsletterTexts.sending : newsletterTexts.subscribe}
        </button>
      </form>
      <QueuedFormList
        path={PATHS.newsletter}
        texts={waitingTexts}
        isSending={isSubmitting}
        getLabel={({ values }) => values.newsletter ?? ''}
        onTakenBack={({ values }) => onTakenBack(values.newsletter ?? '')}
      />
    </div>
  )
}
