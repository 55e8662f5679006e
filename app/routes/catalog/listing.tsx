import { useEffect } from 'react'
import {
  data,
  Link,
  type ShouldRevalidateFunctionArgs,
  useParams,
  useRouteError,
} from 'react-router'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { recordListingView } from '#app/browser/listings/listing-view.ts'
import { storedAvatarLetter } from '#app/browser/storage/avatar-letter.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { useLazyComponent } from '#app/browser/use-lazy-component.ts'
import { FavoriteButton } from '#app/features/catalog/favorite/favorite-button.tsx'
import { PriceHistory } from '#app/features/catalog/history/price-history.tsx'
import { wordHistory, wordPriceDrops } from '#app/features/catalog/history/word-history.ts'
import { BackToList } from '#app/features/catalog/listing/detail/back-to-list.tsx'
import { CopyLink } from '#app/features/catalog/listing/detail/copy-link.tsx'
import { ListingDetail } from '#app/features/catalog/listing/detail/listing-detail.tsx'
import { PlaceSection } from '#app/features/catalog/listing/detail/place-section.tsx'
import { SideCard } from '#app/features/catalog/listing/detail/side-card.tsx'
import { Facts } from '#app/features/catalog/listing/facts.tsx'
import { Outage } from '#app/features/catalog/listing/outage.tsx'
import { pageMeta } from '#app/features/catalog/listing/page-meta.ts'
import { AskFacts } from '#app/features/messages/facts/ask-facts.tsx'
import { CanonicalLink } from '#app/features/shell/canonical-link.tsx'
import { KeptTime } from '#app/features/shell/offline/kept-time.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { SAMPLE_VERIFICATION } from '#content/sample-listings/verification.ts'
import { findFavorite } from '#domain/catalog/favorite/favorite.ts'
import { listingPath, typePath } from '#domain/catalog/links.ts'
import { type EstateType, parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import { FACT_GROUPS } from '#domain/catalog/listing/fact-groups.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { presentConfirmation } from '#domain/catalog/listing/present/confirmation.ts'
import { isVerified, type Verification } from '#domain/catalog/listing/trust/verification.ts'
import { getRateAge } from '#domain/catalog/price/exchange-rates.ts'
import { getMapPath } from '#domain/catalog/search/map-path.ts'
import { newShortlistPath } from '#domain/catalog/shortlist/links.ts'
import { getAbsenceStatus } from '#domain/homes/offer/lifecycle/off-market.ts'
import { ownerPhonePath, writePath } from '#domain/messages/conversation/links.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import { wordCard, wordListing, wordListingPlace } from '#server/catalog/listing/word-listing.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import { MAX_PAGE_AGE_MS, publicPage } from '#server/platform/http/pages/cache-control.ts'
import { getAbsenceTexts, missingTexts } from '#texts/catalog/absent-home.ts'
import { addToListText } from '#texts/catalog/add-to-list.ts'
import { wordCity } from '#texts/catalog/cities.ts'
import { listingTexts } from '#texts/catalog/listing.ts'
import { sampleVerificationTexts } from '#texts/catalog/sample-verification.ts'
import { checkedTexts } from '#texts/homes/home-check.ts'
import { language } from '#texts/language.ts'
import { askTexts } from '#texts/messages/facts.ts'
import { writeTitles } from '#texts/messages/messages.ts'
import { ownerPhoneTexts } from '#texts/messages/owner-phone.ts'
import type { Route } from './+types/listing.ts'
import { SimilarHomes } from './similar-homes.tsx'

export const headers = publicPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext)
  const type = parseEstateTypeSegment(params.type)
  const published = await catalog.findPublishedListing(type, params.id)
  if (published === null) return loadMissing(catalog, type, params.id)
  const {
    type: _type,
    city,
    lat,
    lng,
    placeRadius,
    place,
    facts,
    publishedAt,
    updatedAt,
    confirmedAt,
    verification,
    isOfferedByOwner,
    showsPhone,
    isRepresented,
    ...stored
  } = published
  const listing = wordListing(stored, language)
  const { metro, complex } = wordListingPlace(place, language)
  const [{ similarity, market, ...found }, history] = await Promise.all([
    catalog.findSurroundings(published),
    catalog.findHistory(type, published.id),
  ])
  const similar = found.similar.map((one) => wordCard(one, language))
  const { rates, siteUrl, tiles } = context.get(pageContext)
  // Valid for as long as caches may show the page.
  const isVerifiedNow = verification && isVerified(verification, Date.now() + MAX_PAGE_AGE_MS)
  return data({
    type,
    listing,
    similar,
    similarity,
    priceDrops: wordPriceDrops(found.priceDrops),
    offer: {
      verification: isVerifiedNow ? wordVerification(verification) : undefined,
      // The texts of links come from here, because few pages need them.
      owner: isOfferedByOwner ? { to: writePath(published), label: writeTitles.owner } : undefined,
      otherWay: isRepresented
        ? { to: writePath(published), label: writeTitles.realtor }
        : showsPhone
          ? { to: ownerPhonePath(published), label: ownerPhoneTexts.link }
          : undefined,
      rateAgeDays: getRateAge(listing.asked?.ratedOn ?? rates.date, new Date()),
      market: market && { ...market, city: wordCity(market.city) },
    },
    // From here, because the page of every home would load what makes it.
    lists: { to: newShortlistPath([`${type}/${published.id}`]), label: addToListText },
    publication: {
      day: toCalendarDay(publishedAt),
      confirmed:
        confirmedAt === undefined
          ? null
          : presentConfirmation({ publishedAt, confirmedAt, isOfferedByOwner }, new Date()),
      mapPath: getMapPath(published),
      url: siteUrl + inLanguage(listingPath({ type, id: listing.id }), language),
    },
    place: {
      city: wordCity(city).name,
      point: lat === undefined || lng === undefined ? null : { lat, lng },
      radius: placeRadius,
      tiles,
    },
    // It may have been withdrawn meanwhile.
    history: history.length === 0 ? null : wordHistory(history, Date.now()),
    facts: {
      condition: facts.conditionText,
      metro,
      complex,
    },
    outage: {
      // Few homes state any.
      saidOn: FACT_GROUPS.outage.some((fact) => listing[fact] !== undefined)
        ? await catalog.findSaidDays(published)
        : {},
      isOfferedByOwner,
    },
    ask:
      isOfferedByOwner || isRepresented
        ? { path: writePath(published), label: askTexts[isOfferedByOwner ? 'owner' : 'realtor'] }
        : undefined,
    // Built on the server: mostly for search engines, and every browser would load the code.
    meta: pageMeta({
      listing: { ...listing, type, city: wordCity(city).name, lat, lng, placeRadius, facts },
      publishedAt: publishedAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      origin: siteUrl,
    }),
    placeholders: await catalog.findPlaceholders([
      ...listing.images,
      ...similar.flatMap(({ images }) => images[0] ?? []),
    ]),
  })
}

