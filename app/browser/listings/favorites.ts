import { createStoredValue } from '#app/browser/storage/stored-value.ts'
import { type Favorite, parseFavorites } from '#domain/catalog/favorite/favorite.ts'

/** docs/product/catalog.md, "Favorite entry" */
export const storedFavorites = createStoredValue<readonly Favorite[]>({
  key: 'favorites',
  fallback: [],
  parse: (text) => {
    const { favorites, dropped } = parseFavorites(JSON.parse(text))
    return { value: favorites, valid: dropped === 0 }
  },
  serialize: (favorites) => JSON.stringify(favorites),
})
