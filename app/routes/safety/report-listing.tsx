import { redirect } from 'react-router'
import { ReportPage } from '#app/features/safety/report/report-page.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { withParameters } from '#domain/platform/paths.ts'
import { reportListingPath } from '#domain/safety/report/links.ts'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { visitorContext } from '#server/people/session/visitor.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { language } from '#texts/language.ts'
import { reportTexts } from '#texts/safety/report.ts'
import { lostConnectionTexts } from '#texts/site/lost-connection.ts'
import type { Route } from './+types/report-listing.ts'
import { sendPostedReport } from './send-posted-report.ts'

export const meta = () => [{ title: reportTexts.title }, { name: 'robots', content: 'noindex' }]

/** @throws 404 for a home that is not shown */
async function requireListing({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { type, id } = params
  const listing = isEstateType(type)
    ? await context.get(catalogContext).findPublishedListing(type, id)
    : null
  if (listing === null) throw createPageError(404)
  return listing
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await context.get(visitorContext).person()
  const { type, id, address } = await requireListing({ params, context })
  return {
    type,
    id,
    address: wordAddress(address, language),
    isSignedIn: person !== null,
    isConfirmed: person?.emailVerified === true,
  }
}

/** Works without an account. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const listing = await requireListing({ params, context })
  const person = await context.get(visitorContext).person()
  const target = formatListingTarget(listing)
  const result = await sendPostedReport({ request, context, kind: 'listing', target, person })
  if ('refused' in result) return result.refused
  return redirect(withParameters(reportListingPath(listing), { [SENT_PARAM]: result.sent }), 303)
}

export const clientAction = keepOnLostConnection(lostConnectionTexts.notSent)

/** `/report/listing/:type/:id` (docs/product/safety.md, "Reports"). */
export default function ReportListingPage({ loaderData }: Route.ComponentProps) {
  const { type, id, address, isSignedIn, isConfirmed } = loaderData
  return (
    <ReportPage
      kind="listing"
      title={reportTexts.title}
      lead={reportTexts.lead}
      about={<p className="mt-3 text-ink-soft text-lg">{address}</p>}
      backPath={listingPath({ type, id })}
      back={reportTexts.back}
      isSignedIn={isSignedIn}
      isConfirmed={isConfirmed}
    />
  )
}
