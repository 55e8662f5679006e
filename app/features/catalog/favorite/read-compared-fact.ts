import type { ComparedFact } from '#domain/catalog/favorite/compare-favorites.ts'
import type { Favorite } from '#domain/catalog/favorite/favorite.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { formatFact } from '#texts/format/fact.ts'
import {
  formatArea,
  formatFloor,
  formatRenovation,
  wordHeating,
  wordRooms,
  wordWalls,
} from '#texts/format/listing.ts'
import { formatListedPrice, formatPricePerSquare } from '#texts/format/price.ts'

/** A fact of a home as visitors read it; '' if it is not stated. */
export function readComparedFact(
  fact: ComparedFact,
  favorite: Favorite,
  display: DisplayCurrency,
): string {
  switch (fact) {
    case 'price':
      return formatListedPrice(favorite, display)
    case 'pricePerSquare':
      return favorite.type === 'rent' || favorite.pricePerSquare === undefined
        ? ''
        : formatPricePerSquare(favorite.pricePerSquare, display)
    case 'rooms':
      return wordRooms(favorite.countRooms)
    case 'area':
      return formatArea(favorite.area)
    case 'floor':
      return formatFloor(favorite.currentFloor, favorite.totalFloor)
    case 'year':
      return String(favorite.yearofConstruction ?? '')
    case 'walls':
      return wordWalls(favorite.wallType ?? '')
    case 'heating':
      return wordHeating(favorite.heatingSystem ?? '')
    case 'renovation':
      return formatRenovation(favorite.isRenovation)
    default:
      return formatFact(fact, favorite)
  }
}
