import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { withExclusiveDatabase } from './with-database.ts'

/**
 * The program behind `npm run migrate`, which runs before a new version is rolled out: if a migration fails or takes
 * long, the processes of the version before serve on.
 *
 * @throws one sentence if it fails
 */
export async function runMigrate(): Promise<void> {
  await withExclusiveDatabase('migrate', ({ pool }) => migrateDatabase(pool))
  console.log('The database has every migration of this version.')
}
