import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useHydrated } from '#app/browser/hydrated.ts'
import { useReplayedLeaves } from '#app/browser/left-fields.ts'
import { errorCode, isUnreachable } from '#app/clients/identity/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { CardHeading } from '#app/ui/card-heading.tsx'
import { EmailField } from '#app/ui/email-field.tsx'
import { credentialsMessages, identityTexts } from '#content/texts/identity.ts'
import { forgotPasswordTexts } from '#content/texts/password-reset.ts'
import { emailSchema } from '#domain/contact/email.ts'

const resolver = zodResolver(z.object({ userEmail: emailSchema(credentialsMessages.email) }))

/** Asks the service for the mail; the sentence to show when it surely did not go out. */
async function problemOf(sending: Promise<void>): Promise<string | undefined> {
  try {
    await sending
  } catch (error) {
    if (isUnreachable(error)) return forgotPasswordTexts.unreachable
    if (errorCode(error) === 'auth/too-many-requests') return forgotPasswordTexts.tooMany
    // Any other refusal would tell whether the address has an account.
  }
  return undefined
}

/** Asks for an address and has a link mailed to it, whether it is known or not. */
export function ForgotPasswordForm() {
  const { register, handleSubmit, formState } = useForm({ mode: 'onTouched', resolver })
  const { errors, isSubmitting } = formState
  const form = useReplayedLeaves()
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState<{ readonly problem: string | undefined }>()

  const send = handleSubmit(async ({ userEmail }) => {
    setOutcome(undefined)
    const sending = withIdentity((identity) => identity.sendPasswordReset(userEmail))
    setOutcome({ problem: await problemOf(sending) })
  })

  if (outcome && outcome.problem === undefined) {
    return (
      <>
        <CardHeading
          heading={forgotPasswordTexts.sentHeading}
          lead={forgotPasswordTexts.sent}
          arrived
        />
        <p className="mb-6 text-ink-soft">{forgotPasswordTexts.sentHint}</p>
        <button
          type="button"
          className={quietButton}
          // The second half of a double press on "send", which was in this place, is not meant.
          onClick={({ detail }) => detail < 2 && setOutcome(undefined)}
        >
          {forgotPasswordTexts.again}
        </button>
      </>
    )
  }
  return (
    <>
      <CardHeading heading={forgotPasswordTexts.heading} lead={forgotPasswordTexts.lead} />
      <form
        ref={form}
        method="post"
        noValidate
        aria-busy={isSubmitting}
        data-waiting={!hydrated || undefined}
        onSubmit={send}
        className="identity-form"
      >
        <EmailField
          {...register('userEmail')}
          label={identityTexts.userEmail}
          message={errors.userEmail?.message}
          autoComplete="username"
        />
        <BusyButton
          type="submit"
          className={primaryButton}
          busy={isSubmitting}
          disabled={!hydrated}
        >
          {forgotPasswordTexts.send}
        </BusyButton>
        <p className="field-message mt-2" role="alert">
          {outcome?.problem}
        </p>
      </form>
    </>
  )
}
