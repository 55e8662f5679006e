import { type ComponentProps, useId } from 'react'
import { FieldMessage } from './field-message.tsx'

interface ChoiceFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'value'> {
  readonly label: string
  readonly name: string
  readonly message?: string | undefined
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** A few choices whose words are all visible. Other props go to each of the radio buttons, including `ref`. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, message, choices, defaultValue, autoFocus, ...input } = props
  const messageId = `${useId()}-message`
  return (
    <fieldset className="field choice-field" aria-describedby={messageId}>
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-12 flex-auto cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3.5 py-2 hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink"
          >
            <input
              {...input}
              type="radio"
              className="size-4.5 flex-none accent-brand"
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              // biome-ignore lint/a11y/noAutofocus: only the first field of a rejected form
              autoFocus={index === 0 && autoFocus}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} message={message} />
    </fieldset>
  )
}
