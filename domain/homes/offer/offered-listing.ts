import type { City } from '#domain/catalog/city/city.ts'
import { WITHHELD_RADIUS_M } from '#domain/catalog/listing/approximate-point.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { isFactOf } from '#domain/catalog/listing/fact-groups.ts'
import { isNumberFact, toFactFields } from '#domain/catalog/listing/facts.ts'
import type { Translations } from '#domain/catalog/listing/listing.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import type { Condition, Heating, Walls } from '#domain/catalog/listing/terms.ts'
import {
  type Currency,
  convertToDollars,
  DEFAULT_CURRENCY,
} from '#domain/catalog/price/currency.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { calculatePricePerSquare } from '#domain/catalog/price/parse-price.ts'
import { withholdPlace } from '#domain/feeds/address/withhold-place.ts'
import { mapLanguages } from '#domain/platform/language.ts'
import { type OfferContent, TRANSLATION_FIELDS } from './content.ts'
import { joinAddress, joinHouse } from './joined-address.ts'
import { parsePoint } from './point.ts'
import { getReader, readAmount, readNumber } from './problem.ts'

/**
 * The listing of an offer. It names no person, because visitors write to its owner and do not call.
 *
 * @param content without problems (`findOpenProblems`)
 */
export function toOfferedListing(
  content: OfferContent,
  options: {
    readonly id: number
    readonly rates: DisplayRates
    readonly findCity: (name: string) => City | null
  },
): StoredListing & { readonly area: number } {
  const { street, building, district, metro, complex, city: typedCity } = trimAll(content)
  const known = options.findCity(typedCity)
  const city = known?.name ?? typedCity
  const type = content.type as EstateType
  const area = readNumber(content.area)
  const { dollars, asked } = readPrice(content, options.rates)
  const term = <Value extends string>(text: string) =>
    text === '' ? null : { value: text as Value }
  const isWithheld = content.exactness === 'withheld'
  const exact = getExactPlace(
    { street, building, district, metro, complex, city, cityId: known?.id },
    content.point,
  )
  const { address, place, point } = isWithheld ? withholdPlace(exact) : exact
  return {
    type,
    id: options.id,
    images: [],
    price: dollars,
    address,
    description: content.description.trim(),
    city,
    place,
    rooms: readNumber(content.rooms),
    area,
    ...omitMissing({
      asked,
      condition: term<Condition>(content.condition),
      heating: term<Heating>(content.heating),
      walls: term<Walls>(content.walls),
      pricePerSquare: type === 'sale' ? calculatePricePerSquare(dollars, area) : null,
      ...point,
      translations: readTranslations(content),
      placeRadius: isWithheld && point !== null ? WITHHELD_RADIUS_M : null,
    }),
    ...toFactFields((fact) => {
      if (!isFactOf(fact, type)) return null
      return isNumberFact(fact)
        ? readOptional(content[fact], getReader(fact))
        : content[fact].trim() || null
    }),
  }
}

function readTranslations(content: OfferContent): Translations | null {
  const texts = mapLanguages((language) => content[TRANSLATION_FIELDS[language]].trim())
  return Object.values(texts).every((text) => text === '') ? null : omitMissing(texts)
}

interface AddressParts {
  readonly street: string
  readonly building: string
  readonly district: string
  readonly metro: string
  readonly complex: string
  readonly city: string
  readonly cityId: string | undefined
}

function getExactPlace({ city, ...parts }: AddressParts, point: string) {
  const address = joinAddress([joinHouse(parts), parts.district, city])
  return { address, city, place: omitMissing(parts), point: parsePoint(point) }
}

const trimAll = (content: OfferContent) =>
  Object.fromEntries(
    Object.entries(content).map(([field, text]) => [field, text.trim()]),
  ) as OfferContent

const readOptional = (text: string, read: (text: string) => number) =>
  text.trim() === '' ? null : read(text)

function readPrice(content: OfferContent, { date, unitsPerDollar }: DisplayRates) {
  const [amount, currency] = [readAmount(content.amount), content.currency as Currency]
  const dollars = Math.max(1, convertToDollars(amount, unitsPerDollar[currency]))
  const asked = currency === DEFAULT_CURRENCY ? null : { amount, currency, ratedOn: date }
  return { dollars, asked }
}
