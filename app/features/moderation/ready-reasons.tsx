import { REASON_FIELD } from '#domain/moderation/reason-length.ts'
import { readyReasonsLabel } from '#texts/moderation/ready-reasons.ts'

interface ReadyReasonsProps<Key extends string> {
  /** Names of the buttons, in the moderator's language. */
  readonly names: Readonly<Record<Key, string>>
  /** What they fill in, in the owner's. */
  readonly texts: Readonly<Record<Key, string>>
}

/** Adds the sentences to what is typed, as if they were typed too. */
function fillIn(form: HTMLFormElement | null, text: string): void {
  const field = form?.elements.namedItem(REASON_FIELD.name)
  if (!(field instanceof HTMLTextAreaElement)) return
  const { length } = field.value
  const gap = length === 0 || field.value.endsWith('\n') ? '' : '\n'
  field.setRangeText(`${gap}${text}`, length, length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.focus()
}

/** Buttons that fill the field for the reason of the form that they are in. */
export const ReadyReasons = <Key extends string>({ names, texts }: ReadyReasonsProps<Key>) => (
  <fieldset className="flex flex-wrap gap-2 noscript:hidden" aria-label={readyReasonsLabel}>
    {(Object.keys(names) as Key[]).map((key) => (
      <button
        key={key}
        type="button"
        className="min-h-11 cursor-pointer rounded-full border border-line-strong px-3.5 py-1 text-sm hover:border-ink hover:bg-sunken"
        onClick={(event) => fillIn(event.currentTarget.form, texts[key])}
      >
        {names[key]}
      </button>
    ))}
  </fieldset>
)
