import { Link } from 'react-router'
import type { OfferField, TextStep } from '#domain/homes/offer/content.ts'
import { mendStepPath } from '#domain/homes/offer/links.ts'
import { fieldNames, previewTexts } from '#texts/homes/steps.ts'

export interface MissingField {
  readonly step: TextStep
  readonly field: OfferField
  readonly text: string
}

interface MissingFieldsProps {
  readonly id: string
  readonly problems: readonly MissingField[]
}

/** What still prevents the home from being handed in, with links to the fields. */
export function MissingFields({ id, problems }: MissingFieldsProps) {
  return (
    <section aria-labelledby="missing-fields" className="panel">
      <h2 id="missing-fields" className="text-2xl">
        {previewTexts.missing}
      </h2>
      <p className="text-ink-soft">{previewTexts.missingLead}</p>
      <ul className="mt-4 grid gap-3">
        {problems.map(({ step, field, text }) => (
          <li key={field} className="grid">
            <Link to={mendStepPath(id, step)} className="text-link">
              {fieldNames[field]}
            </Link>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For a home that is not on the map but could be. */
export function MissingPinWarning({ id }: { readonly id: string }) {
  return (
    <p className="callout mb-6">
      {previewTexts.noPin}{' '}
      <Link to={mendStepPath(id, 'place')} className="text-link">
        {previewTexts.placePin}
      </Link>
    </p>
  )
}
