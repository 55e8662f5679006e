import { sql } from 'drizzle-orm'
import { offers } from '#server/homes/tables.ts'

/** SQL: the name of the offer's listing in reports. */
export const offerTarget = sql`${offers.listingType} || '/' || ${offers.listingId}`

/** SQL condition: the offer's listing has a report that nobody has looked at. */
export const IS_REPORTED = sql<boolean>`exists (
  select from reports
  where reports.kind = 'listing' and reports.target = ${offerTarget} and reports.resolved_at is null
)`

/** SQL condition: this person reported the offer's listing, and nobody has looked at it. */
export const isReportedBy = (uid: string | null) => sql<boolean>`exists (
  select from reports
  where reports.kind = 'listing' and reports.target = ${offerTarget} and reports.resolved_at is null
    and reports.reporter = ${uid}
)`
