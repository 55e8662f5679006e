import { afterAll, beforeAll, expect, it } from 'vitest'
import { SAVED_SEARCH_LIMITS } from '#domain/catalog/saved-search/limits.ts'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import type { Database } from '#server/platform/db/open.ts'
import { TEST_RATES } from '#test/catalog/search/test-rates.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type NewSearch, requestForAddress, saveForAccount } from './commands.ts'

const { perAccount, perAddress } = SAVED_SEARCH_LIMITS
const TOOLS = { now: new Date('2026-06-01T09:00:00Z'), rates: TEST_RATES }

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** Several searches, all asked for at once. */
const atOnce = <Saved>(count: number, save: (search: NewSearch) => Promise<Saved>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      save({
        query: { ...EMPTY_SEARCH_QUERY, type: 'sale', text: `Street ${index}` },
        name: 'A search',
        language: 'en',
      }),
    ),
  )

it('keeps no more searches of an account than it may have, however many are saved at once', async () => {
  const save = (search: NewSearch) => saveForAccount(database.orm, 'olena', search, TOOLS)
  const tokens = await atOnce(perAccount + 10, save)
  expect(tokens.filter((token) => token !== null)).toHaveLength(perAccount)
})

it('keeps no more searches of an address than it may have, however many are asked for at once', async () => {
  const rows = await atOnce(perAddress + 10, (search) =>
    database.orm.transaction((transaction) =>
      requestForAddress(transaction, 'olena@example.com', search, TOOLS),
    ),
  )
  expect(rows.filter((row) => row !== null)).toHaveLength(perAddress)
})
