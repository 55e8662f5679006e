import { useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { getErrorCode, isUnreachable } from '#app/clients/identity/contract/identity.ts'
import { preloadIdentity, withIdentity } from '#app/clients/identity/load-identity.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { CardHeading } from '#app/ui/card/card-heading.tsx'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { emailActionTexts } from '#content/texts/people/password-reset.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { SignInToConfirm } from './sign-in-to-confirm.tsx'

type Step = 'ready' | 'sending' | 'unreachable' | 'signed out' | 'invalid' | 'done'

function getStepAfterError(error: unknown): Step {
  if (getErrorCode(error) === 'auth/requires-recent-login') return 'signed out'
  return isUnreachable(error) ? 'unreachable' : 'invalid'
}

/** Waits for a click, because mail scanners open links too and would use up the code. */
export function ConfirmEmail({ code }: { code: string }) {
  const [step, setStep] = useState<Step>('ready')
  const hydrated = useHydrated()

  async function confirm() {
    setStep('sending')
    try {
      await withIdentity((identity) => identity.confirmEmail(code))
      setStep('done')
    } catch (error) {
      setStep(getStepAfterError(error))
    }
  }

  if (step === 'signed out') {
    return (
      <SignInToConfirm
        code={code}
        onDone={() => setStep('done')}
        onInvalidCode={() => setStep('invalid')}
      />
    )
  }
  if (step === 'done' || step === 'invalid') {
    const done = step === 'done'
    return (
      <>
        <CardHeading
          key={step}
          heading={done ? emailActionTexts.confirmedHeading : emailActionTexts.invalidLinkHeading}
          lead={done ? emailActionTexts.confirmed : emailActionTexts.invalidConfirmationLink}
          takesFocus
        />
        <Link to={done ? PATHS.home : PATHS.settings} className={primaryButton}>
          {done ? emailActionTexts.toHome : emailActionTexts.toSettings}
        </Link>
      </>
    )
  }
  return (
    <>
      <CardHeading heading={emailActionTexts.confirmHeading} lead={emailActionTexts.confirmLead} />
      <BusyButton
        className={primaryButton}
        busy={step === 'sending'}
        disabled={!hydrated}
        data-needs-script={!hydrated || undefined}
        onPointerEnter={preloadIdentity}
        onClick={confirm}
      >
        {emailActionTexts.confirm}
      </BusyButton>
      <FormProblem
        problem={step === 'unreachable' ? emailActionTexts.unreachable : undefined}
        className="mt-2"
      />
    </>
  )
}
