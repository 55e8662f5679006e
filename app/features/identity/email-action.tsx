import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { emailActionTexts } from '#content/texts/password-reset.ts'
import { CardHeading } from './card-heading.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { ResetPassword } from './reset-password.tsx'

interface EmailActionProps {
  /** What the mailed link is for, as its address says. */
  readonly mode: string | null
  readonly code: string | null
}

/** The page behind a mailed link: a new password, or a confirmed address. */
export function EmailAction({ mode, code }: EmailActionProps): ReactNode {
  if (code !== null && mode === 'resetPassword') return <ResetPassword code={code} />
  if (code !== null && mode === 'verifyEmail') return <ConfirmEmail code={code} />
  return (
    <>
      <CardHeading heading={emailActionTexts.spentHeading} lead={emailActionTexts.unknown} />
      <Link to="/" className={primaryButton}>
        {emailActionTexts.toSignIn}
      </Link>
    </>
  )
}
