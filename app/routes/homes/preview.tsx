import { data, redirect, useActionData } from 'react-router'
import { ListingDetail } from '#app/features/catalog/listing/detail/listing-detail.tsx'
import { SideCard } from '#app/features/catalog/listing/detail/side-card.tsx'
import { Facts } from '#app/features/catalog/listing/facts.tsx'
import {
  type MissingField,
  MissingFields,
  MissingPinWarning,
} from '#app/features/homes/missing-fields.tsx'
import { ContactOptions } from '#app/features/homes/phone/contact-options.tsx'
import { FormPage } from '#app/features/homes/steps/form-page.tsx'
import { SUBMIT_ID, SubmitHome } from '#app/features/homes/submit-home.tsx'
import { PlaceOnMap } from '#app/routes/catalog/place-on-map.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { joinTexts, STEP_FIELDS, TEXT_STEPS } from '#domain/homes/offer/content.ts'
import { findFinishedSteps } from '#domain/homes/offer/finished-steps.ts'
import { isNearLimit } from '#domain/homes/offer/limits.ts'
import { homePictureUrl } from '#domain/homes/pictures/home-picture.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { hasContactData } from '#domain/platform/text/contact-data.ts'
import { wordListing, wordListingPlace } from '#server/catalog/listing/word-listing.ts'
import { pageContext } from '#server/main/page-context.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { wordCity } from '#texts/catalog/cities.ts'
import { formatActiveLimit, formatRefusal } from '#texts/homes/list.ts'
import { formatProblem } from '#texts/homes/problems.ts'
import { previewTexts, stepNames } from '#texts/homes/steps.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/preview.ts'
import { findFormattedPhone } from './formatted-phone.ts'
import { requireMyOffer } from './require-my-offer.ts'

export const meta = () => [{ title: stepNames.preview }, { name: 'robots', content: 'noindex' }]

/** A home as its page will show it. */
const wordPreview = (home: CatalogListing) => ({
  ...wordListing(home, language),
  city: wordCity(home.city).name,
  place: wordListingPlace(home.place, language),
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const { owner, offers, offer } = await requireMyOffer(context, params.id, 'preview')
  if (offer.state !== 'draft') throw redirect(PATHS.myListings)
  const found = offers.findProblems(offer)
  const problems = TEXT_STEPS.flatMap((step): MissingField[] =>
    STEP_FIELDS[step].flatMap((field) => {
      const problem = found[field]
      return problem === undefined ? [] : [{ step, field, text: formatProblem(problem) }]
    }),
  )
  const { id, reason, content, changes } = offer
  const finished = findFinishedSteps(offer, found)
  const home = problems.length > 0 ? null : wordPreview(offers.preview(offer))
  const [isShownAtOnce, limits, active, phone, waitHours] = await Promise.all([
    offers.isShownAtOnce(owner, offer),
    offers.getLimits(owner),
    offers.countOtherActive(owner, id),
    findFormattedPhone(context, owner, changes ?? id),
    offers.readUsualWait(),
  ])
  const limit = isNearLimit(active, limits.maxActive) ? formatActiveLimit(active, limits) : null
  return {
    id,
    reason,
    finished,
    homeId: changes ?? id,
    isShownAtOnce,
    isChange: changes !== null,
    waitHours,
    limit: changes === null ? limit : null,
    problems,
    home,
    placeholders: Object.fromEntries(
      offer.pictures.map((picture) => [homePictureUrl(picture), picture.placeholder]),
    ),
    tiles: context.get(pageContext).tiles,
    phone,
    hasContactData: hasContactData(joinTexts(content)),
  }
}

/** Hands the home in. A repeated request finds it handed in. */
export async function action({ params, context }: Route.ActionArgs) {
  const { owner, offers } = await requireMyOffer(context, params.id, 'preview')
  const refusal = (await offers.act(owner, params.id, 'submit'))?.refusal
  if (refusal === 'not found') throw createPageError(404)
  const isHandedIn =
    refusal === undefined ||
    (refusal === 'not now' && (await offers.find(owner, params.id))?.state !== 'draft')
  if (isHandedIn) return redirect(PATHS.myListings, 303)
  const problem = formatRefusal(refusal, await offers.getLimits(owner))
  return data({ problem }, { status: getRefusalStatus(refusal) })
}

export const clientAction = keepOnLostConnection()

/** `/my/listings/:id/preview` (docs/product/homes.md, "Form of a home"). */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { id, homeId, reason, finished, problems, home, placeholders, tiles, ...rest } = loaderData
  const { phone, ...submitHome } = rest
  const problem = useActionData<typeof action>()?.problem
  const ways = <ContactOptions id={homeId} phone={phone} />
  return (
    <FormPage
      id={id}
      reason={reason}
      finished={finished}
      current="preview"
      isChange={submitHome.isChange}
    >
      {home === null ? (
        <>
          <MissingFields id={id} problems={problems} />
          {ways}
        </>
      ) : (
        <>
          {home.lat === undefined && <MissingPinWarning id={id} />}
          <PreviewedHome home={home} placeholders={placeholders} tiles={tiles} />
          {ways}
          <SubmitHome {...submitHome} problem={problem} />
        </>
      )}
    </FormPage>
  )
}

interface PreviewedHomeProps
  extends Pick<Route.ComponentProps['loaderData'], 'placeholders' | 'tiles'> {
  readonly home: CatalogListing
}

/** The page of the home; in place of writing to the owner, it leads to the end, where it is sent. */
function PreviewedHome({ home, placeholders, tiles }: PreviewedHomeProps) {
  const { type, address, city, lat, lng, placeRadius: radius } = home
  const { metro, complex } = home.place
  const point = lat === undefined || lng === undefined ? null : { lat, lng }
  return (
    <ListingDetail
      type={type}
      listing={home}
      placeholders={placeholders}
      side={
        <SideCard
          type={type}
          listing={home}
          offer={{ owner: { to: `#${SUBMIT_ID}`, label: previewTexts.submit } }}
          isPlaceWithheld={radius !== undefined}
        />
      }
      facts={<Facts listing={home} condition={home.facts.conditionText} {...{ metro, complex }} />}
      place={<PlaceOnMap {...{ address, city, point, radius, tiles }} />}
    />
  )
}
