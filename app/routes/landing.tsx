import { useEffect } from 'react'
import { Link } from 'react-router'
import { CardHeading } from '#app/features/identity/card-heading.tsx'
import { IdentityScene } from '#app/features/identity/identity-scene.tsx'
import { preloadIdentity } from '#app/features/identity/load-identity.ts'
import { LoginForm } from '#app/features/identity/login-form.tsx'
import { WelcomeBanner } from '#app/features/identity/welcome-banner.tsx'
import { Wordmark } from '#app/features/shell/wordmark.tsx'
import { identityTexts } from '#content/texts/identity.ts'

export const meta = () => [
  { title: identityTexts.title },
  { name: 'description', content: identityTexts.description },
]

/** `/`: the way into an account, and past it (docs/product.md, "Sign-in screen"). */
export default function Landing() {
  // Before the press that needs it: a window may open only while a press is fresh.
  useEffect(preloadIdentity, [])
  return (
    <IdentityScene brand={<Wordmark />} banner={<WelcomeBanner />}>
      <CardHeading heading={identityTexts.heading} lead={identityTexts.lead} />
      <noscript>
        <p className="identity-note">{identityTexts.needsScript}</p>
      </noscript>
      <LoginForm />
      <p className="mt-6 text-center">
        <Link to="/home" prefetch="intent" className="text-link">
          {identityTexts.withoutAccount}
        </Link>
      </p>
    </IdentityScene>
  )
}
