import './step-navigation.css'
import { Link } from 'react-router'
import { stepNames, stepTexts } from '#content/texts/my-listings/steps.ts'
import { OFFER_STEPS, type OfferStep } from '#domain/offer/content.ts'
import { offerStepPath } from '#domain/offer/links.ts'

interface StepNavigationProps {
  readonly id: string
  readonly current: OfferStep | 'preview'
}

export function StepNavigation({ id, current }: StepNavigationProps) {
  return (
    <nav aria-label={stepTexts.steps} className="step-navigation">
      <ol>
        {[...OFFER_STEPS, 'preview' as const].map((step, index) => (
          <li key={step}>
            <Link
              to={offerStepPath(id, step)}
              aria-current={step === current ? 'step' : undefined}
              className="step-link"
            >
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>
              <span className="step-name">{stepNames[step]}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
