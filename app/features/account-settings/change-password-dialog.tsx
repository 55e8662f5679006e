import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { errorCode, isUnreachable, isWrongPassword } from '#app/clients/identity/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { newPasswordRules, passwordProblemOf } from '#app/clients/identity/new-password-rules.ts'
import { primaryButton } from '#app/ui/button.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/dialog-actions.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { credentialsMessages, identityTexts } from '#content/texts/identity.ts'
import { changePasswordTexts } from '#content/texts/settings.ts'

const { required } = credentialsMessages.password

/** What the service says of a new password that its policy does not take. */
const REFUSED = ['auth/weak-password', 'auth/password-does-not-meet-requirements']

/** What is said when the password is still the current one, for no fault of a field. */
function problemOf(error: unknown): string {
  if (errorCode(error) === 'auth/too-many-requests') return changePasswordTexts.tooMany
  return isUnreachable(error) ? changePasswordTexts.unreachable : changePasswordTexts.failed
}

interface ChangePasswordDialogProps {
  /** Whose password it is, for password managers. */
  readonly email: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Asks for the current password and a new one, and changes it. */
export function ChangePasswordDialog({ email, onClose, onChanged }: ChangePasswordDialogProps) {
  const [{ schema, hint }] = useState(newPasswordRules)
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    resolver: zodResolver(
      z.object({
        // Any password that was ever accepted may be the current one: only an empty one is refused.
        currentPassword: z.string(required).check(z.minLength(1, required)),
        newPassword: schema,
      }),
    ),
  })
  const { errors, isSubmitting } = formState
  const [problem, setProblem] = useState<string>()

  const change = handleSubmit(async ({ currentPassword, newPassword }) => {
    setProblem(undefined)
    try {
      await withIdentity((identity) => identity.changePassword(currentPassword, newPassword))
      onChanged()
    } catch (error) {
      const focus = { shouldFocus: true }
      if (isWrongPassword(error)) {
        setError('currentPassword', { message: changePasswordTexts.wrongPassword }, focus)
      } else if (REFUSED.includes(errorCode(error))) {
        const message = passwordProblemOf(error) ?? changePasswordTexts.refused
        setError('newPassword', { message }, focus)
      } else setProblem(problemOf(error))
    }
  })

  const shared = {
    showLabel: identityTexts.showPassword,
    hideLabel: identityTexts.hidePassword,
  }
  return (
    <Dialog
      heading={changePasswordTexts.heading}
      closeLabel={changePasswordTexts.close}
      busy={isSubmitting}
      onClose={onClose}
    >
      <form method="post" noValidate aria-busy={isSubmitting} onSubmit={change}>
        <p className="mb-5 text-ink-soft">{changePasswordTexts.lead}</p>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('currentPassword')}
          {...shared}
          label={changePasswordTexts.current}
          message={errors.currentPassword?.message}
          autoComplete="current-password"
        />
        <PasswordField
          {...register('newPassword')}
          {...shared}
          label={changePasswordTexts.next}
          hint={hint}
          message={errors.newPassword?.message}
          autoComplete="new-password"
        />
        <p className="text-sm">
          <Link to="/forgot-password" className="text-link">
            {identityTexts.forgot}
          </Link>
        </p>
        <DialogActions
          problem={problem}
          cancel={changePasswordTexts.cancel}
          confirm={changePasswordTexts.save}
          confirmButton={primaryButton}
          busy={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
