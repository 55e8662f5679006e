import { PATHS } from '#domain/site/links.ts'
import './login-form.css'
import { Link } from 'react-router'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import type { Provider } from '#app/clients/identity/contract/identity.ts'
import { getPasswordProblem } from '#app/clients/identity/new-password-rules.ts'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { CardForm } from '#app/ui/card/card-form.tsx'
import { EmailField } from '#app/ui/fields/email-field.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { credentialsMessages, identityTexts } from '#content/texts/account/identity.ts'
import { credentialsSchema } from '#domain/account/credentials.ts'
import { ProviderLogo } from './provider-mark.tsx'
import { useSignIn } from './use-sign-in.ts'

const schema = credentialsSchema(credentialsMessages)

/**
 * Sign-in and registration (docs/product.md, "Login form"). The buttons are off until hydration, so
 * that the browser never submits a password by itself.
 */
export function LoginForm() {
  const { enter, running, leaving } = useSignIn()
  const { form, field, getValues, showError } = useSchemaForm({
    schema,
    onValid: ({ userEmail, userPassword }) =>
      enter('login', (identity) => identity.signIn(userEmail, userPassword)),
  })
  const hydrated = useHydrated()
  const off = !hydrated || leaving
  const sending = running.includes('login') || running.includes('registration')

  /** Sends the values as they are: the provider judges them (docs/product.md, "Login form"). */
  function registerAccount() {
    const { userEmail = '', userPassword = '' } = getValues()
    enter(
      'registration',
      (identity) => identity.register(userEmail.trim(), userPassword),
      (error) => {
        const message = getPasswordProblem(error)
        if (message) showError('userPassword', message)
      },
    )
  }
  const providerButton = (provider: Provider) => (
    <BusyButton
      className={quietButton}
      busy={running.includes(provider)}
      disabled={off || sending}
      onClick={() => enter(provider, (identity) => identity.signInWith(provider))}
    >
      {!running.includes(provider) && <ProviderLogo provider={provider} />}
      {identityTexts[provider]}
    </BusyButton>
  )

  return (
    <CardForm {...form} aria-busy={sending} waiting={!hydrated}>
      <EmailField {...field('userEmail')} label={identityTexts.userEmail} autoComplete="username" />
      <PasswordField
        {...field('userPassword')}
        label={identityTexts.userPassword}
        autoComplete="current-password"
        showLabel={identityTexts.showPassword}
        hideLabel={identityTexts.hidePassword}
      />
      <p className="-mt-1 mb-4 text-right text-sm">
        <Link to={PATHS.forgotPassword} className="text-link">
          {identityTexts.forgot}
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <BusyButton
          type="submit"
          className={primaryButton}
          busy={running.includes('login')}
          disabled={off || sending}
        >
          {identityTexts.login}
        </BusyButton>
        <BusyButton
          className={quietButton}
          busy={running.includes('registration')}
          disabled={off || sending}
          onClick={registerAccount}
        >
          {identityTexts.register}
        </BusyButton>
      </div>
      <p className="identity-or">{identityTexts.or}</p>
      <div className="grid gap-3">
        {providerButton('google')}
        {providerButton('github')}
      </div>
    </CardForm>
  )
}
