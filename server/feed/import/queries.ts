import type { Pool } from 'pg'

/** Whether any listing came from the feed of this name, even if it was withdrawn. */
export async function hasListingsOfFeed(pool: Pool, feed: string): Promise<boolean> {
  const { rows } = await pool.query('select from listings where feed = $1 limit 1', [feed])
  return rows.length > 0
}
