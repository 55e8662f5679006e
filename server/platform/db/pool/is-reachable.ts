import type { Pool } from 'pg'

/** @throws when the database is unreachable; never returns false */
export async function isReachable(pool: Pick<Pool, 'query'>): Promise<boolean> {
  await pool.query('select 1')
  return true
}
