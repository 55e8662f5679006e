import { useState } from 'react'
import * as z from 'zod/mini'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { findServiceProblem } from '#app/clients/identity/find-service-problem.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { getTypedEmail } from '#app/clients/identity/typed-email.ts'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { CardForm } from '#app/ui/card/card-form.tsx'
import { CardHeading } from '#app/ui/card/card-heading.tsx'
import { EmailField } from '#app/ui/fields/email-field.tsx'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { emailSchema } from '#domain/people/email-schema.ts'
import { credentialsMessages, identityTexts } from '#texts/people/identity.ts'
import { forgotPasswordTexts } from '#texts/people/password-reset.ts'

const schema = z.object({ userEmail: emailSchema(credentialsMessages.email) })

/** The result is the same whether or not the email address has an account. */
export function ForgotPasswordForm() {
  const [sent, setSent] = useState(false)
  const hydrated = useHydrated()
  const [typedEmail] = useState(getTypedEmail)
  const { form, field, isSubmitting, problem } = useSchemaForm({
    schema,
    ...(typedEmail !== '' && { defaultValues: { userEmail: typedEmail } }),
    async onValid({ userEmail }) {
      try {
        await withIdentity((identity) => identity.sendPasswordResetEmail(userEmail))
      } catch (error) {
        // Any other error would reveal whether the email address has an account.
        const problem = findServiceProblem(error)
        if (problem !== undefined) return { problem }
      }
      setSent(true)
      return undefined
    },
  })

  if (sent) {
    return (
      <>
        <CardHeading
          heading={forgotPasswordTexts.sentHeading}
          lead={forgotPasswordTexts.sent}
          takesFocus
        />
        <p className="mb-6 text-ink-soft">{forgotPasswordTexts.sentHint}</p>
        <button
          type="button"
          className={quietButton}
          // Ignores the second click of a double click on "send", which was in the same place.
          onClick={({ detail }) => detail < 2 && setSent(false)}
        >
          {forgotPasswordTexts.again}
        </button>
      </>
    )
  }
  return (
    <>
      <CardHeading heading={forgotPasswordTexts.heading} lead={forgotPasswordTexts.lead} />
      <CardForm {...form} hydrating={!hydrated}>
        <EmailField
          {...field('userEmail')}
          label={identityTexts.userEmail}
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
        <FormProblem problem={problem} className="mt-2" />
      </CardForm>
    </>
  )
}
