import './field.css'

interface FieldMessageProps {
  readonly id: string
  readonly message: string | undefined
}

/** Its space is reserved, so that a message does not shift the layout. */
export function FieldMessage({ id, message }: FieldMessageProps) {
  return (
    <p id={id} className="field-message" aria-live="polite">
      {message}
    </p>
  )
}
