import { useEffect } from 'react'
import { Link } from 'react-router'
import { preloadIdentity } from '#app/clients/identity/load-identity.ts'
import { LoginForm } from '#app/features/people/sign-in/login-form.tsx'
import { SignInLayout } from '#app/features/people/sign-in/sign-in-layout.tsx'
import { LanguageSwitch } from '#app/features/shell/language/language-switch.tsx'
import { Wordmark } from '#app/features/shell/wordmark.tsx'
import { CardHeading } from '#app/ui/card/card-heading.tsx'
import { NoscriptMessage } from '#app/ui/card/noscript-message.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { identityTexts, welcomeTexts } from '#texts/people/identity.ts'

export const headers = publicPage

export const meta = () => [
  { title: identityTexts.title },
  { name: 'description', content: identityTexts.description },
]

/** `/`: sign-in (docs/product/people.md, "Sign-in screen"). */
export default function Landing() {
  // Loaded before the click, because browsers block a popup that opens after an await.
  useEffect(preloadIdentity, [])
  return (
    <SignInLayout brand={<Wordmark />} language={<LanguageSwitch />} banner={<WelcomeBanner />}>
      <CardHeading heading={identityTexts.heading} lead={identityTexts.lead} />
      <NoscriptMessage>{identityTexts.needsScript}</NoscriptMessage>
      <LoginForm />
      <p className="mt-6 text-center">
        <Link to={PATHS.home} prefetch="intent" className="text-link">
          {identityTexts.withoutAccount}
        </Link>
      </p>
    </SignInLayout>
  )
}

/** The banner is shown from 768 px up (docs/product/people.md, "Sign-in screen"). */
function WelcomeBanner() {
  return (
    <aside className="welcome-banner" aria-label={welcomeTexts.heading}>
      <p className="welcome-heading">{welcomeTexts.heading}</p>
      <p className="text-lg">{welcomeTexts.lead}</p>
      <p>{welcomeTexts.legitimacy}</p>
    </aside>
  )
}
