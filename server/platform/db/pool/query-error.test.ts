import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { toErrorFields } from '#server/platform/log/error-fields.ts'
import { subscriptions } from '#server/site/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { QueryError } from './query-error.ts'
import { isUnavailable } from './unavailable.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const SECRET = 'olena@secret.example'
const row = { emailKey: SECRET, email: SECRET, token: SECRET, askedAt: new Date() }

const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: unknown) => error,
  )

it('tells which statement failed, and none of its values', async () => {
  await database.orm.insert(subscriptions).values(row)
  const failures = [
    // PostgreSQL quotes a value in the detail, in the message, or within a transaction.
    await failureOf(database.orm.insert(subscriptions).values(row)),
    await failureOf(database.orm.execute(sql`select ${SECRET}::integer`)),
    await failureOf(
      database.orm.transaction((transaction) => transaction.insert(subscriptions).values(row)),
    ),
  ]
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(QueryError)
    expect((failure as QueryError).retryAfter).toBeUndefined()
    expect(String(failure)).not.toContain(SECRET)
    expect(JSON.stringify(toErrorFields(failure))).not.toContain(SECRET)
  }
  expect(toErrorFields(failures[0])).toMatchObject({
    type: 'QueryError',
    message: expect.stringContaining('insert into "subscriptions"'),
    cause: { type: 'DatabaseError', code: '23505', constraint: 'subscriptions_pkey' },
  })
})

it.each([
  ['ECONNREFUSED', '', true],
  ['57P01', 'terminating connection', true],
  ['57014', 'canceling statement due to statement timeout', true],
  ['53300', 'too many clients', true],
  ['53100', 'No space left on device', true],
  ['23505', 'duplicate key', false],
  ['42P01', 'relation does not exist', false],
  [undefined, 'Query read timeout', true],
  [undefined, 'timeout exceeded when trying to connect', true],
  [undefined, 'Connection terminated unexpectedly', true],
  [undefined, 'something else', false],
])('treats %s (%s) as an unavailable database: %s', (code, message, unavailable) => {
  expect(isUnavailable(Object.assign(new Error(message), code && { code }))).toBe(unavailable)
})
