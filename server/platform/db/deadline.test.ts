import { describe, expect, it } from 'vitest'
import { createTemporaryDatabase } from '#test/database/postgres-template.ts'
import { openDatabase } from './open.ts'
import { isUnavailable } from './pool/unavailable.ts'

const adminUrl = process.env.TEST_DATABASE_URL

describe.skipIf(adminUrl === undefined)('a statement on a PostgreSQL server', () => {
  async function opened(statementMs: number) {
    const { url, drop } = await createTemporaryDatabase(adminUrl ?? '')
    const database = await openDatabase({ databaseUrl: url, dataDir: '', statementMs })
    return {
      database,
      async close() {
        await database.close()
        await drop()
      },
    }
  }

  it('is ended when it takes too long, without losing its connection', async () => {
    const { database, close } = await opened(200)
    const failure = await database.pool.query('select pg_sleep(30)').catch((error) => error)
    expect(failure).toMatchObject({ code: '57014' })
    expect(isUnavailable(failure)).toBe(true)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('may take as long as it needs where deadlines are lifted', async () => {
    const { database, close } = await opened(200)
    const slept = await database.withoutDeadlines((pool) => pool.query('select pg_sleep(0.5)'))
    expect(slept.rowCount).toBe(1)
    await close()
  })
})
