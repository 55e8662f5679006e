import { createPostgresCluster } from './postgres-cluster.ts'

/** Settings that make it faster, but not durable. */
const FAST_SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/**
 * Starts a private, empty server on a free port. It stops with this process at the latest.
 *
 * @param programs the folder of PostgreSQL's executables
 * @param more settings as `name=value`
 * @returns the URL of a superuser, and what stops the server and deletes its files
 * @throws with PostgreSQL's output when it does not start
 */
export async function startPostgres(programs: string, more: readonly string[] = []) {
  const cluster = await createPostgresCluster({ programs, settings: [...FAST_SETTINGS, ...more] })
  try {
    await cluster.start()
  } catch (error) {
    await cluster.remove()
    throw error
  }
  return { url: cluster.url, stop: cluster.remove }
}
