import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { readProcessEnv } from '#server/env.ts'
import { rotateSigningKeys } from '#server/identity/signing-keys.ts'

// Adds a key that signs identity tokens from now on; older keys verify the tokens that they signed
// until those expire. With --discard they do not: for a key that may be known to others.

const discard = process.argv.includes('--discard')
try {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readProcessEnv()
  const database = await openDatabase({ databaseUrl, dataDir })
  await migrateDatabase(database.pool)
  await rotateSigningKeys(database.orm, new Date(), { discard })
  await database.close()
  console.log(
    discard ? 'All keys were replaced. Everyone signs in again.' : 'A new key signs from now on.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
