import { Link } from 'react-router'
import { identityTexts, signInProblems } from '#content/texts/people/identity.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { SignInProblemName } from './find-sign-in-problem.ts'

interface SignInProblemProps {
  readonly problem: SignInProblemName | null
  readonly onForgot: () => void
}

/** What to try after a failure, because the notice about it shows for only a second. Its space is reserved. */
export function SignInProblem({ problem, onForgot }: SignInProblemProps) {
  return (
    <p role="status" className="field-message sign-in-problem">
      {problem && signInProblems[problem]}
      {problem === 'login' && (
        <Link to={PATHS.forgotPassword} className="text-link" onClick={onForgot}>
          {identityTexts.chooseNewPassword}
        </Link>
      )}
    </p>
  )
}
