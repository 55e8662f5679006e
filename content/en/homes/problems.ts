import { formatAmount } from '#content/en/format/money.ts'
import type { OfferProblem } from '#domain/homes/offer/problem.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'

/** What to do about a problem of a field. */
export function formatProblem(problem: OfferProblem): string {
  switch (problem.kind) {
    case 'missing':
      return 'Homiq cannot show the home without this.'
    case 'not a choice':
      return 'Choose one from the list.'
    case 'unstorable':
      return 'This contains characters that cannot be stored. Type it again.'
    case 'not one line':
      return 'Type this on one line, without line breaks, tabs or control characters.'
    case 'too long':
      return `Shorten this to ${formatNumber(problem.max)} characters.`
    case 'number':
      return `Type a number from ${formatNumber(problem.range.min)} to ${formatNumber(problem.range.max)}.`
    case 'whole number':
      return formatWholeNumber(problem.range)
    case 'not a price':
      return formatPriceRange(problem)
    case 'above the building':
      return `The building has ${problem.floors} floors: check both numbers.`
    case 'not a point':
      return 'Type latitude and longitude, such as 50.4501, 30.5234.'
    case 'not a day':
      return 'Choose a day, such as 2026-12-01.'
    case 'unknown city':
      return 'Homiq does not know this city. Check the spelling, or place the pin on the map to use it anyway.'
    case 'far from the city':
      return `This is more than ${problem.km} km from ${problem.city}: check both numbers, latitude first.`
  }
}

/** "Rents are 1,000 ₴ to 1,200,000 ₴ a month: check the price and its currency." */
function formatPriceRange({
  type,
  currency,
  range,
}: Extract<OfferProblem, { kind: 'not a price' }>) {
  const from = formatAmount(range.min, currency)
  const to = formatAmount(range.max, currency)
  const price =
    type === 'rent' ? `Rents are ${from} to ${to} a month` : `Homes for sale cost ${from} to ${to}`
  return `${price}: check the price and its currency.`
}

/** Years without a comma. */
function formatWholeNumber({ min, max }: { readonly min: number; readonly max: number }): string {
  const [from, to] = min > 1_000 ? [min, max] : [formatNumber(min), formatNumber(max)]
  return `Type a whole number from ${from} to ${to}.`
}
