import { createPostgresCluster } from './postgres-cluster.ts'

/** A PostgreSQL server that nobody else knows, and runs. */
export interface PostgresServer {
  /** Of a superuser. */
  readonly url: string
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

/** What is lost when the machine stops may be lost. */
const FAST_SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/**
 * Starts a server on a new, empty folder and a free port of this machine, with the programs of a
 * folder. Throws what PostgreSQL says if it does not start. It ends with this process at the latest.
 *
 * @param more settings as `name=value`
 */
export async function startPostgres(
  programs: string,
  more: readonly string[] = [],
): Promise<PostgresServer> {
  const cluster = await createPostgresCluster({ programs, settings: [...FAST_SETTINGS, ...more] })
  try {
    await cluster.start()
  } catch (error) {
    await cluster.remove()
    throw error
  }
  return { url: cluster.url, stop: cluster.remove }
}
