import {
  formatAskedAmount,
  formatAskedPrice,
  PER_MONTH,
} from '#content/texts/listing/asked-price.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatPrice, formatPricePerSquare } from '#domain/listing/present/en.ts'
import { formatLongDate } from '#domain/text/calendar-day.ts'

interface PriceProps {
  readonly type: EstateType
  readonly listing: Listing
  readonly size: 'large' | 'small'
  /** Days since the day of the rate that made dollars of the asked price, if known. */
  readonly rateAgeDays?: number | undefined
}

/** With the price per square metre on sale (docs/product.md, "Listing card"). */
export function Price({ type, listing, size, rateAgeDays }: PriceProps) {
  const { asked } = listing
  const note = `text-ink-soft ${size === 'large' ? '' : 'text-sm'}`
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <span
            className={`font-display font-medium ${size === 'large' ? 'text-4xl' : 'text-2xl'}`}
          >
            {formatPrice(listing.price)}
          </span>
          {type === 'rent' && <span className={note}> {PER_MONTH}</span>}
        </span>
        {type === 'sale' && listing.pricePerSquare !== undefined && (
          <span className={note}>{formatPricePerSquare(listing.pricePerSquare)}</span>
        )}
      </p>
      {asked !== undefined && (
        <p className="text-ink-soft text-sm">
          {size === 'large'
            ? formatAskedPrice(asked, formatLongDate(asked.ratedOn), rateAgeDays)
            : formatAskedAmount(asked)}
        </p>
      )}
    </>
  )
}
