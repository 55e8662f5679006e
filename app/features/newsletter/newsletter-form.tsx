import { type ComponentType, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { leftFields } from '#app/browser/left-fields.ts'
import { primaryButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { newsletterNotices, newsletterTexts } from '#content/texts/newsletter.ts'
import type { NewsletterControlProps } from './newsletter-control.tsx'

interface NewsletterFormProps {
  /** What was typed, and what is wrong with it, where the form came back from the server. */
  readonly returned?: { readonly email: string; readonly message?: string | undefined } | undefined
}

/**
 * The newsletter's one field. What checks and sends it is fetched only when someone turns to it, and
 * then takes over the very same field, so that nothing typed is lost. Without a script the browser
 * posts it to `/newsletter`.
 */
export function NewsletterForm({ returned }: NewsletterFormProps) {
  const id = useId()
  const notify = useNotify()
  const form = useRef<HTMLFormElement>(null)
  const [Control, setControl] = useState<ComponentType<NewsletterControlProps> | null>(null)
  const [message, setMessage] = useState(returned?.message)
  const [sending, setSending] = useState(false)

  async function load(): Promise<boolean> {
    if (Control !== null) return true
    try {
      const { NewsletterControl } = await import('./newsletter-control.tsx')
      setControl(() => NewsletterControl)
      return true
    } catch {
      return false // It is tried again with the next press.
    }
  }
  // Whoever turned to it before the page was ready is waited for by nothing else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    const { current } = form
    if (!current) return
    if (leftFields(current).length > 0 || current.contains(document.activeElement)) void load()
  }, [])
  /** Submitted before what sends is there: the wish waits for it. */
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (Control !== null) return
    event.preventDefault()
    setSending(true)
    if (await load()) return
    setSending(false)
    notify(newsletterNotices.failure, 'error')
  }
  return (
    <form
      ref={form}
      method="post"
      action="/newsletter"
      noValidate
      aria-busy={sending}
      onFocus={load}
      onPointerEnter={load}
      onSubmit={onSubmit}
    >
      <label htmlFor={id} className="field-label">
        {newsletterTexts.email}
      </label>
      <div className="newsletter-row">
        <input
          id={id}
          name="newsletter"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={returned?.email}
          aria-invalid={message !== undefined}
          aria-describedby={`${id}-message`}
          className="field-input"
        />
        <p id={`${id}-message`} className="field-message" aria-live="polite">
          {message}
        </p>
        <button type="submit" className={primaryButton} disabled={sending}>
          {sending ? newsletterTexts.sending : newsletterTexts.subscribe}
        </button>
      </div>
      {Control !== null && (
        <Control form={form} submitNow={sending} onMessage={setMessage} onSending={setSending} />
      )}
    </form>
  )
}
