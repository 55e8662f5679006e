/** The reserved place for what is wrong with a field; a message moves nothing when it comes. */
export function FieldMessage({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p id={id} className="field-message" aria-live="polite">
      {message}
    </p>
  )
}
