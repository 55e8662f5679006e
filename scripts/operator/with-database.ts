import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { sendCommand } from '#server/operations/control/send-command.ts'
import { type Env, readProcessEnv } from '#server/platform/config/env.ts'
import { LockHeldError } from '#server/platform/db/embedded/lock.ts'
import { type Database, openDatabase } from '#server/platform/db/open.ts'

/** The template of new databases, which only a build has. */
const TEMPLATE = join(import.meta.dirname, '../../build/database-template')

/** How long to wait for a process that has the database open but accepts no commands. */
const TIMEOUT_MS = 10_000
const RETRY_MS = 200

type Work<Result> = (database: Database, env: Env) => Promise<Result>

/**
 * Opens the database for changes. A server must not have the embedded one open.
 *
 * @param purpose for the message, such as "import"
 * @throws one sentence that says what to do when a server has it open
 */
export async function withExclusiveDatabase<Result>(
  purpose: string,
  work: Work<Result>,
): Promise<Result> {
  try {
    return await withOpenDatabase(readProcessEnv(), work)
  } catch (error) {
    if (!(error instanceof LockHeldError) || error.pid === null) throw error
    throw new Error(
      `Another process (${error.pid}) has the embedded database open: stop it if it is the server, wait for its end if it is a command, then ${purpose}.`,
    )
  }
}

/**
 * Opens the database for reading. When a server has the embedded one open, `work` gets a copy, which the
 * server creates and deletes afterwards.
 */
export async function withDatabaseSnapshot<Result>(work: Work<Result>): Promise<Result> {
  const env = readProcessEnv()
  if (env.DATABASE_URL === undefined && !existsSync(join(env.DATA_DIR, 'postgres'))) {
    throw new Error(
      `There is no database in ${env.DATA_DIR}: name its folder with DATA_DIR, or a PostgreSQL with DATABASE_URL.`,
    )
  }
  return runLocallyOrOnServer(env, work, { path: '/snapshot' }, async (answer) => {
    const copy = { ...env, DATA_DIR: join(env.DATA_DIR, await readSnapshotName(answer)) }
    return withOpenDatabase(copy, (database) => work(database, env))
  })
}

/** The first line of the response. The copy exists while the response is open. */
async function readSnapshotName(answer: IncomingMessage): Promise<string> {
  const { value = '' } = await createInterface(answer)[Symbol.asyncIterator]().next()
  return z.object({ name: z.string() }).parse(JSON.parse(value)).name
}

/**
 * Runs `here` with the database, or sends the command to the server that has the embedded one open and
 * passes its response to `there`.
 *
 * @throws one sentence when the command is refused, or the process with the database accepts none
 */
export async function runLocallyOrOnServer<Result>(
  env: Env,
  here: Work<Result>,
  order: { readonly path: string; readonly body?: unknown },
  there: (answer: IncomingMessage) => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await withOpenDatabase(env, here)
    } catch (error) {
      if (!(error instanceof LockHeldError) || error.pid === null) throw error
      const answer = await sendCommand(env.DATA_DIR, order.path, order.body)
      if (answer !== null)
        return requireSuccess(answer)
          .then(there)
          .finally(() => answer.destroy())
      if (performance.now() > until) {
        throw new Error(
          `Process ${error.pid} has the embedded database open and takes no orders: try again when it has ended.`,
        )
      }
    }
    // The process may be a starting server, or another command that exits soon.
    await sleep(RETRY_MS)
  }
}

async function requireSuccess(answer: IncomingMessage): Promise<IncomingMessage> {
  if (answer.statusCode === 200) return answer
  const said = await text(answer)
  throw new Error(
    answer.statusCode === 404
      ? 'The server that runs is of another version and does not know this order: start it anew.'
      : said,
  )
}

async function withOpenDatabase<Result>(env: Env, work: Work<Result>): Promise<Result> {
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    readUrl: env.DATABASE_READ_URL,
    dataDir: env.DATA_DIR,
    template: TEMPLATE,
  })
  try {
    return await work(database, env)
  } finally {
    await database.close()
  }
}
