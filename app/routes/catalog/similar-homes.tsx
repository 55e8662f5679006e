import './similar-homes.css'
import type { WordedPriceDrop } from '#app/features/catalog/history/price-drop-note.tsx'
import { ListingCard } from '#app/features/catalog/listing/card/listing-card.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import type { Similarity } from '#domain/catalog/search/similar.ts'
import { formatSimilarity, laterTexts } from '#texts/catalog/deferred-parts.ts'

interface SimilarHomesProps {
  readonly type: EstateType
  readonly listings: readonly Listing[]
  readonly similarity: Similarity
  readonly priceDrops: readonly WordedPriceDrop[]
  /** Tiny previews by picture URL. */
  readonly placeholders: Readonly<Record<string, string>>
}

/** The heading says what they have in common. */
export function SimilarHomes(props: SimilarHomesProps) {
  const { type, listings, similarity, priceDrops, placeholders } = props
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
          <li key={listing.id}>
            <ListingCard
              type={type}
              listing={listing}
              priceDrops={priceDrops}
              placeholder={placeholders[listing.images[0] ?? '']}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
