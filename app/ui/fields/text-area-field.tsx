import type { ComponentProps } from 'react'
import { Field, type LabelProps } from './field.tsx'

interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'id' | 'className'>,
    LabelProps {
  readonly name: string
}

export function TextAreaField({ label, message, hint, ...textArea }: TextAreaFieldProps) {
  return (
    <Field label={label} message={message} hint={hint}>
      {(control) => <textarea rows={5} {...textArea} {...control} className="field-input" />}
    </Field>
  )
}
