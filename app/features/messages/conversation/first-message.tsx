import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import type { Offerer } from '#domain/messages/conversation/offerer.ts'
import { PATHS } from '#domain/platform/paths.ts'
import {
  formatWriteLead,
  messagesTexts,
  writeTexts,
  writeTitles,
} from '#texts/messages/messages.ts'
import { ContactPage, SignInFirst } from './contact-page.tsx'

interface FirstMessageProps {
  readonly address: string
  readonly homePath: string
  /** Where the visitor returns after signing in; `null` when signed in. */
  readonly nextPath: string | null
  readonly offeredBy: Offerer
  readonly isOwn: boolean
  readonly form: ReactNode
}

/** docs/product/messages.md, "Messages". */
export function FirstMessage({ nextPath, offeredBy, isOwn, form, ...home }: FirstMessageProps) {
  const { own, signInLead, signIn, needsScript } = writeTexts
  return (
    <ContactPage title={writeTitles[offeredBy]} {...home}>
      {isOwn ? (
        <>
          <p className="mb-5">{own}</p>
          <Link to={PATHS.messages} className={primaryButton}>
            {messagesTexts.all}
          </Link>
        </>
      ) : nextPath === null ? (
        <>
          <p className="mb-5">{formatWriteLead(offeredBy)}</p>
          {form}
        </>
      ) : (
        <SignInFirst
          nextPath={nextPath}
          lead={signInLead}
          label={signIn}
          needsScript={needsScript}
        />
      )}
    </ContactPage>
  )
}
