import './sign-in-layout.css'
import { welcomeTexts } from '#texts/people/identity.ts'

/** The banner is shown from 768 px up (docs/product/people.md, "Sign-in screen"). */
export function WelcomeBanner() {
  return (
    <aside className="welcome-banner" aria-label={welcomeTexts.heading}>
      <p className="welcome-heading">{welcomeTexts.heading}</p>
      <p className="text-lg">{welcomeTexts.lead}</p>
      <p>{welcomeTexts.legitimacy}</p>
    </aside>
  )
}
