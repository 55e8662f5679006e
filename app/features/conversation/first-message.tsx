import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { messagesTexts, writeTexts } from '#content/texts/conversation/messages.ts'
import { PATHS } from '#domain/site/links.ts'
import { ContactPage, SignInFirst } from './contact-page.tsx'

interface FirstMessageProps {
  readonly address: string
  readonly homePath: string
  /** Where the visitor comes back to after signing in; null for who is signed in. */
  readonly nextPath: string | null
  readonly isOwn: boolean
  readonly form: ReactNode
}

/** docs/product.md, "Messages". */
export function FirstMessage({ nextPath, isOwn, form, ...home }: FirstMessageProps) {
  const { title, lead, own, signInLead, signIn, needsScript } = writeTexts
  return (
    <ContactPage title={title} {...home}>
      {isOwn ? (
        <>
          <p className="mb-5">{own}</p>
          <Link to={PATHS.messages} className={primaryButton}>
            {messagesTexts.all}
          </Link>
        </>
      ) : nextPath === null ? (
        <>
          <p className="mb-5">{lead}</p>
          {form}
        </>
      ) : (
        <SignInFirst {...{ nextPath, lead: signInLead, label: signIn, needsScript }} />
      )}
    </ContactPage>
  )
}
