import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addDays } from '#domain/platform/time/add-days.ts'
import { startRememberingHomes } from '#server/catalog/history/home/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { freshEmbedded } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { texts } from '#test/site/page-html.ts'

/** Events of the home with the longest history, and what its page may take to make. */
const EVENTS = 1_000
const MAX_RENDER_MS = 1_500
const MAX_DOCUMENT_BYTES = 400_000

const day = (days: number) => addDays(new Date(), days)
const home = (id: number, price: string, city = 'Poltava') => catalogListing({ id, price, city })

let database: Database
let site: BuiltApp
beforeAll(async () => {
  database = await freshEmbedded()
  await startRememberingHomes(database.orm)
  await saveListing(database.orm, home(700, '96 k'), { now: day(-60) })
  await saveListing(database.orm, home(700, '84 k'), { now: day(-20) })
  await saveListing(database.orm, home(702, '85 k'), { now: day(-10) })
  await saveListing(database.orm, home(701, '96 k', 'Sumy'), { now: day(-60) })
  for (let event = 1; event < EVENTS; event += 1)
    await database.pool.query(
      'update listings set price = price + $1, updated_at = $2 where id = 701',
      [event % 2 === 0 ? 1_000 : -1_000, day(-50 + event / 50)],
    )
  site = await startBuiltApp(database)
})
afterAll(async () => {
  await site?.stop()
  await database?.close()
})

async function get(path: string): Promise<string> {
  const response = await site.request(path)
  expect(response.status).toBe(200)
  return response.text()
}

it('the page of a home tells its history in words, a line and a table', async () => {
  const html = await get('/sale/700')
  const told = texts(html)
  for (const text of ['Price lowered', '−12%', 'Listed']) expect(told).toContain(text)
  expect(html).toMatch(/The price is down 12% since \w+\./)
  expect(html).toMatch(/<path d="M0 0H\d+V64H320"/)
  expect(html).not.toContain('<details class="earlier-rows"')
})

it('a home of which nothing changed has a line and no table', async () => {
  const html = await get('/sale/2')
  expect(html).toMatch(/Listed on [^<]+; the price has not changed since\./)
  expect(html).not.toContain('history-table"')
})

/** The note of a card. */
const DROP = />Down 12% since \w+</

it('its card says how far the price fell, once the search has it', async () => {
  await expect
    .poll(() => get('/property?type=sale&q=Poltava&reduced=true'), { timeout: 30_000 })
    .toMatch(DROP)
  expect(await get('/property?type=sale&q=Poltava')).toMatch(DROP)
  // So does its card on the page of a similar home.
  await expect.poll(() => get('/sale/702'), { timeout: 10_000 }).toMatch(DROP)
}, 40_000)

it('a history of a thousand events takes one query, and its page is quick and small', async () => {
  await get('/sale/700')
  const query = vi.spyOn(database.pool, 'query')
  const started = performance.now()
  const html = await get('/sale/701')
  expect(performance.now() - started).toBeLessThan(MAX_RENDER_MS)
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement))
  query.mockRestore()
  expect(statements.filter((text) => text.includes('listing_events')).length).toBe(1)
  expect(html.match(/<time /g)?.length).toBeLessThan(70)
  expect(html).toContain('940 changes after the first are left out.')
  expect(html.length).toBeLessThan(MAX_DOCUMENT_BYTES)
})
