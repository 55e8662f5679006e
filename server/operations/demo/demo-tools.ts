import { addDays } from '#domain/platform/time/add-days.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rates/follow-rates.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { DemoPeople } from './fill-people.ts'
import type { Random } from './plan/choice.ts'

/** What the invented people's actions need. */
export interface DemoTools {
  readonly db: Queryable
  readonly random: Random
  readonly people: DemoPeople
  readonly mailer: Mailer
  /** The site's URL without a trailing slash. */
  readonly siteUrl: string
  readonly now: Date
}

/** What a service needs whose actions happened some days before today. */
export const daysAgo = ({ db, mailer, siteUrl, now }: DemoTools, days: number) => ({
  db,
  mailer,
  siteUrl,
  rates: () => SHIPPED_DISPLAY_RATES,
  now: () => addDays(now, -days),
})
