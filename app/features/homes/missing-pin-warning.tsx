import { Link } from 'react-router'
import { previewTexts } from '#content/texts/homes/steps.ts'
import { mendStepPath } from '#domain/homes/offer/links.ts'

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
