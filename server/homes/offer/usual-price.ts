import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Currency } from '#domain/catalog/price/currency.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { getUsualPrice, type UsualPrice } from '#domain/catalog/price/price-fence.ts'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { readNumber } from '#domain/homes/offer/problem.ts'
import { readQuartiles } from '#server/catalog/listing/price-quartiles.ts'
import { normalizeCityName } from '#server/catalog/listing/to-search-criteria.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export type UsualPrices = Readonly<Record<Currency, UsualPrice>>

/**
 * What visible homes of the same type, city and number of rooms would cost if they had its area.
 *
 * @param content what is wrong or missing is compared with nothing
 * @param id of its listing; 0 before it has one
 */
export async function findUsualPrices(
  db: Queryable,
  content: OfferContent,
  id: number,
  { unitsPerDollar }: DisplayRates,
): Promise<UsualPrices | null> {
  const { type, city } = content
  const [rooms, area] = [readNumber(content.rooms), readNumber(content.area)]
  if (!(isEstateType(type) && Number.isInteger(rooms) && area > 0)) return null
  const [quartiles] = await readQuartiles(db, [
    { type, city: normalizeCityName(city.trim()), rooms, id },
  ])
  return quartiles ? getUsualPrice(quartiles, area, unitsPerDollar) : null
}
