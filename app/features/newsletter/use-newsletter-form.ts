import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { getBlurredFields } from '#app/browser/blurred-fields.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { newsletterNotices } from '#content/texts/contact/newsletter.ts'

/** A failed import is tried again with the next call. */
const loadControl = () => import('./newsletter-control.ts')

/**
 * Does for the newsletter's one field what `useSchemaForm` does for other forms. The field is on every
 * page, so its schema and the email client load when someone turns to it, and the form library never
 * does (decision 34).
 */
export function useNewsletterForm(returnedMessage: string | undefined) {
  const notify = useNotify()
  const ref = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState(returnedMessage)
  const [isSubmitting, setIsSubmitting] = useState(false)
  /** From the first check on, every change is checked. */
  const isChecked = useRef(false)
  const input = () => ref.current?.elements[0] as HTMLInputElement

  const preload = () => loadControl().catch(() => {})
  async function check(): Promise<string | undefined> {
    const { messageOf } = await loadControl()
    const message = messageOf(input().value)
    isChecked.current = true
    setMessage(message)
    return message
  }
  function onChange(): void {
    if (isChecked.current) check()
  }
  async function onBlur(): Promise<void> {
    await preload()
    // Whoever has come back to the field is still typing.
    if (input() !== document.activeElement) check().catch(() => {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened before hydration is read once
  useEffect(() => {
    const { current: form } = ref
    if (form && getBlurredFields(form).length > 0) onBlur()
    else if (form?.contains(document.activeElement)) preload()
  }, [])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSubmitting) return
    setIsSubmitting(true)
    try {
      if (await check()) return input().focus()
      const { subscribeTo } = await loadControl()
      await subscribeTo(input().value)
      notify(newsletterNotices.success)
      input().value = ''
      isChecked.current = false
    } catch {
      notify(newsletterNotices.failure, 'error')
    } finally {
      setIsSubmitting(false)
    }
  }

  return {
    form: { ref, 'aria-busy': isSubmitting, onFocus: preload, onPointerEnter: preload, onSubmit },
    field: { message, onChange, onBlur },
    isSubmitting,
  }
}
