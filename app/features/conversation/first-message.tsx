import '#app/ui/touch-link.css'
import '#app/ui/card/panel.css'
import './conversation-page.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { NoscriptMessage } from '#app/ui/card/noscript-message.tsx'
import { messagesTexts, writeTexts } from '#content/texts/conversation/messages.ts'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { PATHS } from '#domain/site/links.ts'

interface FirstMessageProps {
  readonly address: string
  readonly homePath: string
  /** Where the visitor comes back to after signing in; null for who is signed in. */
  readonly nextPath: string | null
  readonly isOwn: boolean
  readonly form: ReactNode
}

/** docs/product.md, "Messages". */
export function FirstMessage({ address, homePath, nextPath, isOwn, form }: FirstMessageProps) {
  return (
    <div className="page py-6 md:py-10">
      <div className="conversation">
        <Link to={homePath} className="text-link touch-link">
          {writeTexts.back}
        </Link>
        <header>
          <h1>{writeTexts.title}</h1>
          <p className="mt-2 text-ink-soft text-lg">{address}</p>
        </header>
        <div className="panel">
          {isOwn ? (
            <OwnHome />
          ) : (
            <>
              <p className="mb-5">{nextPath === null ? writeTexts.lead : writeTexts.signInLead}</p>
              {nextPath === null ? (
                form
              ) : (
                <>
                  <NoscriptMessage>{writeTexts.needsScript}</NoscriptMessage>
                  <Link to={signInPath(nextPath)} className={primaryButton}>
                    {writeTexts.signIn}
                  </Link>
                </>
              )}
            </>
          )}
        </div>
        <p className="text-ink-soft text-sm">{messagesTexts.safety}</p>
      </div>
    </div>
  )
}

const OwnHome = () => (
  <>
    <p className="mb-5">{writeTexts.own}</p>
    <Link to={PATHS.messages} className={primaryButton}>
      {messagesTexts.all}
    </Link>
  </>
)
