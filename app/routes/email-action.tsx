import { useSearchParams } from 'react-router'
import { EmailAction } from '#app/features/identity/email-action.tsx'
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
  const [query] = useSearchParams()
  return (
    <IdentityScene brand={<Wordmark />}>
      <EmailAction mode={query.get('mode')} code={query.get('oobCode')} />
      <noscript>
        <p className="identity-note">{emailActionTexts.needsScript}</p>
      </noscript>
    </IdentityScene>
  )
}
