import type { CityOverview } from '#app/features/site/home/cities.tsx'
import type { NewListing } from '#app/features/site/home/newest-homes.tsx'
import { CITIES } from '#content/cities.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { ESTATE_TYPES, type EstateType } from '#domain/catalog/listing/estate-type.ts'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { wordCity } from '#texts/catalog/cities.ts'
import { formatArea, wordRooms } from '#texts/format/listing.ts'
import { language } from '#texts/language.ts'

const NEWEST_PER_TYPE = 3
const MAX_CITIES = 8
/** With fewer prices a median says little. */
const MIN_FOR_MEDIAN = 5

async function findNewest(catalog: Catalog, type: EstateType): Promise<NewListing[]> {
  const { listings } = await catalog.search({ ...EMPTY_SEARCH_QUERY, type })
  return listings
    .slice(0, NEWEST_PER_TYPE)
    .map(({ id, price, asked, address, countRooms, area, images: [cover] }) => ({
      type,
      path: listingPath({ type, id }),
      cover,
      price: { price, asked },
      address: wordAddress(address, language),
      facts: [wordRooms(countRooms), formatArea(area)].filter((fact) => fact !== '').join(' · '),
    }))
}

async function findMedianPrice(catalog: Catalog, name: string): Promise<string | undefined> {
  const query = { ...EMPTY_SEARCH_QUERY, type: 'sale', text: name, sort: 'price-up' } as const
  const { total, listings } = await catalog.search(query)
  if (total < MIN_FOR_MEDIAN) return undefined
  const rank = Math.floor((total - 1) / 2)
  const page = 1 + Math.floor(rank / listings.length)
  const middle = page === 1 ? listings : (await catalog.search({ ...query, page })).listings
  return middle[rank % listings.length]?.price
}

async function findCities(catalog: Catalog): Promise<CityOverview[]> {
  const counted = await Promise.all(
    CITIES.map(async ({ name }) => {
      const count = (type: EstateType) => catalog.count({ ...EMPTY_SEARCH_QUERY, type, text: name })
      const [sale, rent] = await Promise.all([count('sale'), count('rent')])
      return { name, sale, rent }
    }),
  )
  const largest = counted
    .filter(({ sale, rent }) => sale + rent > 0)
    .sort((a, b) => b.sale + b.rent - (a.sale + a.rent))
    .slice(0, MAX_CITIES)
  return Promise.all(
    largest.map(async (city) => ({
      ...city,
      name: wordCity(city.name).name,
      medianPrice: await findMedianPrice(catalog, city.name),
    })),
  )
}

export async function getCatalogOverview(catalog: Catalog) {
  const newest = await Promise.all(ESTATE_TYPES.map((type) => findNewest(catalog, type)))
  return { newest: newest.flat(), cities: await findCities(catalog) }
}
