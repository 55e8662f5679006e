import './step-navigation.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { stepNames, stepTexts } from '#content/texts/homes/steps.ts'
import { OFFER_STEPS, type OfferStep } from '#domain/homes/offer/content.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'

interface StepNavigationProps {
  readonly id: string
  readonly current: OfferStep | 'preview'
  readonly finished: readonly OfferStep[]
}

export function StepNavigation({ id, current, finished }: StepNavigationProps) {
  return (
    <nav aria-label={stepTexts.steps} className="step-navigation">
      <ol>
        {[...OFFER_STEPS, 'preview' as const].map((step, index) => {
          const isFinished = finished.some((it) => it === step)
          return (
            <li key={step}>
              <Link
                to={offerStepPath(id, step)}
                aria-current={step === current ? 'step' : undefined}
                className="step-link"
              >
                <span
                  className="step-number"
                  data-finished={isFinished || undefined}
                  aria-hidden="true"
                >
                  {isFinished && step !== current ? <Icon name="check" /> : index + 1}
                </span>
                <span className={step === current ? 'step-name' : 'step-name max-lg:sr-only'}>
                  {stepNames[step]}
                </span>
                {isFinished && <span className="sr-only">, {stepTexts.finished}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
