import { useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#app/browser/hydrated.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { emailActionTexts } from '#content/texts/password-reset.ts'
import { CardHeading } from './card-heading.tsx'
import { isUnreachable } from './identity.ts'
import { preloadIdentity, withIdentity } from './load-identity.ts'

type Step = 'ready' | 'sending' | 'unreachable' | 'spent' | 'done'

/**
 * Confirms an address on a press: programs that look through mail open its links too, and would
 * spend the code.
 */
export function ConfirmEmail({ code }: { code: string }) {
  const [step, setStep] = useState<Step>('ready')
  const hydrated = useHydrated()

  async function confirm() {
    setStep('sending')
    try {
      await withIdentity((identity) => identity.confirmEmail(code))
      setStep('done')
    } catch (error) {
      setStep(isUnreachable(error) ? 'unreachable' : 'spent')
    }
  }

  if (step === 'done' || step === 'spent') {
    const done = step === 'done'
    return (
      <>
        <CardHeading
          key={step}
          heading={done ? emailActionTexts.confirmedHeading : emailActionTexts.spentHeading}
          lead={done ? emailActionTexts.confirmed : emailActionTexts.spentConfirm}
          arrived
        />
        <Link to={done ? '/home' : '/settings'} className={primaryButton}>
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
        onPointerEnter={preloadIdentity}
        onClick={confirm}
      >
        {emailActionTexts.confirm}
      </BusyButton>
      <p className="field-message mt-2" role="alert">
        {step === 'unreachable' && emailActionTexts.unreachable}
      </p>
    </>
  )
}
