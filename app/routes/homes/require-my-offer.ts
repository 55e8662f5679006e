import type { RouterContextProvider } from 'react-router'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import type { Offers } from '#server/homes/offer/offers.ts'
import { homesContext } from '#server/homes/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import { language } from '#texts/language.ts'

export interface MyOffer {
  readonly owner: string
  readonly offers: Offers
  readonly offer: Offer
  /** Where the home is, or that this is unknown. */
  readonly place: string
}

/**
 * @param step the page, to which the sign-in page leads back
 * @throws a redirect to the sign-in page when nobody is signed in; 404 for offers of others too, so that their
 * existence is not revealed
 */
export async function requireMyOffer(
  context: Pick<Readonly<RouterContextProvider>, 'get'>,
  id: string,
  step: string,
): Promise<MyOffer> {
  const { uid: owner } = await requirePerson(context, offerStepPath(id, step))
  const offers = context.get(homesContext).offers
  const offer = await offers.find(owner, id)
  if (offer === null) throw createPageError(404)
  const place = wordAddress(formatOfferPlace(offer.content), language) || myListingsTexts.unnamed
  return { owner, offers, offer, place }
}
