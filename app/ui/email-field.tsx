import { TextField, type TextFieldProps } from './text-field.tsx'

/** A field for an address of mail: the right keyboard, and nothing that changes what is typed. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
