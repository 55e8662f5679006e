import './login-form.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import type { Provider } from '#app/clients/identity/contract/identity.ts'
import { OPENS_WINDOW } from '#app/clients/identity/contract/provider-window.ts'
import { setTypedEmail } from '#app/clients/identity/typed-email.ts'
import { PasswordField } from '#app/features/people/password-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { CardForm } from '#app/ui/card/card-form.tsx'
import { EmailField } from '#app/ui/fields/email-field.tsx'
import { credentialsMessages, identityTexts } from '#content/texts/people/identity.ts'
import { credentialsSchema } from '#domain/people/credentials.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { findFieldErrors } from './find-field-errors.ts'
import { findSignInProblem, type SignInProblemName } from './find-sign-in-problem.ts'
import { ProviderLogo } from './provider-logo.tsx'
import { SignInProblem } from './sign-in-problem.tsx'
import { useSignIn } from './use-sign-in.ts'

const schema = credentialsSchema(credentialsMessages)

/**
 * Sign-in and registration (docs/product/people.md, "Login form"). The buttons are disabled until
 * hydration, so that the browser never submits a password natively.
 */
export function LoginForm() {
  const { startSignIn, pendingMethods, isRedirecting } = useSignIn()
  const { form, field, getValues, showError } = useSchemaForm({
    schema,
    onValid({ userEmail, userPassword }) {
      setProblem(null)
      return startSignIn(
        'login',
        (identity) => identity.signIn(userEmail, userPassword),
        (error) => setProblem(findSignInProblem(error, 'login')),
      )
    },
  })
  const [problem, setProblem] = useState<SignInProblemName | null>(null)
  const rememberEmail = () => setTypedEmail(getValues().userEmail?.trim() ?? '')
  const hydrated = useHydrated()
  const isDisabled = !hydrated || isRedirecting
  const isSubmitting = pendingMethods.includes('login') || pendingMethods.includes('registration')

  /** Registers without validating the values, because the provider decides (docs/product/people.md, "Login form"). */
  function registerAccount() {
    const { userEmail = '', userPassword = '' } = getValues()
    setProblem(null)
    startSignIn(
      'registration',
      (identity) => identity.register(userEmail.trim(), userPassword),
      (error) => {
        const values = { userEmail: userEmail.trim(), userPassword }
        const errors = findFieldErrors(error, values)
        // The first field comes last, so that it is the one that gets focus.
        if (errors.userPassword) showError('userPassword', errors.userPassword)
        if (errors.userEmail) showError('userEmail', errors.userEmail)
        if (Object.keys(errors).length === 0) setProblem(findSignInProblem(error, 'registration'))
      },
    )
  }
  const providerButton = (provider: Provider) => (
    <BusyButton
      className={quietButton}
      busy={pendingMethods.includes(provider)}
      disabled={isDisabled || isSubmitting}
      {...{ [OPENS_WINDOW]: '' }}
      onClick={() => {
        setProblem(null)
        startSignIn(provider, (identity) => identity.signInWith(provider))
      }}
    >
      {!pendingMethods.includes(provider) && <ProviderLogo provider={provider} />}
      {identityTexts[provider]}
    </BusyButton>
  )

  return (
    <CardForm
      {...form}
      aria-busy={isSubmitting}
      hydrating={!hydrated}
      onInput={() => setProblem(null)}
    >
      <EmailField {...field('userEmail')} label={identityTexts.userEmail} autoComplete="username" />
      <PasswordField
        {...field('userPassword')}
        label={identityTexts.userPassword}
        autoComplete="current-password"
      />
      <p className="-mt-1 mb-4 text-right text-sm">
        <Link to={PATHS.forgotPassword} className="text-link" onClick={rememberEmail}>
          {identityTexts.forgot}
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <BusyButton
          type="submit"
          className={primaryButton}
          busy={pendingMethods.includes('login')}
          disabled={isDisabled || isSubmitting}
        >
          {identityTexts.login}
        </BusyButton>
        <BusyButton
          className={quietButton}
          busy={pendingMethods.includes('registration')}
          disabled={isDisabled || isSubmitting}
          onClick={registerAccount}
        >
          {identityTexts.register}
        </BusyButton>
      </div>
      <SignInProblem problem={problem} onForgot={rememberEmail} />
      <p className="sign-in-or">{identityTexts.or}</p>
      <div className="grid gap-3">
        {providerButton('google')}
        {providerButton('github')}
      </div>
    </CardForm>
  )
}
