import { useEffect, useId, useState } from 'react'
import type { QueuedForm } from '#app/browser/form-queue/form-queue.ts'
import { SLOW_MS } from '#app/browser/form-queue/send-or-store.ts'
import { useQueuedForms, withdrawQueuedForm } from '#app/browser/form-queue/use-form-queue.ts'

interface QueuedFormListProps {
  /** The page whose queued forms are listed. */
  readonly path: string
  readonly texts: {
    readonly slow: string
    readonly heading: string
    readonly refused: string
    readonly expired: string
    readonly withdraw: string
  }
  readonly isSending: boolean
  readonly getLabel: (form: QueuedForm) => string
  /** Called with a form that was withdrawn. */
  readonly onTakenBack?: (form: QueuedForm) => void
}

/** Forms queued until there is a connection, each with a button to withdraw it. */
export function QueuedFormList(props: QueuedFormListProps) {
  const { path, texts, isSending, getLabel, onTakenBack } = props
  const forms = useQueuedForms(path)
  const id = useId()
  const isSlow = useIsSlow(isSending)
  async function withdraw(form: QueuedForm) {
    if (await withdrawQueuedForm(form.id)) onTakenBack?.(form)
  }
  return (
    <>
      <p role="status" className={isSlow ? 'mt-2' : undefined}>
        {isSlow && texts.slow}
      </p>
      {forms.length > 0 && (
        <section
          className="waiting-forms mt-4 grid gap-2 rounded-lg border border-line-strong bg-surface p-4 text-ink"
          aria-labelledby={id}
        >
          <p id={id} role="status">
            {texts.heading}
          </p>
          <ul>
            {forms.map((form) => (
              <li
                key={form.id}
                className="wrap-anywhere flex flex-wrap items-center justify-between gap-x-4"
              >
                <span>
                  {getLabel(form)}
                  {form.state !== 'waiting' && ` ${texts[form.state]}`}
                </span>
                <button
                  type="button"
                  className="min-h-11 cursor-pointer font-medium underline underline-offset-[0.2em] disabled:cursor-default disabled:opacity-50"
                  aria-label={`${texts.withdraw}: ${getLabel(form)}`}
                  disabled={isSending}
                  onClick={() => withdraw(form)}
                >
                  {texts.withdraw}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Whether a form is still being sent after a long time. */
function useIsSlow(isSending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isSending])
  return isSlow
}
