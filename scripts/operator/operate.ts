import { json } from 'node:stream/consumers'
import {
  type InputOf,
  OPERATIONS,
  type OperationName,
  type ResultOf,
  requireValidInput,
} from '#server/operations/operator/operations.ts'
import { readProcessEnv } from '#server/platform/config/env.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { runLocallyOrOnServer } from './with-database.ts'

/**
 * Runs an operation on the database, by way of the server when it has the embedded database open.
 *
 * @throws one sentence when that is impossible
 */
export async function runOperation<Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
): Promise<ResultOf<Name>> {
  requireValidInput(name, input)
  const env = readProcessEnv()
  return runLocallyOrOnServer<ResultOf<Name>>(
    env,
    async (database) => {
      await migrateDatabase(database.pool)
      const provider = env.FIREBASE_PROJECT_ID === undefined ? 'embedded' : 'firebase'
      const context = { db: database.orm, provider, now: new Date() } as const
      return (await OPERATIONS[name].run(context, input)) as ResultOf<Name>
    },
    { path: `/operations/${name}`, body: input },
    async (answer) => (await json(answer)) as ResultOf<Name>,
  )
}
