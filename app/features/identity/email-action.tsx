import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { emailActionTexts } from '#content/texts/password-reset.ts'
import { CardHeading } from './card-heading.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { ResetPassword } from './reset-password.tsx'

/** Before it is known what the link is for. */
export function OpeningLink() {
  return <Spinner label={emailActionTexts.opening} />
}

interface EmailActionProps {
  /** What the mailed link is for, as its address says. */
  readonly mode: string | null
  readonly code: string | null
}

/** The page behind a mailed link: a new password, or a confirmed address. */
export function EmailAction({ mode, code }: EmailActionProps): ReactNode {
  if (code !== null && mode === 'resetPassword') return <ResetPassword key={code} code={code} />
  if (code !== null && mode === 'verifyEmail') return <ConfirmEmail key={code} code={code} />
  return (
    <>
      <CardHeading heading={emailActionTexts.spentHeading} lead={emailActionTexts.unknown} />
      <Link to="/" className={primaryButton}>
        {emailActionTexts.toSignIn}
      </Link>
    </>
  )
}
