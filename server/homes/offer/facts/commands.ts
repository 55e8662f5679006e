import { and, eq, isNull } from 'drizzle-orm'
import { FACTS, pickFacts, type WordedFact } from '#domain/catalog/listing/facts.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import type { ListingKey } from '#search/indexed-listing.ts'
import { lockWithHome } from '#server/homes/offer/change/commands.ts'
import { publishListing } from '#server/homes/offer/listing/commands.ts'
import { rowToListing } from '#server/homes/offer/listing/to-listing.ts'
import { offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/**
 * Adds facts to a published home, which visitors see at once: they are choices and numbers, so there is nothing for a
 * moderator to read. A change of the home that was begun has them, too, unless something else was typed there.
 *
 * @param values valid as the form of a home has them
 *
 * @returns what is stated now; `null` if the owner has no such home, or it is not published
 */
export function stateFacts(
  db: Queryable,
  owner: string,
  { type, id }: ListingKey,
  values: Readonly<Partial<Record<WordedFact, string>>>,
  { rates, now }: { readonly rates: DisplayRates; readonly now: Date },
) {
  const isTheirs = and(
    eq(offers.owner, owner),
    eq(offers.listingType, type),
    eq(offers.listingId, id),
    eq(offers.state, 'published'),
    isNull(offers.changes),
  )
  return db.transaction(async (transaction) => {
    const [found] = await transaction.select({ id: offers.id }).from(offers).where(isTheirs)
    if (found === undefined) return null
    await lockWithHome(transaction, found.id)
    const [home] = await transaction.select().from(offers).where(isTheirs)
    if (home === undefined) return null
    const content = { ...home.content, ...values }
    const approvedContent = home.approvedContent && { ...home.approvedContent, ...values }
    await transaction
      .update(offers)
      .set({ content, approvedContent, revision: home.revision + 1, editedAt: now })
      .where(eq(offers.id, home.id))
    const [change] = await transaction.select().from(offers).where(eq(offers.changes, home.id))
    if (change !== undefined) {
      const typed = Object.entries(change.content).filter(([, text]) => text !== '')
      await transaction
        .update(offers)
        .set({
          content: { ...change.content, ...values, ...Object.fromEntries(typed) },
          approvedContent,
          revision: change.revision + 1,
        })
        .where(eq(offers.id, change.id))
    }
    const toListing = rowToListing({ ...home, content }, rates)
    await publishListing(transaction, { ...home, content }, toListing, now)
    const listing = toListing(id)
    const stated = Object.keys(values) as WordedFact[]
    return {
      ...pickFacts(
        Object.fromEntries(stated.map((fact) => [FACTS[fact].field, listing[FACTS[fact].field]])),
      ),
      ...(listing.asked && { asked: listing.asked }),
    }
  })
}
