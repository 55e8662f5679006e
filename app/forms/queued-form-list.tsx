import './queued-form-list.css'
import { useId } from 'react'
import type { QueuedForm } from '#app/browser/form-queue/form-queue.ts'
import { useQueuedForms, withdrawQueuedForm } from '#app/browser/form-queue/use-form-queue.ts'

export interface QueuedFormListProps {
  /** The page whose queued forms are listed. */
  readonly path: string
  readonly texts: {
    readonly heading: string
    readonly refused: string
    readonly withdraw: string
  }
  readonly getLabel: (form: QueuedForm) => string
  /** Called with a form that was withdrawn. */
  readonly onTakenBack?: (form: QueuedForm) => void
}

/** Forms queued until there is a connection, each with a button to withdraw it. */
export function QueuedFormList({ path, texts, getLabel, onTakenBack }: QueuedFormListProps) {
  const forms = useQueuedForms(path)
  const id = useId()
  if (forms.length === 0) return null
  async function withdraw(form: QueuedForm) {
    if (await withdrawQueuedForm(form.id)) onTakenBack?.(form)
  }
  return (
    <section className="waiting-forms" aria-labelledby={id}>
      <p id={id} role="status">
        {texts.heading}
      </p>
      <ul>
        {forms.map((form) => (
          <li key={form.id}>
            <span>
              {getLabel(form)}
              {form.isRefused && ` ${texts.refused}`}
            </span>
            <button
              type="button"
              aria-label={`${texts.withdraw}: ${getLabel(form)}`}
              onClick={() => withdraw(form)}
            >
              {texts.withdraw}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
