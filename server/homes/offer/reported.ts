import { sql } from 'drizzle-orm'
import { offers } from '#server/homes/tables.ts'

/** SQL: the name of the offer's listing in reports. */
const offerTarget = sql`${offers.listingType} || '/' || ${offers.listingId}`

/** SQL condition: the report is about the offer's listing. Unlike names, an index finds its columns. */
export const IS_ABOUT_OFFER = sql<boolean>`reports.kind = 'listing'
  and offers.listing_type = split_part(reports.target, '/', 1)
  and offers.listing_id = case reports.kind when 'listing' then split_part(reports.target, '/', 2)::integer end`

/**
 * SQL: ids of all offers whose listings have a report that nobody has looked at. An array, because an index finds each
 * of them then.
 */
export const REPORTED_OFFERS = sql`array(
  select offers.id from reports join offers on ${IS_ABOUT_OFFER}
  where reports.resolved_at is null
)`

const isReported = (condition = sql``) => sql<boolean>`exists (
  select from reports
  where reports.kind = 'listing' and reports.target = ${offerTarget} and reports.resolved_at is null ${condition}
)`

/** SQL condition: the offer's listing has a report that nobody has looked at. */
export const IS_REPORTED = isReported()

/** SQL condition: this person reported the offer's listing, and nobody has looked at it. */
export const isReportedBy = (uid: string | null) => isReported(sql`and reports.reporter = ${uid}`)
