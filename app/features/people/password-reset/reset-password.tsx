import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { getErrorCode, isUnreachable } from '#app/clients/identity/contract/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import {
  getNewPasswordRules,
  getPasswordProblem,
} from '#app/clients/identity/new-password-rules.ts'
import { PasswordField } from '#app/features/people/password-field.tsx'
import { type SubmitFailure, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { CardForm } from '#app/ui/card/card-form.tsx'
import { CardHeading } from '#app/ui/card/card-heading.tsx'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import { identityProblems } from '#texts/people/identity.ts'
import { emailActionTexts, resetLead } from '#texts/people/password-reset.ts'

type Step =
  | { readonly name: 'opening' | 'unreachable' | 'invalid' | 'done' }
  | { readonly name: 'choosing'; readonly email: string }

export function ResetPassword({ code }: { code: string }) {
  const [step, setStep] = useState<Step>({ name: 'opening' })

  const open = useCallback(async () => {
    setStep({ name: 'opening' })
    try {
      const email = await withIdentity((identity) => identity.fetchEmailByCode(code))
      setStep({ name: 'choosing', email })
    } catch (error) {
      setStep({ name: isUnreachable(error) ? 'unreachable' : 'invalid' })
    }
  }, [code])
  useEffect(() => {
    open()
  }, [open])

  switch (step.name) {
    case 'opening':
      return (
        <>
          <h1 className="card-heading">{emailActionTexts.resetHeading}</h1>
          <Spinner label={emailActionTexts.opening} />
        </>
      )
    case 'choosing':
      return (
        <NewPasswordForm
          code={code}
          email={step.email}
          onDone={() => setStep({ name: 'done' })}
          onInvalidCode={() => setStep({ name: 'invalid' })}
        />
      )
    case 'unreachable':
      return (
        <>
          <CardHeading
            heading={emailActionTexts.resetHeading}
            lead={identityProblems.unreachable}
            takesFocus
          />
          <button type="button" className={primaryButton} onClick={open}>
            {emailActionTexts.retry}
          </button>
        </>
      )
    case 'invalid':
      return (
        <>
          <CardHeading
            heading={emailActionTexts.invalidLinkHeading}
            lead={emailActionTexts.invalidResetLink}
            takesFocus
          />
          <Link to={PATHS.forgotPassword} className={primaryButton}>
            {emailActionTexts.requestNewLink}
          </Link>
        </>
      )
    case 'done':
      return (
        <>
          <CardHeading
            heading={emailActionTexts.savedHeading}
            lead={emailActionTexts.saved}
            takesFocus
          />
          <Link to={PATHS.signIn} className={primaryButton}>
            {emailActionTexts.toSignIn}
          </Link>
        </>
      )
  }
}

const INVALID_CODE_ERRORS = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]

function toSubmitFailure(error: unknown): SubmitFailure<'userPassword'> {
  const message = getPasswordProblem(error)
  if (message) return { field: 'userPassword', message }
  return { problem: isUnreachable(error) ? identityProblems.unreachable : emailActionTexts.refused }
}

interface NewPasswordFormProps {
  readonly code: string
  /** For password managers. */
  readonly email: string
  readonly onDone: () => void
  readonly onInvalidCode: () => void
}

function NewPasswordForm({ code, email, onDone, onInvalidCode }: NewPasswordFormProps) {
  const [{ schema, hint }] = useState(getNewPasswordRules)
  const { form, field, isSubmitting, problem } = useSchemaForm({
    schema: z.object({ userPassword: schema }),
    async onValid({ userPassword }) {
      try {
        await withIdentity((identity) => identity.resetPassword(code, userPassword))
      } catch (error) {
        if (!INVALID_CODE_ERRORS.includes(getErrorCode(error))) return toSubmitFailure(error)
        onInvalidCode()
        return undefined
      }
      onDone()
      return undefined
    },
  })

  return (
    <>
      <CardHeading heading={emailActionTexts.resetHeading} lead={resetLead(email)} takesFocus />
      <CardForm {...form}>
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('userPassword')}
          label={emailActionTexts.newPassword}
          hint={hint}
          autoComplete="new-password"
        />
        <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
          {emailActionTexts.save}
        </BusyButton>
        <FormProblem problem={problem} className="mt-2" />
      </CardForm>
    </>
  )
}
