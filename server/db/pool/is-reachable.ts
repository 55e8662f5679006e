import type { Pool } from 'pg'

/** Whether the database answers a statement that costs nothing. @throws when it does not */
export async function isReachable(pool: Pick<Pool, 'query'>): Promise<boolean> {
  await pool.query('select 1')
  return true
}
