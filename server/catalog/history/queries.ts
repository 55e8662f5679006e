import { sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { FACT_GROUPS, type OutageFact } from '#domain/catalog/listing/fact-groups.ts'
import { FACTS } from '#domain/catalog/listing/facts.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

const { outage } = FACT_GROUPS
const COLUMNS: ReadonlyMap<string, OutageFact> = new Map(
  outage.map((fact) => [listings[FACTS[fact].column].name, fact]),
)

/**
 * The day on which each fact about power cuts was last changed; those that never changed were stated when the home was
 * put up.
 */
export async function findSaidDays(
  db: Queryable,
  home: { readonly type: EstateType; readonly id: number; readonly publishedAt: Date },
): Promise<Record<OutageFact, string>> {
  const { rows } = await db.execute<{ name: string; at: string }>(sql`
    select name, max(at) as at from listing_events
    cross join jsonb_object_keys(was) as name
    where type = ${home.type} and id = ${home.id} and name in ${[...COLUMNS.keys()]}
    group by name`)
  const changed = new Map(rows.map(({ name, at }) => [COLUMNS.get(name), new Date(at)]))
  return Object.fromEntries(
    outage.map((fact) => [fact, toCalendarDay(changed.get(fact) ?? home.publishedAt)]),
  ) as Record<OutageFact, string>
}
