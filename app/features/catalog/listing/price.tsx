import { ByCurrency } from '#app/currency/by-currency.tsx'
import { usePageCurrency } from '#app/currency/currency-provider.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { formatOtherPriceNote, PER_MONTH } from '#texts/catalog/asked-price.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { formatListedPrice, formatOtherPrice, formatPricePerSquare } from '#texts/format/price.ts'

interface PriceProps {
  readonly type: EstateType
  readonly listing: Listing
  readonly size: 'large' | 'small'
  /** Age of the exchange rate in days, if known. */
  readonly rateAgeDays?: number | undefined
}

/** Sale prices include the price per square meter (docs/product/catalog.md, "Listing card"). */
export function Price({ type, listing, size, rateAgeDays }: PriceProps) {
  const { pricePerSquare } = listing
  const note = `text-ink-soft ${size === 'large' ? '' : 'text-sm'}`
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <span
            className={`font-display font-medium ${size === 'large' ? 'text-4xl' : 'text-2xl'}`}
          >
            <ByCurrency format={(display) => formatListedPrice(listing, display)} />
          </span>
          {type === 'rent' && <span className={note}> {PER_MONTH}</span>}
        </span>
        {type === 'sale' && pricePerSquare !== undefined && (
          <span className={note}>
            <ByCurrency format={(display) => formatPricePerSquare(pricePerSquare, display)} />
          </span>
        )}
      </p>
      <OtherPrice listing={listing} isDated={size === 'large'} rateAgeDays={rateAgeDays} />
    </>
  )
}

/** The price as asked, or in dollars if that is the one above; takes up no space if there is none. */
function OtherPrice({
  listing,
  isDated,
  rateAgeDays,
}: Pick<PriceProps, 'listing' | 'rateAgeDays'> & { readonly isDated: boolean }) {
  const { rates } = usePageCurrency()
  const day = listing.asked?.ratedOn ?? rates?.date ?? ''
  return (
    <p className="text-ink-soft text-sm">
      <ByCurrency
        format={(display) => {
          const amount = formatOtherPrice(listing, display)
          if (!isDated || amount === '') return amount
          const isAsked = display.isAsListed !== true
          return formatOtherPriceNote({ amount, isAsked }, formatLongDate(day), rateAgeDays)
        }}
      />
    </p>
  )
}
