import { useEffect } from 'react'
import { Link } from 'react-router'
import { preloadIdentity } from '#app/clients/identity/load-identity.ts'
import { ForgotPasswordForm } from '#app/features/people/password-reset/forgot-password-form.tsx'
import { SignInLayout } from '#app/features/people/sign-in/sign-in-layout.tsx'
import { LanguageSwitch } from '#app/features/shell/language/language-switch.tsx'
import { Wordmark } from '#app/features/shell/wordmark.tsx'
import { NoscriptMessage } from '#app/ui/card/noscript-message.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { identityTexts } from '#texts/people/identity.ts'
import { forgotPasswordTexts } from '#texts/people/password-reset.ts'

export const headers = publicPage

export const meta = () => [
  { title: forgotPasswordTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** `/forgot-password`: requests a reset link. */
export default function ForgotPassword() {
  useEffect(preloadIdentity, [])
  return (
    <SignInLayout brand={<Wordmark />} language={<LanguageSwitch />}>
      <ForgotPasswordForm />
      <NoscriptMessage>{identityTexts.needsScript}</NoscriptMessage>
      <p className="mt-4 text-center">
        <Link to={PATHS.signIn} className="text-link">
          {forgotPasswordTexts.back}
        </Link>
      </p>
    </SignInLayout>
  )
}
