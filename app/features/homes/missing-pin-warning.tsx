import { Link } from 'react-router'
import { previewTexts } from '#content/texts/homes/steps.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'

/** For a home that is not on the map but could be. */
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
