import { sql } from 'drizzle-orm'
import { HOME_DECISIONS } from '#domain/safety/logged-decision.ts'
import { HOME_ID } from '#server/homes/claimed-homes/queries.ts'

/** SQL: the hash of the moderator who last decided about the offer. */
export const DECIDED_BY = sql<string | null>`(
  select moderator from moderation_decisions
  where offer = ${HOME_ID} and decision in ${HOME_DECISIONS} order by decided_at desc limit 1
)`
