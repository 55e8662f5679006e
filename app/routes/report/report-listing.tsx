import '#app/ui/touch-link.css'
import { data, Link, redirect, useActionData, useLocation } from 'react-router'
import { ReportForm, type ReportResult } from '#app/features/report/report-form.tsx'
import { parsePostedForm } from '#app/routes/posted-form.ts'
import { primaryButton } from '#app/ui/button.ts'
import { reportMessages, reportTexts } from '#content/texts/report/report.ts'
import { isEstateType } from '#domain/listing/estate-type.ts'
import { toListingTarget } from '#domain/moderation/listing-target.ts'
import { isReportReason, type ReportReason } from '#domain/moderation/report.ts'
import { reportSchema } from '#domain/report/report-schema.ts'
import { listingPath, reportListingPath, withParameters } from '#domain/site/links.ts'
import { catalogContext, reportsContext, visitorContext } from '#server/loader/context.ts'
import type { Route } from './+types/report-listing.ts'

const schema = reportSchema('listing', reportMessages)

/** Set by the redirect after a report, so that a reload does not send it again. */
const SENT_PARAM = 'sent'

export const meta = () => [{ title: reportTexts.title }, { name: 'robots', content: 'noindex' }]

/** @throws 404 for a home that is not shown */
async function requireListing({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { type, id } = params
  const listing = isEstateType(type)
    ? await context.get(catalogContext).findPublishedListing(type, id)
    : null
  if (listing === null) throw data(null, { status: 404 })
  return listing
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await context.get(visitorContext).person()
  const { type, id, address } = await requireListing({ params, context })
  return {
    type,
    id,
    address,
    isSignedIn: person !== null,
    isConfirmed: person?.emailVerified === true,
  }
}

/** Works without an account. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const listing = await requireListing({ params, context })
  const { values, errors, data: report } = await parsePostedForm(request, schema)
  const reject = (status: number, result: Partial<ReportResult>) =>
    data<ReportResult>({ form: { values, errors: {} }, ...result }, { status })
  if (errors) return reject(400, { form: { values, errors } })
  const { reason, words } = report
  const person = await context.get(visitorContext).person()
  const wantsAnswer = person?.emailVerified === true && report.answer === 'mail'
  const refusal = await context.get(reportsContext).send({
    ...{ kind: 'listing', target: toListingTarget(listing), words, wantsAnswer },
    reason: isReportReason('listing', reason) ? reason : ('other' satisfies ReportReason),
    reporter: person?.uid ?? null,
  })
  if (refusal === 'too fast') return reject(429, { problem: reportTexts.tooMany })
  if (refusal === 'full') return reject(409, { problem: reportTexts.full })
  const sent = { [SENT_PARAM]: wantsAnswer ? 'mail' : '' }
  throw redirect(withParameters(reportListingPath(listing), sent), 303)
}

/** `/report/listing/:type/:id` (docs/product.md, "Reports"). */
export default function ReportListingPage({ loaderData }: Route.ComponentProps) {
  const { type, id, address, isSignedIn, isConfirmed } = loaderData
  const sent = new URLSearchParams(useLocation().search).get(SENT_PARAM)
  const rejected = useActionData<ReportResult>()
  return (
    <div className="page py-10 md:py-14">
      {sent === null && (
        <Link to={listingPath({ type, id })} className="text-link touch-link mb-4">
          {reportTexts.back}
        </Link>
      )}
      <h1>{sent === null ? reportTexts.title : reportTexts.doneHeading}</h1>
      <p className="mt-3 text-ink-soft text-lg">{address}</p>
      {sent === null ? (
        <>
          <p className="mt-3 max-w-prose">{reportTexts.lead}</p>
          <ReportForm
            kind="listing"
            isSignedIn={isSignedIn}
            isConfirmed={isConfirmed}
            rejected={rejected}
          />
        </>
      ) : (
        <>
          <p role="status" className="mt-3 mb-6 max-w-prose">
            {sent === 'mail' ? reportTexts.doneMail : reportTexts.done}
          </p>
          <Link to={listingPath({ type, id })} className={primaryButton}>
            {reportTexts.back}
          </Link>
        </>
      )}
    </div>
  )
}
