import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { replayLeaves } from '#app/browser/left-fields.ts'
import { preloadMail, subscribe } from '#app/clients/mail/send-mail.ts'
import { useSendOnce } from '#app/forms/use-send-once.ts'
import { newsletterMessages, newsletterNotices } from '#content/texts/newsletter.ts'
import { newsletterSchema } from '#domain/contact/newsletter.ts'

const resolver = zodResolver(newsletterSchema(newsletterMessages))

export interface NewsletterControlProps {
  /** The form that is on the page already. */
  readonly form: RefObject<HTMLFormElement | null>
  /** Whether it was submitted before this came. */
  readonly submitNow: boolean
  readonly onMessage: (message: string | undefined) => void
  readonly onSending: (sending: boolean) => void
}

/** Checks and sends the form around it (docs/product.md, "Newsletter"); shows nothing itself. */
export function NewsletterControl(props: NewsletterControlProps) {
  const { form, submitNow, onMessage, onSending } = props
  const { register, handleSubmit, reset, formState } = useForm({ mode: 'onTouched', resolver })
  const { errors, isSubmitting } = formState
  const sendOnce = useSendOnce(newsletterNotices)
  const submit = handleSubmit(async ({ newsletter }) => {
    const sent = await sendOnce(() => subscribe(newsletter))
    if (sent) reset({ newsletter: '' }, { keepFieldsRef: true })
  })
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })

  const message = errors.newsletter?.message
  useEffect(() => onMessage(message), [message, onMessage])
  useEffect(() => onSending(isSubmitting), [isSubmitting, onSending])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is taken over once
  useEffect(() => {
    const element = form.current
    const input = element?.elements.namedItem('newsletter')
    if (!(element && input instanceof HTMLInputElement)) return
    const { ref, onChange, onBlur } = register('newsletter')
    ref(input)
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', onChange, { signal })
    input.addEventListener('focusout', onBlur, { signal })
    element.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        void latest.current()
      },
      { signal },
    )
    preloadMail()
    replayLeaves(element)
    if (submitNow) void latest.current()
    return () => listening.abort()
  }, [])
  return null
}
