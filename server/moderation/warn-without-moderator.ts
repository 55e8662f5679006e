import type { Queryable } from '#server/db/open.ts'
import { log } from '#server/log/log.ts'
import { hasPersonWithRole } from '#server/role/queries.ts'

/** Says at the start that what owners hand in would wait for nobody. */
export async function warnWithoutModerator(db: Queryable): Promise<void> {
  if (await hasPersonWithRole(db, 'moderator')) return
  log.info(
    'Nobody moderates yet, so homes that owners hand in wait. Register on the site, then name a moderator: npm run accounts -- grant moderator EMAIL',
  )
}
