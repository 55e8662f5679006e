import './similar-listings.css'
import type { ReactNode } from 'react'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import type { Similarity } from '#domain/catalog/search/similar.ts'
import { formatSimilarity, laterTexts } from '#texts/catalog/deferred-parts.ts'

interface SimilarListingsProps {
  readonly listings: readonly Listing[]
  readonly similarity: Similarity
  readonly renderCard: (listing: Listing) => ReactNode
}

/** The heading says what they have in common. */
export function SimilarListings({ listings, similarity, renderCard }: SimilarListingsProps) {
  return (
    <section
      aria-labelledby="similar"
      className="similar-listings mt-16 border-line border-t pt-10"
    >
      <h2 id="similar" className="text-3xl">
        {laterTexts.similar}
      </h2>
      <p className="mt-1 text-ink-soft">{formatSimilarity(similarity)}</p>
      <ul className="similar-listings-cards">
        {listings.map((listing) => (
          <li key={listing.id}>{renderCard(listing)}</li>
        ))}
      </ul>
    </section>
  )
}
