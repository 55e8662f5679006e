import './waiting-list.css'
import { useId } from 'react'
import { takeBackWaiting, useWaitingForms } from '#app/browser/waiting-forms/use-waiting-forms.ts'
import type { WaitingForm } from '#app/browser/waiting-forms/waiting-forms.ts'

export interface WaitingListProps {
  /** The page whose forms are listed. */
  readonly path: string
  readonly texts: {
    readonly heading: string
    readonly refused: string
    readonly takeBack: string
  }
  readonly getLabel: (form: WaitingForm) => string
  /** Called with a form that is not sent any more. */
  readonly onTakenBack?: (form: WaitingForm) => void
}

/** What waits for a connection, with a way to take it back. */
export function WaitingList({ path, texts, getLabel, onTakenBack }: WaitingListProps) {
  const forms = useWaitingForms(path)
  const id = useId()
  if (forms.length === 0) return null
  async function takeBack(form: WaitingForm) {
    if (await takeBackWaiting(form.id)) onTakenBack?.(form)
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
              aria-label={`${texts.takeBack}: ${getLabel(form)}`}
              onClick={() => takeBack(form)}
            >
              {texts.takeBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