/** Checks by Homiq itself, and those of samples, in the words of the page's language. */
function wordVerification(verification: Verification): Verification {
  if (verification.isHomeCheck) return { ...verification, ...checkedTexts }
  return verification.by === SAMPLE_VERIFICATION.by
    ? { ...verification, ...sampleVerificationTexts }
    : verification
}

/** For a home that is no longer shown, suggests similar ones. */
async function loadMissing(catalog: Catalog, type: EstateType, id: string) {
  const absent = await catalog.findAbsentListing(type, id)
  const found = absent && (await catalog.findSurroundings(absent.listing))
  const similar = (found?.similar ?? []).map((one) => wordCard(one, language))
  return data(
    {
      type,
      listing: null,
      similar,
      similarity: found?.similarity ?? null,
      priceDrops: wordPriceDrops(found?.priceDrops),
      texts: absent ? getAbsenceTexts(absent.absence, type) : missingTexts,
      placeholders: await catalog.findPlaceholders(
        similar.flatMap(({ images }) => images[0] ?? []),
      ),
    },
    { status: getAbsenceStatus(absent?.absence ?? null) },
  )
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const description = { name: 'description', content: listingTexts.pageDescription }
  // If the loader failed, the error boundary sets the title.
  if (!loaderData) return [description]
  if (loaderData.listing === null) {
    return [
      { title: loaderData.texts.heading },
      description,
      { name: 'robots', content: 'noindex' },
    ]
  }
  return loaderData.meta
}

