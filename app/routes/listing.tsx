import { data, Link, useParams, useRouteError } from 'react-router'
import { storedFavorites } from '#app/browser/favorites.ts'
import { useStoredValue } from '#app/browser/stored-value.ts'
import { FavoriteButton } from '#app/features/favorite/favorite-button.tsx'
import { ListingDetail } from '#app/features/listing/listing-detail.tsx'
import { NoSuchListing } from '#app/features/listing/no-such-listing.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { listingTexts } from '#content/texts/listing.ts'
import { type EstateType, estateTypeOfSegment } from '#domain/estate-type.ts'
import { findFavorite } from '#domain/favorite.ts'
import type { Listing } from '#domain/listing.ts'
import { catalogueContext } from '#server/context.ts'
import type { Route } from './+types/listing.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const type = estateTypeOfSegment(params.type)
  const listing = await catalogue.listing(type, params.id)
  const placeholders = catalogue.placeholders(listing?.images ?? [])
  return data({ type, listing, placeholders }, { status: listing === null ? 404 : 200 })
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  // Without an answer of the server there is no title here: the copy has one, and so has a failure.
  ...(loaderData ? [{ title: loaderData.listing?.address ?? listingTexts.notFound }] : []),
  { name: 'description', content: listingTexts.pageDescription },
  ...(loaderData?.listing
    ? [{ tagName: 'link', rel: 'canonical', href: `/${loaderData.type}/${loaderData.listing.id}` }]
    : [{ name: 'robots', content: 'noindex' }]),
]

function BackToList() {
  return (
    <Link to="/property" prefetch="intent" className="back-link">
      <Icon name="chevron-left" />
      {listingTexts.back}
    </Link>
  )
}

const heart = (type: EstateType, listing: Listing) => (
  <FavoriteButton type={type} listing={listing} className="" />
)

/** `/{type}/{id}`: one home, room by room, and the person to call (§2 Property detail). */
export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { type, listing, placeholders } = loaderData
  return (
    <div className="page py-6 md:py-10">
      <BackToList />
      {listing === null ? (
        <NoSuchListing />
      ) : (
        <ListingDetail
          key={`${type} ${listing.id}`}
          type={type}
          listing={listing}
          placeholders={placeholders}
          heart={heart(type, listing)}
        />
      )}
    </div>
  )
}

/** When the server does not answer, a kept home is shown from its copy (Reading 21). */
export function ErrorBoundary() {
  const error = useRouteError()
  const params = useParams()
  const type = estateTypeOfSegment(params.type ?? '')
  const kept = findFavorite(useStoredValue(storedFavorites), type, params.id ?? '')
  if (kept === undefined) throw error
  return (
    <div className="page py-6 md:py-10">
      <title>{kept.address}</title>
      <BackToList />
      <p className="ignored-note mb-6">{listingTexts.savedCopy}</p>
      <ListingDetail type={type} listing={kept} placeholders={{}} heart={heart(type, kept)} />
    </div>
  )
}
