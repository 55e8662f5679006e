import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { errorCode, type Identity, isUnreachable } from '#app/clients/identity/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { CardHeading } from '#app/ui/card-heading.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { credentialsMessages, identityTexts } from '#content/texts/identity.ts'
import { emailActionTexts } from '#content/texts/password-reset.ts'

/** Any password that was ever accepted may be typed here, so only an empty one is refused. */
const resolver = zodResolver(
  z.object({
    userPassword: z
      .string(credentialsMessages.password.required)
      .check(z.minLength(1, credentialsMessages.password.required)),
  }),
)

/** What the service says of a code that confirms nothing (any more). */
const SPENT = ['auth/expired-action-code', 'auth/invalid-action-code']

function problemOf(error: unknown): string {
  if (isUnreachable(error)) return emailActionTexts.unreachable
  if (errorCode(error) === 'auth/too-many-requests') return emailActionTexts.tooMany
  return emailActionTexts.wrongPassword
}

interface SignInToConfirmProps {
  readonly code: string
  readonly onDone: () => void
  readonly onSpent: () => void
}

/**
 * Asks who opened a link to confirm an address to sign in to its account: somebody else may have
 * made it with their address, and must not have it confirmed by them.
 */
export function SignInToConfirm({ code, onDone, onSpent }: SignInToConfirmProps) {
  const { register, handleSubmit, formState } = useForm({ mode: 'onTouched', resolver })
  const { errors, isSubmitting } = formState
  const [problem, setProblem] = useState<string>()

  const confirm = handleSubmit(async ({ userPassword }) => {
    setProblem(undefined)
    try {
      await withIdentity(async (identity: Identity) => {
        await identity.signIn(await identity.emailOfCode(code), userPassword)
        await identity.confirmEmail(code)
      })
      onDone()
    } catch (error) {
      if (SPENT.includes(errorCode(error))) onSpent()
      else setProblem(problemOf(error))
    }
  })

  return (
    <>
      <CardHeading
        heading={emailActionTexts.signInHeading}
        lead={emailActionTexts.signInLead}
        arrived
      />
      <form
        method="post"
        noValidate
        aria-busy={isSubmitting}
        onSubmit={confirm}
        className="identity-form"
      >
        <PasswordField
          {...register('userPassword')}
          label={identityTexts.userPassword}
          message={errors.userPassword?.message}
          autoComplete="current-password"
          showLabel={identityTexts.showPassword}
          hideLabel={identityTexts.hidePassword}
        />
        <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
          {emailActionTexts.confirm}
        </BusyButton>
        <p className="field-message mt-2" role="alert">
          {problem}
        </p>
      </form>
      <p className="mt-6 text-ink-soft">{emailActionTexts.notMine}</p>
    </>
  )
}
