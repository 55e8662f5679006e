import { listModerators } from '#server/people/role/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'

/** Warns at startup that homes would wait for a moderator who does not exist. */
export async function warnWithoutModerator(db: Queryable): Promise<void> {
  if ((await listModerators(db)).length > 0) return
  log.info(
    'Nobody moderates yet, so homes that owners hand in wait. Register on the site, then name a moderator: npm run accounts -- grant moderator EMAIL. Or look around where one works: npm run demo',
  )
}
