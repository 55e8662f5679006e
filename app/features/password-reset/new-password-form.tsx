import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { errorCode, isUnreachable } from '#app/clients/identity/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { newPasswordRules, passwordProblemOf } from '#app/clients/identity/new-password-rules.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { CardHeading } from '#app/ui/card-heading.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { identityTexts } from '#content/texts/identity.ts'
import { emailActionTexts, resetLead } from '#content/texts/password-reset.ts'

/** What the service says of a code that cannot change a password, or not any more. */
const SPENT = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]

interface NewPasswordFormProps {
  readonly code: string
  /** Whose password it will be. */
  readonly email: string
  readonly onDone: () => void
  readonly onSpent: () => void
}

/** Asks for a new password and saves it. */
export function NewPasswordForm({ code, email, onDone, onSpent }: NewPasswordFormProps) {
  const [{ schema, hint }] = useState(newPasswordRules)
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    resolver: zodResolver(z.object({ userPassword: schema })),
  })
  const { errors, isSubmitting } = formState
  const [problem, setProblem] = useState<string>()

  const save = handleSubmit(async ({ userPassword }) => {
    setProblem(undefined)
    try {
      await withIdentity((identity) => identity.resetPassword(code, userPassword))
      onDone()
    } catch (error) {
      const weak = passwordProblemOf(error)
      if (SPENT.includes(errorCode(error))) onSpent()
      else if (weak) setError('userPassword', { message: weak }, { shouldFocus: true })
      else setProblem(emailActionTexts[isUnreachable(error) ? 'unreachable' : 'refused'])
    }
  })

  return (
    <>
      <CardHeading heading={emailActionTexts.resetHeading} lead={resetLead(email)} arrived />
      <form
        method="post"
        noValidate
        aria-busy={isSubmitting}
        onSubmit={save}
        className="identity-form"
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('userPassword')}
          label={emailActionTexts.newPassword}
          hint={hint}
          message={errors.userPassword?.message}
          autoComplete="new-password"
          showLabel={identityTexts.showPassword}
          hideLabel={identityTexts.hidePassword}
        />
        <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
          {emailActionTexts.save}
        </BusyButton>
        <p className="field-message mt-2" role="alert">
          {problem}
        </p>
      </form>
    </>
  )
}
