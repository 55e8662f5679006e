import { data, isRouteErrorResponse, Link } from 'react-router'
import { storedFavorites } from '#app/browser/favorites.ts'
import { FavoriteButton } from '#app/features/favorite/favorite-button.tsx'
import { Carousel } from '#app/features/listing/carousel.tsx'
import { Facts } from '#app/features/listing/facts.tsx'
import { NoSuchListing } from '#app/features/listing/no-such-listing.tsx'
import { SideCard } from '#app/features/listing/side-card.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { listingTexts } from '#content/texts/listing.ts'
import { estateTypeOfSegment } from '#domain/estate-type.ts'
import { findFavorite } from '#domain/favorite.ts'
import { catalogueContext } from '#server/context.ts'
import type { Route } from './+types/listing.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const type = estateTypeOfSegment(params.type)
  const listing = await catalogue.listing(type, params.id)
  const placeholders = catalogue.placeholders(listing?.images ?? [])
  const page = { type, listing, placeholders, savedCopy: false }
  return data(page, { status: listing === null ? 404 : 200 })
}

/** When the server does not answer, a kept home is shown from its copy (Reading 21). */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response && !isRouteErrorResponse(error)) throw error
    const type = estateTypeOfSegment(params.type)
    const kept = findFavorite(storedFavorites.get(), type, params.id)
    if (kept === undefined) throw error
    return { type, listing: kept, placeholders: {}, savedCopy: true }
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.listing?.address ?? listingTexts.notFound },
  { name: 'description', content: listingTexts.pageDescription },
  ...(loaderData?.listing
    ? [{ tagName: 'link', rel: 'canonical', href: `/${loaderData.type}/${loaderData.listing.id}` }]
    : [{ name: 'robots', content: 'noindex' }]),
]

/** `/{type}/{id}`: one home, room by room, and the person to call (§2 Property detail). */
export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { type, listing, placeholders, savedCopy } = loaderData
  return (
    <div className="page py-6 md:py-10">
      <Link to="/property" prefetch="intent" className="back-link">
        <Icon name="chevron-left" />
        {listingTexts.back}
      </Link>
      {listing === null ? (
        <NoSuchListing />
      ) : (
        <>
          {savedCopy && <p className="ignored-note mb-6">{listingTexts.savedCopy}</p>}
          <div className="listing-layout" key={`${type} ${listing.id}`}>
            <div className="listing-pictures">
              <Carousel images={listing.images} placeholders={placeholders} />
            </div>
            <div className="listing-side">
              <SideCard
                type={type}
                listing={listing}
                heart={<FavoriteButton type={type} listing={listing} className="" />}
              />
            </div>
            <div className="listing-story">
              <h1 className="text-[clamp(2rem,1.5rem+1.8vw,3rem)]">{listing.address}</h1>
              <Facts listing={listing} />
              <section aria-labelledby="description">
                <h2 id="description" className="text-3xl">
                  {listingTexts.description}
                </h2>
                <p className="mt-4 max-w-prose whitespace-pre-line text-lg">
                  {listing.description}
                </p>
              </section>
            </div>
          </div>
        </>
      )}
    </div>
  )
}
