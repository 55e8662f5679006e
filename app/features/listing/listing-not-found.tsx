import { listingTexts } from '#content/texts/listing/listing.ts'

export function ListingNotFound() {
  return (
    <div className="empty-state">
      <h1 className="text-3xl">{listingTexts.notFound}</h1>
      <p className="empty-state-hint">{listingTexts.notFoundHint}</p>
    </div>
  )
}
