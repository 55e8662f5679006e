import { type Favorite, parseFavorites } from '#domain/listing/favorite.ts'
import { storedValue } from './stored-value.ts'

/** The kept homes: `favorites` holds a list of entries (docs/product.md, "Favorite entry"). */
export const storedFavorites = storedValue<readonly Favorite[]>({
  key: 'favorites',
  unread: [],
  read: (text) => {
    const { favorites, dropped } = parseFavorites(JSON.parse(text))
    return { value: favorites, sound: dropped === 0 }
  },
  write: (favorites) => JSON.stringify(favorites),
})
