import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { getErrorCode, isWrongPassword } from '#app/clients/identity/contract/identity.ts'
import { findServiceProblem } from '#app/clients/identity/find-service-problem.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import {
  getNewPasswordRules,
  getPasswordProblem,
} from '#app/clients/identity/new-password-rules.ts'
import { PasswordField } from '#app/features/people/password-field.tsx'
import { type SubmitFailure, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { DialogActions } from '#app/ui/dialog/dialog-actions.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { currentPasswordSchema } from '#domain/people/credentials-schema.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { credentialsMessages, identityProblems, identityTexts } from '#texts/people/identity.ts'
import { changePasswordTexts, settingsTexts } from '#texts/people/settings.ts'
import { Setting } from './setting.tsx'

export function PasswordSetting({ email }: { email: string }) {
  const notify = useNotify()
  const [open, setOpen] = useState(false)

  function onChanged() {
    setOpen(false)
    notify.success(changePasswordTexts.changed)
  }
  return (
    <Setting label={settingsTexts.password} hint={settingsTexts.passwordHint}>
      <button type="button" className={quietButton} onClick={() => setOpen(true)}>
        {settingsTexts.changePassword}
      </button>
      {open && (
        <ChangePasswordDialog email={email} onClose={() => setOpen(false)} onChanged={onChanged} />
      )}
    </Setting>
  )
}

/** Errors of a new password that the service's policy rejects. */
const REJECTED_PASSWORD_ERRORS = ['auth/weak-password', 'auth/password-does-not-meet-requirements']

function toSubmitFailure(error: unknown): SubmitFailure<'currentPassword' | 'newPassword'> {
  if (isWrongPassword(error)) {
    return { field: 'currentPassword', message: identityProblems.wrongPassword }
  }
  if (REJECTED_PASSWORD_ERRORS.includes(getErrorCode(error))) {
    const message = getPasswordProblem(error) ?? changePasswordTexts.refused
    return { field: 'newPassword', message }
  }
  return { problem: findServiceProblem(error) ?? changePasswordTexts.failed }
}

interface ChangePasswordDialogProps {
  /** For password managers. */
  readonly email: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

function ChangePasswordDialog({ email, onClose, onChanged }: ChangePasswordDialogProps) {
  const [{ schema, hint }] = useState(getNewPasswordRules)
  const { form, field, isSubmitting, problem } = useSchemaForm({
    schema: z.object({
      currentPassword: currentPasswordSchema(credentialsMessages.password.required),
      newPassword: schema,
    }),
    async onValid({ currentPassword, newPassword }) {
      try {
        await withIdentity((identity) => identity.changePassword(currentPassword, newPassword))
      } catch (error) {
        return toSubmitFailure(error)
      }
      onChanged()
      return undefined
    },
  })

  return (
    <Dialog
      heading={changePasswordTexts.heading}
      closeLabel={changePasswordTexts.close}
      busy={isSubmitting}
      onClose={onClose}
    >
      <form {...form}>
        <p className="mb-5 text-ink-soft">{changePasswordTexts.lead}</p>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('currentPassword')}
          label={changePasswordTexts.current}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={changePasswordTexts.next}
          hint={hint}
          autoComplete="new-password"
        />
        <p className="text-sm">
          <Link to={PATHS.forgotPassword} className="text-link">
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