const renderFavoriteButton = (type: EstateType, listing: Listing) => (
  <FavoriteButton type={type} listing={listing} className="" />
)

/** Not when the gallery opens or closes, which only changes the fragment. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.hash === nextUrl.hash)

const loadOwnHome = () => import('#app/features/homes/own-home.tsx').then((code) => code.OwnHome)

/** `/{type}/{id}` (docs/product/catalog.md, "Detail page"). */
export default function ListingPage({ loaderData, params }: Route.ComponentProps) {
  const { type, listing } = loaderData
  const isOfferedByOwner = listing !== null && loaderData.offer.owner !== undefined
  const id = listing?.id
  const mayBeOwn = useStoredValue(storedAvatarLetter) !== null && isOfferedByOwner
  const OwnHome = useLazyComponent(mayBeOwn ? loadOwnHome : undefined)
  useEffect(() => {
    if (id !== undefined) recordListingView(type, id, isOfferedByOwner)
  }, [type, id, isOfferedByOwner])
  return (
    <div className="page page-detail">
      <BackToList key={`${params.type} ${params.id}`} id={params.id} />
      {listing === null ? (
        <div className="empty-state">
          <h1 className="text-3xl">{loaderData.texts.heading}</h1>
          <p className="empty-state-hint">{loaderData.texts.hint}</p>
          <Link to={typePath(type)} prefetch="intent" className={`${primaryButton} mt-4`}>
            {listingTexts.others[type]}
          </Link>
        </div>
      ) : (
        <>
          <CanonicalLink path={listingPath({ type, id: listing.id })} />
          <ListingDetail
            key={`${type} ${listing.id}`}
            type={type}
            listing={listing}
            publication={loaderData.publication}
            placeholders={loaderData.placeholders}
            side={
              <SideCard
                type={type}
                listing={listing}
                offer={loaderData.offer}
                isPlaceWithheld={loaderData.place.radius !== undefined}
                ownHome={mayBeOwn && OwnHome && <OwnHome type={type} id={listing.id} />}
                favoriteButton={renderFavoriteButton(type, listing)}
                copyLink={
                  <>
                    <CopyLink />
                    <Link to={loaderData.lists.to} className={`${quietButton} flex-1`}>
                      {loaderData.lists.label}
                    </Link>
                  </>
                }
              />
            }
            facts={
              <>
                <Facts listing={listing} {...loaderData.facts} />
                <Outage
                  type={type}
                  listing={listing}
                  {...loaderData.outage}
                  ask={loaderData.ask && <AskFacts {...loaderData.ask} />}
                />
              </>
            }
            history={loaderData.history && <PriceHistory history={loaderData.history} />}
            place={<PlaceSection address={listing.address} {...loaderData.place} />}
          />
        </>
      )}
      {loaderData.similarity !== null && (
        <SimilarHomes
          type={type}
          listings={loaderData.similar}
          similarity={loaderData.similarity}
          priceDrops={loaderData.priceDrops}
          placeholders={loaderData.placeholders}
        />
      )}
    </div>
  )
}

/**
 * If the server does not respond, shows a favorite from its copy in browser storage
 * (docs/product/catalog.md, "Favorite entry").
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const params = useParams()
  const type = parseEstateTypeSegment(params.type ?? '')
  const favorite = findFavorite(useStoredValue(storedFavorites), type, params.id ?? '')
  if (favorite === undefined) throw error
  return (
    <div className="page page-detail">
      <title>{favorite.address}</title>
      <BackToList id={params.id ?? ''} />
      <p className="callout mb-6">
        {listingTexts.savedCopy} <KeptTime {...favorite} />
      </p>
      <ListingDetail
        type={type}
        listing={favorite}
        placeholders={{}}
        side={
          <SideCard
            type={type}
            listing={favorite}
            favoriteButton={renderFavoriteButton(type, favorite)}
            copyLink={<CopyLink />}
          />
        }
        facts={<Facts listing={favorite} />}
      />
    </div>
  )
}
