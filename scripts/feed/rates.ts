import { SHIPPED_RATES } from '#content/exchange-rates.ts'
import type { ExchangeRates } from '#domain/feed/price.ts'

/** Units of currencies in a dollar, as `--rate` gives them. */
export interface GivenRates {
  readonly named: ReadonlyMap<string, number>
  /** Of the feed's own currency; `null` if there is none. */
  readonly unnamed: number | null
}

export function parseRates(pairs: readonly string[]): GivenRates {
  const named = new Map<string, number>()
  let unnamed: number | null = null
  for (const pair of pairs) {
    const [, code, units = ''] = /^(?:([a-z]{3})=)?(\d+(?:\.\d+)?)$/i.exec(pair) ?? []
    if (!(Number(units) > 0)) throw new Error(`--rate is a number, or one like EUR=0.92.`)
    if (code === undefined) unnamed = Number(units)
    else named.set(code.toUpperCase(), Number(units))
  }
  return { named, unnamed }
}

/**
 * The rates of options; the site has some itself.
 *
 * @param currency the feed's own
 * @throws one sentence when the rate of the feed's currency is not known
 */
export function createExchangeRates(given: GivenRates, currency: string): ExchangeRates {
  const { named, unnamed } = given
  if (unnamed !== null && currency === 'USD')
    throw new Error(`Say with --currency what there are ${unnamed} of in a dollar.`)
  const units = new Map([
    ['USD', 1],
    ...(unnamed === null ? [] : [[currency, unnamed] as const]),
    ...named,
  ])
  if (!units.has(currency) && !SHIPPED_RATES.unitsPerDollar.has(currency))
    throw new Error(`Say with --rate how many ${currency} there are in a dollar.`)
  return new Map([...units].map(([code, count]) => [code, 1 / count]))
}
