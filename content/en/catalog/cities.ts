import type { CityWords } from '#domain/catalog/city/city-words.ts'

/** @param city as the catalog names it */
export const wordCity = (city: string): CityWords => ({
  name: city,
  of: `of ${city}`,
  inside: `in ${city}`,
})
