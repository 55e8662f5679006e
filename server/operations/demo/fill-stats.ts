import { addDays } from '#domain/platform/time/add-days.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { offerCounts } from '#server/homes/tables.ts'
import type { DemoTools } from './demo-tools.ts'
import type { FilledHome } from './fill-homes.ts'
import { between } from './plan/choice.ts'

/** As many days as owners see. */
const DAYS = 30
/** Views of a home on its first weekday; weekends have more. */
const MAX_VIEWS = 40
const WEEKEND_FACTOR = 1.6
/** Views per heart. */
const HEART_VIEWS = 14

/** Rows per statement: four columns each, of the 65,535 values that a statement may have. */
const BATCH_SIZE = 5_000

/** Counts views and hearts of homes, most of them while a home is new. */
export async function fillStats(
  { db, random, now }: DemoTools,
  homes: readonly FilledHome[],
): Promise<void> {
  const counts = homes
    .filter(({ listing }) => listing !== null)
    .flatMap(({ id, since }) => {
      const liking = between(random, MAX_VIEWS / 8, MAX_VIEWS)
      return Array.from({ length: DAYS }, (_, daysAgo) => {
        const at = addDays(now, -daysAgo)
        const age = Math.floor((at.getTime() - since.getTime()) / DAY_MS)
        if (age < 0) return null
        const weekend = [0, 6].includes(at.getUTCDay()) ? WEEKEND_FACTOR : 1
        const views = Math.round((liking / (1 + age / 6)) * weekend * (0.5 + random()))
        const hearts = Math.floor(views / HEART_VIEWS + random() * 0.8)
        return { offer: id, day: toCalendarDay(at), views, hearts }
      }).filter((it) => it !== null)
    })
  for (let from = 0; from < counts.length; from += BATCH_SIZE)
    await db.insert(offerCounts).values(counts.slice(from, from + BATCH_SIZE))
}
