import { sql } from 'drizzle-orm'
import { HOME_DECISIONS } from '#domain/safety/logged-decision.ts'
import { HOME_ID } from '#server/homes/claim/queries.ts'

/** SQL: the hash of the moderator who last decided about the offer, and did not take it back. */
export const DECIDED_BY = sql<string | null>`(
  select moderator from moderation_decisions
  where offer = ${HOME_ID} and decision in ${HOME_DECISIONS} and not exists (
    select from moderation_decisions undone
    where undone.offer = moderation_decisions.offer and undone.target = moderation_decisions.id
  ) order by decided_at desc limit 1
)`
