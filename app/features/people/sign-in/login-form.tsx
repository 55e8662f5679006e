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
import { credentialsSchema } from '#domain/people/credentials-schema.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { credentialsMessages, identityTexts, signInProblems } from '#texts/people/identity.ts'
import { findFieldErrors } from './find-field-errors.ts'
import { findSignInProblem, type SignInProblemName } from './find-sign-in-problem.ts'
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

interface SignInProblemProps {
  readonly problem: SignInProblemName | null
  readonly onForgot: () => void
}

/** What to try after a failure, because the notice about it shows for only a second. Its space is reserved. */
function SignInProblem({ problem, onForgot }: SignInProblemProps) {
  return (
    <p role="status" className="field-message min-h-11">
      {problem && signInProblems[problem]}
      {problem === 'login' && (
        <Link to={PATHS.forgotPassword} className="text-link" onClick={onForgot}>
          {identityTexts.chooseNewPassword}
        </Link>
      )}
    </p>
  )
}

/** Colors and shapes follow the providers' branding rules for sign-in buttons. */
function ProviderLogo({ provider }: { provider: Provider }) {
  return provider === 'google' ? (
    <svg viewBox="0 0 18 18" className="size-4.5 flex-none" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.83.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96h-3a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className="size-4.5 flex-none" fill="currentColor" aria-hidden="true">
      <path d="M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12Z" />
    </svg>
  )
}
