import { NOTICE_MS } from '#app/ui/notice-durations.ts'
import './contact-form.css'
import { useEffect, useRef } from 'react'
import { preloadFormQueue } from '#app/browser/form-queue/send-or-store.ts'
import {
  EMPTY_CONTACT,
  isContactSame,
  keepTypedContact,
  readContactForm,
  useTypedContact,
} from '#app/browser/storage/typed-contact.ts'
import { QueuedFormList } from '#app/forms/queued-form-list.tsx'
import { type RejectedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { EmailField } from '#app/ui/fields/email-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { contactMessages, contactNotices, contactTexts } from '#content/texts/site/contact.ts'
import { waitingTexts } from '#content/texts/site/offline.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { type ContactMessage, contactMessageSchema } from '#domain/site/contact/contact-message.ts'
import { mergeMessages } from '#domain/site/contact/merge-messages.ts'
import { sendContact } from './send-contact.ts'

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
      <form {...form} action={PATHS.contact} onInput={keepTyped} className="contact-form">
        <TextField {...field('name')} label={contactTexts.name} autoComplete="name" />
        <EmailField {...field('email')} label={contactTexts.email} />
        <TextField {...field('subject')} label={contactTexts.subject} />
        <TextAreaField {...field('message')} label={contactTexts.message} rows={7} />
        <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
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
