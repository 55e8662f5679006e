import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '#test/database/database-proxy.ts'
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '#test/database/postgres-template.ts'
import { type Database, openDatabase } from './open.ts'
import { isUnavailable } from './pool/unavailable.ts'
import { waitForServer } from './wait-for-server.ts'

const adminUrl = process.env.TEST_DATABASE_URL

describe.skipIf(adminUrl === undefined)('a PostgreSQL server that goes away', () => {
  let temporary: TemporaryDatabase
  let link: DatabaseProxy
  let database: Database
  beforeEach(async () => {
    temporary = await createTemporaryDatabase(adminUrl ?? '')
    link = await startDatabaseProxy(temporary.url)
    database = await openDatabase({ databaseUrl: link.url, dataDir: '', statementMs: 300 })
  })
  afterEach(async () => {
    await database.close()
    await link.stop()
    await temporary.drop()
  })

  const ask = () => database.pool.query('select 1 as one')
  const transact = () =>
    database.orm.transaction((transaction) => transaction.execute('select 1 as one'))
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  it('fails a running transaction, but not the process', async () => {
    const work = database.orm.transaction(async (transaction) => {
      await transaction.execute('select 1')
      await link.disconnect()
      await link.reconnect()
      // Lets the pool notice the lost connection before the next statement.
      await setTimeout(100)
      await transaction.execute('select 2')
    })
    expect(await failureOf(work)).toMatchObject({ name: 'QueryError', retryAfter: 5 })
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })

  it('gets no more queries while it is silent, and uses up no connections', async () => {
    await Promise.all(Array.from({ length: 10 }, ask))
    link.pause()
    // More than there are connections.
    const works = Array.from({ length: 20 }, (_, index) =>
      failureOf(index % 2 === 0 ? transact() : ask()),
    )
    for (const failure of await Promise.all(works)) {
      const { name, cause } = failure as Error
      expect(isUnavailable(name === 'QueryError' ? cause : failure)).toBe(true)
    }
    expect(await failureOf(ask())).toMatchObject({ name: 'DatabaseSilentError', retryAfter: 5 })
    expect(await failureOf(transact())).toMatchObject({
      name: 'QueryError',
      retryAfter: 5,
      cause: { name: 'DatabaseSilentError' },
    })

    link.resume()
    await expect.poll(() => failureOf(ask()), { timeout: 10_000 }).toBe(null)
    const again = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? transact() : ask()))
    expect(await Promise.all(again)).toHaveLength(20)
    expect(database.pool.waitingCount).toBe(0)
  })

  it('is asked again at startup if it does not respond in time', async () => {
    link.pause()
    const waiting = waitForServer([link.url], { connectTimeoutMs: 100 })
    await setTimeout(200)
    link.resume()
    await expect(waiting).resolves.toBe(link.url)
  })

  it('is asked each time, at once, if it refuses connections', async () => {
    await link.disconnect()
    expect(await failureOf(transact())).toMatchObject({ name: 'QueryError', retryAfter: 5 })
    expect(isUnavailable(await failureOf(ask()))).toBe(true)
    await link.reconnect()
    expect((await transact()).rows).toEqual([{ one: 1 }])
  })
})
