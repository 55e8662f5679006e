import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { useHydrated } from '#app/browser/hydrated.ts'
import { useReplayedLeaves } from '#app/browser/left-fields.ts'
import type { Provider } from '#app/clients/identity/identity.ts'
import { passwordProblemOf } from '#app/clients/identity/new-password-rules.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { credentialsMessages, identityTexts } from '#content/texts/identity.ts'
import { credentialsSchema } from '#domain/account/credentials.ts'
import { ProviderMark } from './provider-mark.tsx'
import { useSignIn } from './use-sign-in.ts'

const resolver = zodResolver(credentialsSchema(credentialsMessages))

/**
 * The two fields and the four ways in (docs/product.md, "Login form"). Before the page answers to
 * presses its buttons are off, so that no password is ever sent by the browser's own submit.
 */
export function LoginForm() {
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    mode: 'onTouched',
    resolver,
  })
  const { errors } = formState
  const form = useReplayedLeaves()
  const { enter, running, leaving } = useSignIn()
  const hydrated = useHydrated()
  const off = !hydrated || leaving
  const sending = running.includes('login') || running.includes('registration')

  const login = handleSubmit(({ userEmail, userPassword }) =>
    enter('login', (identity) => identity.signIn(userEmail, userPassword)),
  )
  /**
   * With the values as they are: what they have to be is the provider's to say
   * (docs/product.md, "Login form").
   */
  function registerAccount() {
    const { userEmail, userPassword } = getValues()
    const email = (userEmail ?? '').trim()
    enter(
      'registration',
      (identity) => identity.register(email, userPassword ?? ''),
      (error) => {
        const message = passwordProblemOf(error)
        if (message) setError('userPassword', { message })
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
      {!running.includes(provider) && <ProviderMark provider={provider} />}
      {identityTexts[provider]}
    </BusyButton>
  )

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={sending}
      data-waiting={!hydrated || undefined}
      onSubmit={login}
      className="identity-form"
    >
      <EmailField
        {...register('userEmail')}
        label={identityTexts.userEmail}
        message={errors.userEmail?.message}
        autoComplete="username"
      />
      <PasswordField
        {...register('userPassword')}
        label={identityTexts.userPassword}
        message={errors.userPassword?.message}
        autoComplete="current-password"
        showLabel={identityTexts.showPassword}
        hideLabel={identityTexts.hidePassword}
      />
      <p className="-mt-1 mb-4 text-right text-sm">
        <Link to="/forgot-password" className="text-link">
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
    </form>
  )
}
