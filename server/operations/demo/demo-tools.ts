import type { Queryable } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { DemoPeople } from './fill-people.ts'

/** What the invented people's actions need. */
export interface DemoTools {
  readonly db: Queryable
  readonly people: DemoPeople
  readonly mailer: Mailer
  /** The site's URL without a trailing slash. */
  readonly siteUrl: string
  readonly now: Date
}
