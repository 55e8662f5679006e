import { Link, useLocation } from 'react-router'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { ConfirmEmail } from '#app/features/people/email-confirmation/confirm-email.tsx'
import { ResetPassword } from '#app/features/people/password-reset/reset-password.tsx'
import { SignInLayout } from '#app/features/people/sign-in/sign-in-layout.tsx'
import { LanguageSwitch } from '#app/features/shell/language/language-switch.tsx'
import { Wordmark } from '#app/features/shell/wordmark.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { CardHeading } from '#app/ui/card/card-heading.tsx'
import { NoscriptMessage } from '#app/ui/card/noscript-message.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import { emailActionTexts } from '#texts/people/password-reset.ts'

export const meta = () => [
  { title: emailActionTexts.title },
  { name: 'robots', content: 'noindex' },
]

/** The URL holds a one-time code. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

interface EmailActionProps {
  /** Firebase's name for the purpose of the link. */
  readonly mode: string | null
  readonly code: string | null
}

function EmailAction({ mode, code }: EmailActionProps) {
  if (code !== null && mode === 'resetPassword') return <ResetPassword key={code} code={code} />
  if (code !== null && mode === 'verifyEmail') return <ConfirmEmail key={code} code={code} />
  return (
    <>
      <CardHeading
        heading={emailActionTexts.invalidLinkHeading}
        lead={emailActionTexts.incompleteLink}
      />
      <Link to={PATHS.signIn} className={primaryButton}>
        {emailActionTexts.toSignIn}
      </Link>
    </>
  )
}

/** `/email-action`: the page that links in our mails open. */
export default function EmailActionPage() {
  const { search, hash } = useLocation()
  const hydrated = useHydrated()
  // Mails sent before 2026-11-22 have the parameters in the query. Now they are in the fragment, which never
  // reaches the server.
  const parameters = new URLSearchParams((search === '' ? hash : search).slice(1))
  return (
    <SignInLayout brand={<Wordmark />} language={<LanguageSwitch />}>
      {search !== '' || hydrated ? (
        <EmailAction mode={parameters.get('mode')} code={parameters.get('oobCode')} />
      ) : (
        <Spinner label={emailActionTexts.opening} />
      )}
      <NoscriptMessage>{emailActionTexts.needsScript}</NoscriptMessage>
    </SignInLayout>
  )
}
