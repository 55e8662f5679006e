import type { Pool } from 'pg'
import { createBatch } from './batch.ts'
import { writeBatch } from './commands.ts'
import { readOfferedKeys } from './queries.ts'

/**
 * Withdraws the listings of a feed that are not in a complete file of it.
 *
 * @returns how many
 */
export async function withdrawMissing(
  pool: Pool,
  feed: string,
  given: ReadonlySet<string>,
): Promise<number> {
  let count = 0
  for await (const keys of readOfferedKeys(pool, feed)) {
    const batch = createBatch()
    for (const key of keys) if (!given.has(key)) batch.withdrawals.set(key, null)
    if (batch.withdrawals.size === 0) continue
    const { withdrawn } = await writeBatch(pool, batch, feed, true)
    count += withdrawn
  }
  return count
}
