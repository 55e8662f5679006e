import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { getErrorCode, isUnreachable } from '#app/clients/identity/contract/identity.ts'
import { findServiceProblem } from '#app/clients/identity/find-service-problem.ts'
import { preloadIdentity, withIdentity } from '#app/clients/identity/load-identity.ts'
import { PasswordField } from '#app/features/people/password-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { CardForm } from '#app/ui/card/card-form.tsx'
import { CardHeading } from '#app/ui/card/card-heading.tsx'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { currentPasswordSchema } from '#domain/people/credentials-schema.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { credentialsMessages, identityProblems, identityTexts } from '#texts/people/identity.ts'
import { emailActionTexts } from '#texts/people/password-reset.ts'

type Step = 'ready' | 'sending' | 'unreachable' | 'signed out' | 'invalid' | 'done'

function getStepAfterError(error: unknown): Step {
  if (getErrorCode(error) === 'auth/requires-recent-login') return 'signed out'
  return isUnreachable(error) ? 'unreachable' : 'invalid'
}

/** Waits for a click, because mail scanners open links too and would use up the code. */
export function ConfirmEmail({ code }: { code: string }) {
  const [step, setStep] = useState<Step>('ready')
  const hydrated = useHydrated()

  async function confirm() {
    setStep('sending')
    try {
      await withIdentity((identity) => identity.confirmEmail(code))
      setStep('done')
    } catch (error) {
      setStep(getStepAfterError(error))
    }
  }

  if (step === 'signed out') {
    return (
      <SignInToConfirm
        code={code}
        onDone={() => setStep('done')}
        onInvalidCode={() => setStep('invalid')}
      />
    )
  }
  if (step === 'done' || step === 'invalid') {
    const done = step === 'done'
    return (
      <>
        <CardHeading
          key={step}
          heading={done ? emailActionTexts.confirmedHeading : emailActionTexts.invalidLinkHeading}
          lead={done ? emailActionTexts.confirmed : emailActionTexts.invalidConfirmationLink}
          takesFocus
        />
        <Link to={done ? PATHS.home : PATHS.settings} className={primaryButton}>
          {done ? emailActionTexts.toHome : emailActionTexts.toSettings}
        </Link>
      </>
    )
  }
  return (
    <>
      <CardHeading heading={emailActionTexts.confirmHeading} lead={emailActionTexts.confirmLead} />
      <BusyButton
        className={primaryButton}
        busy={step === 'sending'}
        disabled={!hydrated}
        data-needs-script={!hydrated || undefined}
        onPointerEnter={preloadIdentity}
        onClick={confirm}
      >
        {emailActionTexts.confirm}
      </BusyButton>
      <FormProblem
        problem={step === 'unreachable' ? identityProblems.unreachable : undefined}
        className="mt-2"
      />
    </>
  )
}

const schema = z.object({
  userPassword: currentPasswordSchema(credentialsMessages.password.required),
})

const INVALID_CODE_ERRORS = ['auth/expired-action-code', 'auth/invalid-action-code']

interface SignInToConfirmProps {
  readonly code: string
  readonly onDone: () => void
  readonly onInvalidCode: () => void
}

/**
 * Asks for the account's password before confirming its email address: somebody else may have registered with it,
 * and its owner must not confirm it for them.
 */
function SignInToConfirm({ code, onDone, onInvalidCode }: SignInToConfirmProps) {
  const { form, field, isSubmitting, problem } = useSchemaForm({
    schema,
    async onValid({ userPassword }) {
      try {
        await withIdentity(async (identity) => {
          await identity.signIn(await identity.fetchEmailByCode(code), userPassword)
          await identity.confirmEmail(code)
        })
      } catch (error) {
        if (!INVALID_CODE_ERRORS.includes(getErrorCode(error)))
          return { problem: findServiceProblem(error) ?? identityProblems.wrongPassword }
        onInvalidCode()
        return undefined
      }
      onDone()
      return undefined
    },
  })

  return (
    <>
      <CardHeading
        heading={emailActionTexts.signInHeading}
        lead={emailActionTexts.signInLead}
        takesFocus
      />
      <CardForm {...form}>
        <PasswordField
          {...field('userPassword')}
          label={identityTexts.userPassword}
          autoComplete="current-password"
        />
        <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
          {emailActionTexts.confirm}
        </BusyButton>
        <FormProblem problem={problem} className="mt-2" />
      </CardForm>
      <p className="mt-6 text-ink-soft">{emailActionTexts.notMine}</p>
    </>
  )
}
