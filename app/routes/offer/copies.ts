import { myListingsTexts } from '#content/texts/my-listings/list.ts'
import { joinAddress, joinHouse } from '#domain/offer/joined-address.ts'
import { listingPath, reportListingPath } from '#domain/site/links.ts'
import type { OwnOffer } from './own-offer.ts'

/** What visitors see of homes that show the pictures of this one. */
export async function getCopiesData({ owner, offers, offer }: OwnOffer) {
  const { content, id } = offer
  return {
    step: 'copies' as const,
    place: joinAddress([joinHouse(content), content.city]) || myListingsTexts.unnamed,
    copies: (await offers.listCopies(owner, id)).flatMap((copy) => {
      if (copy.listing === null) return []
      const { address, price, pictures } = offers.present(copy)
      return [
        {
          ...{ path: listingPath(copy.listing), reportPath: reportListingPath(copy.listing) },
          ...{ address, price, cover: pictures[0] ?? null },
        },
      ]
    }),
  }
}
