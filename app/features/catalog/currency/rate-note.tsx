import { ByCurrency } from '#app/currency/by-currency.tsx'
import { usePageCurrency } from '#app/currency/currency-provider.tsx'
import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import { formatRateNote } from '#texts/catalog/asked-price.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { formatAmount } from '#texts/format/money.ts'

/** The exchange rate used on the page; takes up no space if prices are in dollars. */
export function RateNote({ ageDays }: { ageDays: number }) {
  const { rates } = usePageCurrency()
  if (rates === null) return null
  const day = formatLongDate(rates.date)
  return (
    <p className="mt-6 text-center text-ink-soft text-sm">
      <ByCurrency
        format={({ code, unitsPerDollar }) =>
          code === DEFAULT_CURRENCY
            ? ''
            : formatRateNote(formatAmount(unitsPerDollar, code), day, ageDays)
        }
      />
    </p>
  )
}
