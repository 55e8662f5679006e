import { randomUUID } from 'node:crypto'
import { mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Pool } from 'pg'
import type { OperatorContext } from '#server/operations/operator/accounts.ts'
import { isOperation, OPERATIONS } from '#server/operations/operator/operations.ts'
import { OperatorError } from '#server/operations/operator/operator-error.ts'
import { copyWhileInUse } from '#server/platform/db/embedded/snapshot.ts'

export interface ControlOptions extends Omit<OperatorContext, 'now'> {
  readonly pool: Pool
  readonly dataDir: string
  /** Called with unexpected errors. */
  readonly onError: (error: unknown) => void
}

/** The folder in the data folder for copies of the embedded database. */
const SNAPSHOTS = 'snapshots'

export function controlRoutes(options: ControlOptions) {
  const { pool, dataDir, db, provider, onError } = options
  // Left by a process that was killed.
  rmSync(join(dataDir, SNAPSHOTS), { recursive: true, force: true })
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof OperatorError) return c.text(error.message, 422)
    onError(error)
    return c.text('It failed: the log of the server says why.', 500)
  })

  app.post('/operations/:name', async (c) => {
    const name = c.req.param('name')
    if (!isOperation(name)) return c.notFound()
    const context = { db, provider, now: new Date() }
    return c.json(await OPERATIONS[name].run(context, await c.req.json()))
  })

  /** Responds with the path of a copy, which is deleted when the client disconnects. */
  app.post('/snapshot', async () => {
    const name = join(SNAPSHOTS, randomUUID())
    const folder = join(dataDir, name)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const remove = () => {
      rmSync(folder, { recursive: true, force: true })
      removeIfEmpty(join(dataDir, SNAPSHOTS))
    }
    try {
      await copyWhileInUse(pool, join(dataDir, 'postgres'), join(folder, 'postgres'))
    } catch (error) {
      remove()
      throw new OperatorError(`The database could not be copied: ${getMessage(error)}`)
    }
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (reader) => reader.enqueue(Buffer.from(`${JSON.stringify({ name })}\n`)),
        cancel: remove,
      }),
    )
  })
  return app
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Another client has a copy there.
  }
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))
