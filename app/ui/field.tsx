import { type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'

/** What ties a control to the words around it. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

interface FieldProps {
  readonly label: string
  /** What is wrong with the value; the field counts as invalid while there is a message. */
  readonly message?: string | undefined
  /** The control itself, given what ties it to its label and its message. */
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label above, and a reserved place for its message below. */
export function Field({ label, message, children }: FieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="field-row">
        {children({ id, 'aria-invalid': message !== undefined, 'aria-describedby': messageId })}
      </div>
      <FieldMessage id={messageId} message={message} />
    </div>
  )
}
