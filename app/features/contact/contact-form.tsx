import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useReplayedLeaves } from '#app/browser/left-fields.ts'
import { preloadMail, sendContactMessage } from '#app/clients/mail/send-mail.ts'
import { useSendOnce } from '#app/forms/use-send-once.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { contactMessages, contactNotices, contactTexts } from '#content/texts/contact.ts'
import { type ContactMessage, contactMessageSchema } from '#domain/contact/contact-message.ts'

const resolver = zodResolver(contactMessageSchema(contactMessages))
const NAMES = ['name', 'email', 'subject', 'message'] as const
const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' }

/** A form that was sent without a script and came back: what was typed, and what is wrong with it. */
export interface ReturnedForm {
  readonly values: ContactMessage
  readonly errors: Partial<Record<keyof ContactMessage, string | undefined>>
}

/**
 * The contact form (docs/product.md, "Contact form"). Without a script the browser posts it to the
 * screen itself.
 */
export function ContactForm({ returned }: { returned?: ReturnedForm | undefined }) {
  const { register, handleSubmit, reset, formState } = useForm({ mode: 'onTouched', resolver })
  const { errors, isSubmitting, isSubmitted, touchedFields } = formState
  const form = useReplayedLeaves()
  const sendOnce = useSendOnce(contactNotices)
  const [given, setGiven] = useState(returned?.errors ?? {})
  const firstWrong = NAMES.find((name) => returned?.errors[name] !== undefined)

  const send = handleSubmit(async (message) => {
    if (!(await sendOnce(() => sendContactMessage(message)))) return
    setGiven({})
    reset(EMPTY, { keepFieldsRef: true })
  })
  const field = (name: keyof ContactMessage) => ({
    ...register(name),
    label: contactTexts[name],
    message: isSubmitted || touchedFields[name] ? errors[name]?.message : given[name],
    ...(returned && { defaultValue: returned.values[name], autoFocus: name === firstWrong }),
  })
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      aria-busy={isSubmitting}
      onSubmit={send}
      onFocus={preloadMail}
      className="contact-form"
    >
      <TextField {...field('name')} autoComplete="name" />
      <EmailField {...field('email')} />
      <TextField {...field('subject')} />
      <TextAreaField {...field('message')} rows={7} />
      <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
        {isSubmitting ? contactTexts.sending : contactTexts.send}
      </BusyButton>
    </form>
  )
}
