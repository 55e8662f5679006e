import './messages-page.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { NoscriptMessage } from '#app/ui/card/noscript-message.tsx'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { messagesTexts, writeTexts } from '#texts/messages/messages.ts'

interface ContactPageProps {
  readonly title: string
  readonly address: string
  readonly homePath: string
  readonly children: ReactNode
}

/** The frame of the pages for contacting the owner of a home. */
export const ContactPage = ({ title, address, homePath, children }: ContactPageProps) => (
  <div className="page page-detail">
    <div className="page-column messages-page">
      <Link to={homePath} className="text-link touch-link">
        {writeTexts.back}
      </Link>
      <header>
        <h1>{title}</h1>
        <p className="mt-2 text-ink-soft text-lg">{address}</p>
      </header>
      <div className="panel">{children}</div>
      <p className="text-ink-soft text-sm">{messagesTexts.safety}</p>
    </div>
  </div>
)

interface SignInFirstProps {
  /** Where the visitor returns after signing in. */
  readonly nextPath: string
  readonly lead: string
  readonly label: string
  readonly needsScript: string
}

export const SignInFirst = ({ nextPath, lead, label, needsScript }: SignInFirstProps) => (
  <>
    <p className="mb-5">{lead}</p>
    <NoscriptMessage>{needsScript}</NoscriptMessage>
    <Link to={signInPath(nextPath)} className={primaryButton}>
      {label}
    </Link>
  </>
)
