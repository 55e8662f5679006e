import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly name: string
  readonly label: string
  /** What is wrong with the value; the field counts as invalid while there is a message. */
  readonly message?: string | undefined
  /** Said about the field at all times. */
  readonly hint?: string | undefined
  /** Shown inside the field at its end, such as a button. */
  readonly end?: ReactNode
}

/**
 * A field of one line with its label, and a reserved place for its message, tied to it for screen
 * readers. Everything else, the `ref` of a form library included, goes to the input.
 */
export function TextField({ label, message, hint, end, ...input }: TextFieldProps) {
  const id = useId()
  const [messageId, hintId] = [`${id}-message`, `${id}-hint`]
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      <div className="field-row" data-end={end !== undefined || undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={message !== undefined}
          aria-describedby={hint === undefined ? messageId : `${hintId} ${messageId}`}
          className="field-input"
        />
        {end}
      </div>
      <FieldMessage id={messageId} message={message} />
    </div>
  )
}
