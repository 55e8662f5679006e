import type { RouterContextProvider } from 'react-router'
import { myListingsTexts } from '#content/texts/homes/list.ts'
import { citySearchPath } from '#domain/catalog/links.ts'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import { homesContext } from '#server/homes/open.ts'

/** Part of the route of the steps: a route of its own would add to the list of routes that every page loads. */
export async function getNumbersData(
  context: Pick<Readonly<RouterContextProvider>, 'get'>,
  offer: Offer,
) {
  const numbers = await context.get(homesContext).readStats(offer)
  const { type, city } = offer.content
  return {
    step: 'numbers' as const,
    place: formatOfferPlace(offer.content) || myListingsTexts.unnamed,
    numbers,
    searchPath:
      numbers.position === null || !isEstateType(type) ? null : citySearchPath(type, city),
  }
}
