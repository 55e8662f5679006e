import type { Identity } from '#server/people/identity/identity.ts'
import type { Database } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { listenForCommands } from './listen.ts'
import { controlRoutes } from './routes.ts'

/**
 * Gives commands such as `npm run backup` access to the embedded database, which only this process
 * can open. They connect to a PostgreSQL server themselves.
 *
 * @returns a function that stops listening
 */
export async function openControl(
  database: Database,
  dataDir: string,
  { settings }: Identity,
): Promise<() => Promise<void>> {
  if (database.kind !== 'embedded') return async () => {}
  const { pool, orm: db } = database
  const onError = (err: unknown) => log.error({ err }, 'An order of the operator failed.')
  const { provider } = settings
  const routes = controlRoutes({ pool, db, dataDir, provider, onError })
  return listenForCommands(dataDir, routes.fetch)
}
