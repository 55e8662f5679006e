import { formatPricePerSquare } from '#content/texts/listing/listing.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/listing/price.ts'

interface PriceProps {
  readonly type: EstateType
  readonly listing: Listing
  readonly size: 'large' | 'small'
}

/** With the price per square metre on sale (docs/product.md, "Listing card"). */
export function Price({ type, listing, size }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className={`font-display font-medium ${size === 'large' ? 'text-4xl' : 'text-2xl'}`}>
        {formatPrice(listing.price)}
      </span>
      {type === 'sale' && listing.pricePerSquare !== undefined && (
        <span className={`text-ink-soft ${size === 'large' ? '' : 'text-sm'}`}>
          {formatPricePerSquare(listing.pricePerSquare)}
        </span>
      )}
    </p>
  )
}
