import { useEffect, useRef } from 'react'
import { useHref } from 'react-router'
import { preloadFormQueue, sendOrStore } from '#app/browser/form-queue/send-or-store.ts'
import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'
import {
  EMPTY_CONTACT,
  forgetTypedContact,
  isContactSame,
  keepTypedContact,
  readContactForm,
  useTypedContact,
} from '#app/browser/storage/typed-contact.ts'
import { sendContactMessage } from '#app/clients/mail/send-mail.ts'
import { QueuedFormList } from '#app/forms/queued-form-list.tsx'
import { type RejectedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { EmailField } from '#app/ui/fields/email-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { NOTICE_MS, useNotify } from '#app/ui/notice.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import {
  type ContactMessage,
  contactMessageSchema,
} from '#domain/site/contact/contact-message-schema.ts'
import { mergeMessages } from '#domain/site/contact/merge-messages.ts'
import { contactMessages, contactNotices, contactTexts } from '#texts/site/contact.ts'
import { waitingTexts } from '#texts/site/offline.ts'

/**
 * Sends the contact form, or stores it to be sent later. Its draft is kept only if that failed.
 *
 * @param typed what the form holds
 * @param isOpen whether the form is still on the page
 */
export async function sendContact(
  message: ContactMessage,
  typed: ContactMessage,
  isOpen: () => boolean,
) {
  const signOut = signedOutAt.get()
  const send = (key: string) => sendContactMessage(message, key)
  const forget = () => forgetTypedContact(typed)
  const outcome = await sendOrStore(PATHS.contact, message, send, forget)
  if (outcome !== 'failed') forget()
  // The page was left, and the draft may have been deleted when the message was stored.
  else if (!isOpen() && signedOutAt.get() === signOut) keepTypedContact(typed)
  return outcome
}

const schema = contactMessageSchema(contactMessages)
export type RejectedContactForm = RejectedForm<keyof ContactMessage>

interface ContactFormProps {
  readonly rejected?: RejectedContactForm | undefined
  /** Whether the form was just posted without scripts, and accepted. */
  readonly wasSent?: boolean
}

/** Without JavaScript, the browser posts it to the route's action (docs/product/site.md, "Contact form"). */
export function ContactForm({ rejected, wasSent = false }: ContactFormProps) {
  const notify = useNotify()
  /** Withdraws the notice about a saved message, which is wrong once that message is withdrawn. */
  const withdrawNotice = useRef(() => {})
  const { form, field, isSubmitting, reset } = useSchemaForm({
    schema,
    rejected,
    async onValid(message) {
      const sent = readForm()
      const outcome = await sendContact(message, sent, () => form.ref.current !== null)
      if (outcome === 'failed') {
        notify.error(contactNotices.failure)
        return keepTyped()
      }
      if (outcome === 'sent') notify.success(contactNotices.success)
      else withdrawNotice.current = notify.success(waitingTexts.stored, NOTICE_MS.queued)
      // The fields stay if another message was begun while this one was being sent.
      if (isContactSame(readForm(), sent)) reset(EMPTY_CONTACT)
    },
  })
  const posted = rejected ? 'rejected' : wasSent ? 'sent' : undefined
  useTypedContact({ form: form.ref, show: reset, posted })
  const readForm = () =>
    form.ref.current === null ? EMPTY_CONTACT : readContactForm(form.ref.current)
  const keepTyped = () => {
    if (form.ref.current !== null) keepTypedContact(readForm())
  }
  useEffect(preloadFormQueue, [])
  return (
    <>
      <form
        {...form}
        action={useHref(PATHS.contact)}
        onInput={keepTyped}
        className="grid grid-cols-1 gap-x-5 gap-y-2 sm:grid-cols-2 sm:[&>:nth-child(n+3)]:col-span-full"
      >
        <TextField {...field('name')} label={contactTexts.name} autoComplete="name" />
        <EmailField {...field('email')} label={contactTexts.email} />
        <TextField {...field('subject')} label={contactTexts.subject} />
        <TextAreaField {...field('message')} label={contactTexts.message} rows={7} />
        <BusyButton
          type="submit"
          className={`${primaryButton} min-w-44 justify-self-start`}
          busy={isSubmitting}
        >
          {isSubmitting ? contactTexts.sending : contactTexts.send}
        </BusyButton>
      </form>
      <QueuedFormList
        path={PATHS.contact}
        texts={waitingTexts}
        isSending={isSubmitting}
        getLabel={({ values }) => values.subject ?? ''}
        onTakenBack={({ values }) => {
          const merged = mergeMessages(readForm(), { ...EMPTY_CONTACT, ...values })
          keepTypedContact(merged)
          reset(merged)
          withdrawNotice.current()
          form.ref.current?.querySelector('textarea')?.focus()
        }}
      />
    </>
  )
}
