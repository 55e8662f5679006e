import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SHIPPED_RATES } from '#content/exchange-rates.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { getExchangeRates } from './queries.ts'
import { startRateUpdates } from './start-rate-updates.ts'

let database: Database
let answer = { status: 200, text: '' }
const bank = createServer((_request, response) => {
  response.writeHead(answer.status).end(answer.text)
})
let url = ''
beforeAll(async () => {
  database = await freshDatabase()
  await new Promise<void>((listening) => bank.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/exchange?json`
})
afterAll(async () => {
  bank.close()
  await database.close()
})

it.each([
  [500, '[]'],
  [200, 'no JSON'],
  [200, '[]'],
])('keeps the rates after a response of %i, %j', async (status, text) => {
  answer = { status, text }
  await startRateUpdates(database.orm, url).stop()
  expect(await getExchangeRates(database.orm)).toBe(SHIPPED_RATES)
})

it('saves the rates that the bank publishes', async () => {
  const rate = { rate: 50, cc: 'USD', exchangedate: '20.11.2026' }
  answer = { status: 200, text: JSON.stringify([rate]) }
  const updates = startRateUpdates(database.orm, url)
  await vi.waitFor(async () => {
    expect((await getExchangeRates(database.orm)).date).toBe('2026-11-20')
  })
  await updates.stop()
})
