import { Link } from 'react-router'
import { previewTexts } from '#content/texts/my-listings/steps.ts'
import { offerStepPath } from '#domain/offer/links.ts'

/** Of a home that could be found on the map, and is not. */
export function MissingPinWarning({ id }: { readonly id: string }) {
  return (
    <p className="callout mb-6">
      {previewTexts.noPin}{' '}
      <Link to={offerStepPath(id, 'place')} className="text-link">
        {previewTexts.placePin}
      </Link>
    </p>
  )
}
