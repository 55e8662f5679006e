import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { getPriceFence, getQuartiles, type Quartiles } from '#domain/catalog/price/price-fence.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'

/** A market in which prices are compared: a city and a kind of deal. */
export interface CityMarket {
  readonly type: EstateType
  readonly city: string
}

export interface OddPrice {
  readonly line: number
  /** "95 $/m² is far below what others in Kharkiv ask (700 to 1,400)" */
  readonly sentence: string
}

interface MarketPrices extends CityMarket {
  /** In $/m². */
  readonly prices: number[]
  /** The line of each price. */
  readonly lines: number[]
}

/** A file may contain any number of cities; later ones are not compared. */
const MAX_MARKETS = 1_000

/** Finds prices per m² that are far from others in their market, once a file is read. */
export class PriceWatch {
  readonly #markets = new Map<string, MarketPrices>()

  /** @param price in $/m² */
  add(line: number, { type, city }: CityMarket, price: number): void {
    const name = toMarketName({ type, city })
    const known = this.#markets.get(name)
    if (known === undefined && this.#markets.size >= MAX_MARKETS) return
    const market = known ?? { type, city, prices: [], lines: [] }
    if (known === undefined) this.#markets.set(name, market)
    market.prices.push(price)
    market.lines.push(line)
  }

  get cities(): string[] {
    return [...new Set([...this.#markets.values()].map(({ city }) => city))]
  }

  /** The file's own prices. */
  getQuartiles(): ReadonlyMap<string, Quartiles> {
    return new Map(
      [...this.#markets].map(([name, { prices }]) => [
        name,
        getQuartiles(Float64Array.from(prices).sort()),
      ]),
    )
  }

  /** @param usual by market */
  *findOddPrices(usual: ReadonlyMap<string, Quartiles>): Generator<OddPrice> {
    for (const [name, { city, prices, lines }] of this.#markets) {
      const quartiles = usual.get(name)
      const fence = quartiles === undefined ? null : getPriceFence(quartiles)
      if (quartiles === undefined || fence === null) continue
      const range = `(${format(quartiles.lower)} to ${format(quartiles.upper)})`
      for (const [at, price] of prices.entries()) {
        if (price >= fence.min && price <= fence.max) continue
        const side = price < fence.min ? 'below' : 'above'
        const sentence = `${format(price)} $/m² is far ${side} what others in ${city} ask ${range}`
        yield { line: lines[at] ?? 0, sentence }
      }
    }
  }
}

export const toMarketName = ({ type, city }: CityMarket): string => `${type} ${city}`

/** Rents have fractions that matter. */
const format = (price: number): string => formatNumber(price, price < 20 ? 1 : 0)
