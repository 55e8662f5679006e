import type { PriceSpan } from './price-change.ts'

/**
 * Plots prices in the currency that is asked now, the highest at the top of the box.
 *
 * @param spans the oldest first
 * @returns `null` if there was only one price
 */
export function plotPrices(
  spans: readonly PriceSpan[],
  now: number,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const currency = spans.at(-1)?.price.currency
  const shown = spans.filter(({ price }) => price.currency === currency)
  const [first] = shown
  const [lowest, ...higher] = shown.map(({ price }) => price).sort((a, b) => a.amount - b.amount)
  const highest = higher.at(-1)
  if (!first || !lowest || !highest || lowest.amount === highest.amount) return null
  const end = Math.max(now, ...shown.map(({ from, to }) => to ?? from))
  const length = Math.max(1, end - first.from)
  const toX = (at: number) => Math.round((width * (at - first.from)) / length)
  const toY = (amount: number) =>
    Math.round((height * (highest.amount - amount)) / (highest.amount - lowest.amount))
  const path = shown.map(({ price, from, to }, index) => {
    const goesOn = index > 0 && shown[index - 1]?.to === from
    const start = goesOn ? `V${toY(price.amount)}` : `M${toX(from)} ${toY(price.amount)}`
    return `${start}H${toX(to ?? end)}`
  })
  return { path: path.join(''), lowest, highest, from: first.from }
}
