import { useLocation } from 'react-router'
import { useHydrated } from '#app/browser/hydrated.ts'
import { EmailAction, OpeningLink } from '#app/features/identity/email-action.tsx'
import { IdentityScene } from '#app/features/identity/identity-scene.tsx'
import { Wordmark } from '#app/features/shell/wordmark.tsx'
import { emailActionTexts } from '#content/texts/password-reset.ts'

export const meta = () => [
  { title: emailActionTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** Its address belongs to one person: nobody keeps the page. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** `/email-action`: the page behind the links of our mails. */
export default function EmailActionPage() {
  const { search, hash } = useLocation()
  const hydrated = useHydrated()
  // Mails before 2026-11-22 had it in the query; only the browser knows a fragment.
  const given = search === '' ? hash : search
  const told = new URLSearchParams(given.slice(1))
  return (
    <IdentityScene brand={<Wordmark />}>
      {search !== '' || hydrated ? (
        <EmailAction mode={told.get('mode')} code={told.get('oobCode')} />
      ) : (
        <OpeningLink />
      )}
      <noscript>
        <p className="identity-note">{emailActionTexts.needsScript}</p>
      </noscript>
    </IdentityScene>
  )
}
