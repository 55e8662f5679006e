import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Field, type LabelProps } from './field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'>, LabelProps {
  readonly name: string
}

/** Children are the `<option>` elements. */
export function SelectField({ label, message, hint, ...select }: SelectFieldProps) {
  return (
    <Field label={label} message={message} hint={hint}>
      {(control) => (
        <>
          <select {...select} {...control} className="field-input" />
          <Icon name="chevron-down" className="icon select-arrow" />
        </>
      )}
    </Field>
  )
}
