import { and, eq, sql } from 'drizzle-orm'
import { ASKED_FACTS, isFactOf } from '#domain/catalog/listing/fact-groups.ts'
import { FACTS, type WordedFact } from '#domain/catalog/listing/facts.ts'
import type { ListingKey } from '#search/indexed-listing.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { listings } from '#server/catalog/tables.ts'
import { IS_PUBLISHED } from '#server/homes/offer/listed-offer.ts'
import { offers } from '#server/homes/tables.ts'
import { type ConversationRow, messages } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** What visitors may ask about a home because it does not state it; empty for one that is not shown. */
export async function findUnstatedFacts(
  db: Queryable,
  { type, id }: ListingKey,
): Promise<WordedFact[]> {
  const [row] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.type, type), eq(listings.id, id), sql.raw(IS_VISIBLE)))
  if (row === undefined) return []
  return ASKED_FACTS.filter((fact) => isFactOf(fact, type) && row[FACTS[fact].column] === null)
}

/**
 * What the seeker of a conversation asked about the home and it still does not state, if its owner can say so: feeds
 * say it themselves.
 */
export async function findAskedFacts(
  db: Queryable,
  { id, listingType, listingId, owner }: ConversationRow,
): Promise<WordedFact[]> {
  const [offer] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.owner, owner ?? ''),
        eq(offers.listingType, listingType),
        eq(offers.listingId, listingId),
        IS_PUBLISHED,
      ),
    )
  if (offer === undefined) return []
  const events = await db
    .select({ event: messages.event })
    .from(messages)
    .where(and(eq(messages.conversation, id), sql`${messages.event} ->> 'kind' = 'facts asked'`))
  const asked = new Set(
    events.flatMap(({ event }) => (event?.kind === 'facts asked' ? event.facts : [])),
  )
  const unstated = await findUnstatedFacts(db, { type: listingType, id: listingId })
  return unstated.filter((fact) => asked.has(fact))
}
