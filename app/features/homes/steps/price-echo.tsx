import './price-echo.css'
import { formatEcho, formatPriceQuestion } from '#content/texts/homes/price.ts'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { type Currency, isCurrency } from '#domain/catalog/price/currency.ts'
import { formatAmount } from '#domain/catalog/price/format-money.ts'
import { isPlausible, PLAUSIBLE_PRICES } from '#domain/catalog/price/plausible.ts'
import { isUnusual, type UsualPrice } from '#domain/catalog/price/price-fence.ts'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { readAmount } from '#domain/homes/offer/problem.ts'

interface PriceEchoProps {
  readonly content: Pick<OfferContent, 'type' | 'amount' | 'currency'>
  /** What homes like it cost; `null` if there are too few. */
  readonly usual: Readonly<Record<Currency, UsualPrice>> | null
}

/** What was understood of a price, and a question if homes like it cost something else. */
export function PriceEcho({ content: { type, amount, currency }, usual }: PriceEchoProps) {
  const value = readAmount(amount)
  if (!(value > 0 && isCurrency(currency))) return null
  const period = isEstateType(type) ? type : 'unknown'
  const compared = usual?.[currency] ?? null
  const isDoubtful =
    (isEstateType(type) && !isPlausible(value, PLAUSIBLE_PRICES[type][currency])) ||
    (compared !== null && isUnusual(value, compared))
  const echo = formatEcho(formatAmount(value, currency), period)
  if (!isDoubtful || compared === null) return <p className="price-echo">{echo}</p>
  const { min, max } = compared.range
  const usually = { from: formatAmount(min, currency), to: formatAmount(max, currency) }
  return <p className="callout">{formatPriceQuestion(echo, usually)}</p>
}
