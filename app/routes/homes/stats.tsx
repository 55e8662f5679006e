import { OfferStatsView } from '#app/features/homes/stats/offer-stats-view.tsx'
import { citySearchPath } from '#domain/catalog/links.ts'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { homesContext } from '#server/homes/open.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import { numbersTexts } from '#texts/homes/stats.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/stats.ts'
import { requireMyOffer } from './require-my-offer.ts'

export const meta = () => [{ title: numbersTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { offer } = await requireMyOffer(context, params.id, 'numbers')
  const numbers = await context.get(homesContext).readStats(offer)
  const { type, city } = offer.content
  return {
    place: wordAddress(formatOfferPlace(offer.content), language) || myListingsTexts.unnamed,
    numbers,
    searchPath:
      numbers.position === null || !isEstateType(type) ? null : citySearchPath(type, city),
  }
}

/** `/my/listings/:id/numbers` (docs/product/homes.md, "Numbers of a home"). */
export default function StatsPage({ loaderData }: Route.ComponentProps) {
  return <OfferStatsView {...loaderData} />
}
