import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  readonly name: string
  readonly label: string
  readonly message?: string | undefined
}

/** A field of several lines. */
export function TextAreaField({ label, message, ...textArea }: TextAreaFieldProps) {
  return (
    <Field label={label} message={message}>
      {(control) => <textarea rows={5} {...textArea} {...control} className="field-input" />}
    </Field>
  )
}
