import { randomUUID } from 'node:crypto'
import { createOffer } from '#server/homes/offer/commands.ts'
import { moveOffer } from '#server/homes/offer/move/commands.ts'
import type { Database } from '#server/platform/db/open.ts'

const RATES = { date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } }
const CONTENT = {
  type: 'sale',
  city: 'Kyiv',
  street: 'Holovna Street',
  building: '12',
  rooms: '1',
  area: '30',
  amount: '50 000',
  currency: 'USD',
} as const

/**
 * Creates a visible home of an account.
 *
 * @returns the ids of the offer and of its listing
 */
export async function publishHome(
  { orm, pool }: Pick<Database, 'orm' | 'pool'>,
  owner: string,
  {
    description = '',
    moderator = randomUUID(),
  }: { readonly description?: string; readonly moderator?: string } = {},
): Promise<{ readonly offer: string; readonly type: 'sale'; readonly id: number }> {
  const now = new Date()
  const offer = (await createOffer(orm, owner, { ...CONTENT, description }, now)) ?? ''
  for (const move of [
    { id: offer, action: 'submit', actor: 'owner' },
    { id: offer, action: 'approve', actor: 'moderator', uid: moderator },
  ] as const)
    await moveOffer(orm, move, { rates: RATES, now })
  const { rows } = await pool.query('select listing_id as id from offers where id = $1', [offer])
  return { offer, type: 'sale', id: rows[0].id }
}
