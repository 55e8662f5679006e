import { parseArgs } from 'node:util'
import { seedSamples } from '#server/catalog/listing/seed/commands.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { withExclusiveDatabase } from './with-database.ts'

const USAGE = `npm run seed

Adds the 18 invented listings to the database that DATABASE_URL names, to try the site or to show it. The
embedded database gets them by itself at the first start. They are refused where listings were imported.`

/**
 * The program behind `npm run seed`.
 *
 * @throws one sentence if it fails
 */
export async function runSeed(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  })
  if (values.help) return console.log(USAGE)
  const added = await withExclusiveDatabase('seed', async (database) => {
    await database.withoutDeadlines(migrateDatabase)
    return seedSamples(database.orm, new Date())
  })
  console.log(added === 1 ? '1 listing was added.' : `${added} listings were added.`)
}
