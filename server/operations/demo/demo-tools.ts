import { addDays } from '#domain/platform/time/add-days.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/follow-rates.ts'
import type { MailTools } from '#server/platform/mail/mailer.ts'
import type { DemoPeople } from './fill-people.ts'
import type { Random } from './plan/choice.ts'

/** What the invented people's actions need. */
export interface DemoTools extends MailTools {
  readonly random: Random
  readonly people: DemoPeople
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
