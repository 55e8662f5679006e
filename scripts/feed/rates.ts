import type { DatedRates } from '#domain/catalog/price/exchange-rates.ts'

type UnitsPerDollar = DatedRates['unitsPerDollar']

/** Units of currencies in a dollar, as `--rate` gives them. */
export interface GivenRates {
  readonly named: ReadonlyMap<string, number>
  /** The rate of the feed's own currency; `null` if there is none. */
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
 * Reads the rates that options give, in units per dollar, by currency.
 *
 * @param currency the feed's own currency
 */
export function readGivenRates(given: GivenRates, currency: string): UnitsPerDollar {
  const { named, unnamed } = given
  if (unnamed !== null && currency === 'USD')
    throw new Error(`Say with --currency what there are ${unnamed} of in a dollar.`)
  return new Map([
    ['USD', 1],
    ...(unnamed === null ? [] : [[currency, unnamed] as const]),
    ...named,
  ])
}

/**
 * @param site the rates of the site
 * @throws one sentence when neither an option nor the site has the rate of the feed's currency
 */
export function requireRate(currency: string, given: UnitsPerDollar, site: DatedRates): void {
  if (given.has(currency) || site.unitsPerDollar.has(currency)) return
  const known = [...site.unitsPerDollar.keys()].join(', ')
  throw new Error(
    `Say with --rate how many ${currency} there are in a dollar: there are rates for ${known}.`,
  )
}
