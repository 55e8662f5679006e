import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Icon } from './icon/icon.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  readonly name: string
  readonly label: string
  readonly message?: string | undefined
}

/** A choice of one among few, given as `<option>` elements. */
export function SelectField({ label, message, ...select }: SelectFieldProps) {
  return (
    <Field label={label} message={message}>
      {(control) => (
        <>
          <select {...select} {...control} className="field-input" />
          <Icon name="chevron-down" className="icon select-arrow" />
        </>
      )}
    </Field>
  )
}
