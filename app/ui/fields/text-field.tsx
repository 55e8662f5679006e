import './field.css'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type LabelProps } from './field.tsx'

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'className'>,
    LabelProps {
  readonly name: string
  /** Shown inside the field, such as a button. */
  readonly end?: ReactNode
}

/** Other props go to the input, including `ref`. */
export function TextField({ label, message, hint, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} message={message} hint={hint}>
      {(control) => (
        <>
          <input {...input} {...control} className="field-input" />
          {end}
        </>
      )}
    </Field>
  )
}
