import eye from 'virtual:lucide/eye'
import eyeOff from 'virtual:lucide/eye-off'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { identityTexts } from '#texts/people/identity.ts'

export function PasswordField(field: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className="field-button"
          aria-label={shown ? identityTexts.hidePassword : identityTexts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon shapes={shown ? eyeOff : eye} />
        </button>
      }
    />
  )
}
