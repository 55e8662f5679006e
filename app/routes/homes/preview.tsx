import { data, Form, Link, redirect, useActionData } from 'react-router'
import { ListingDetail } from '#app/features/catalog/listing/detail/listing-detail.tsx'
import { PlaceSection } from '#app/features/catalog/listing/detail/place-section.tsx'
import { SideCard } from '#app/features/catalog/listing/detail/side-card.tsx'
import { Facts } from '#app/features/catalog/listing/facts.tsx'
import { FormPage } from '#app/features/homes/steps/form-page.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { joinTexts, STEP_FIELDS, TEXT_STEPS } from '#domain/homes/offer/content.ts'
import { findFinishedSteps } from '#domain/homes/offer/finished-steps.ts'
import { isNearLimit } from '#domain/homes/offer/limits.ts'
import { mendStepPath, offerStepPath } from '#domain/homes/offer/links.ts'
import { homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { hasContactData } from '#domain/platform/text/contact-data.ts'
import { wordListing, wordListingPlace } from '#server/catalog/listing/word-listing.ts'
import { pageContext } from '#server/main/page-context.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { wordCity } from '#texts/catalog/cities.ts'
import { formatActiveLimit, formatRefusal } from '#texts/homes/list.ts'
import { formatWaysToReach, phoneTexts } from '#texts/homes/phone.ts'
import { formatProblem } from '#texts/homes/problems.ts'
import {
  contactDataWarning,
  fieldNames,
  formatUsualWait,
  previewTexts,
  stepNames,
} from '#texts/homes/steps.ts'
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
  const problems = TEXT_STEPS.flatMap((step) =>
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
  const { id, homeId, problems, home, placeholders, tiles, phone, ...submitHome } = loaderData
  const problem = useActionData<typeof action>()?.problem
  const ways = <ContactOptions id={homeId} phone={phone} />
  return (
    <FormPage frame={loaderData} current="preview">
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

type PreviewData = Route.ComponentProps['loaderData']

interface PreviewedHomeProps extends Pick<PreviewData, 'placeholders' | 'tiles'> {
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
      place={<PlaceSection {...{ address, city, point, radius, tiles }} />}
    />
  )
}

/** What still prevents the home from being handed in, with links to the fields. */
function MissingFields({ id, problems }: Pick<PreviewData, 'id' | 'problems'>) {
  return (
    <section aria-labelledby="missing-fields" className="panel">
      <h2 id="missing-fields" className="text-2xl">
        {previewTexts.missing}
      </h2>
      <p className="text-ink-soft">{previewTexts.missingLead}</p>
      <ul className="mt-4 grid gap-3">
        {problems.map(({ step, field, text }) => (
          <li key={field} className="grid">
            <Link to={mendStepPath(id, step)} className="text-link">
              {fieldNames[field]}
            </Link>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For a home that is not on the map but could be. */
function MissingPinWarning({ id }: Pick<PreviewData, 'id'>) {
  return (
    <p className="callout mb-6">
      {previewTexts.noPin}{' '}
      <Link to={mendStepPath(id, 'place')} className="text-link">
        {previewTexts.placePin}
      </Link>
    </p>
  )
}

/** The section that hands the home in. */
const SUBMIT_ID = 'submit'

interface SubmitHomeProps
  extends Pick<
    PreviewData,
    'isShownAtOnce' | 'isChange' | 'waitHours' | 'hasContactData' | 'limit'
  > {
  /** Why it was not handed in. */
  readonly problem: string | undefined
}

const getOutlook = ({ isShownAtOnce, isChange, waitHours }: SubmitHomeProps) => {
  if (isShownAtOnce) return previewTexts.atOnce
  const outlook = isChange ? previewTexts.beforeChange : previewTexts.before
  return waitHours === null ? outlook : `${outlook} ${formatUsualWait(waitHours)}`
}

function SubmitHome(props: SubmitHomeProps) {
  const { hasContactData, limit, problem } = props
  return (
    <Form method="post" id={SUBMIT_ID} className="panel grid justify-items-start gap-4">
      <p>{getOutlook(props)}</p>
      {hasContactData && <p className="callout">{contactDataWarning}</p>}
      {limit !== null && <p className="callout">{limit}</p>}
      {problem !== undefined && <FormProblem problem={problem} />}
      <button type="submit" className={primaryButton}>
        {previewTexts.submit}
      </button>
    </Form>
  )
}

const HEADING_ID = 'ways'

/** How visitors will reach the owner. */
const ContactOptions = ({ id, phone }: Pick<PreviewData, 'id' | 'phone'>) => (
  <section aria-labelledby={HEADING_ID} className="panel">
    <h2 id={HEADING_ID} className="text-xl">
      {phoneTexts.contact}
    </h2>
    <p className="mt-2 mb-4">{phone === null ? phoneTexts.none : formatWaysToReach(phone)}</p>
    <Link to={offerStepPath(id, 'phone')} className={quietButton}>
      {phone === null ? phoneTexts.offer : phoneTexts.edit}
    </Link>
  </section>
)
