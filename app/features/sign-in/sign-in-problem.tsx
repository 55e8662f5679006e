import { Link } from 'react-router'
import { identityTexts, signInProblems } from '#content/texts/account/identity.ts'
import { PATHS } from '#domain/site/links.ts'

export type FailedMethod = keyof typeof signInProblems

interface SignInProblemProps {
  readonly failed: FailedMethod | null
  readonly onForgot: () => void
}

/** What to try after a failure, which the notice names for a second only. Its space is reserved. */
export function SignInProblem({ failed, onForgot }: SignInProblemProps) {
  return (
    <p role="status" className="field-message sign-in-problem">
      {failed && signInProblems[failed]}
      {failed === 'login' && (
        <Link to={PATHS.forgotPassword} className="text-link" onClick={onForgot}>
          {identityTexts.chooseNewPassword}
        </Link>
      )}
    </p>
  )
}
