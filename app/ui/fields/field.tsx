import './field.css'
import { type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'

/** Props for the control that connect it to its label, hint and message. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

export interface LabelProps {
  readonly label: string
  /** The error of the value; the field is invalid while there is one. */
  readonly message?: string | undefined
  /** Always shown. */
  readonly hint?: string | undefined
}

interface FieldProps extends LabelProps {
  readonly children: (control: ControlProps) => ReactNode
}

/** Base of the other fields. */
export function Field({ label, message, hint, children }: FieldProps) {
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
      <div className="field-row relative">
        {children({
          id,
          'aria-invalid': message !== undefined,
          'aria-describedby': hint === undefined ? messageId : `${hintId} ${messageId}`,
        })}
      </div>
      <FieldMessage id={messageId} message={message} />
    </div>
  )
}
