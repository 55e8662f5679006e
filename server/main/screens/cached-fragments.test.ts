import { afterAll, beforeAll, expect, it } from 'vitest'
import { SCREEN_BUDGETS } from '#test/site/budgets.ts'
import type { BuiltApp } from '#test/site/built-app.ts'
import { startSampleSite } from '#test/site/sample-site.ts'

/** Screens that share fragments: the same cards, header or footer elsewhere. */
const PATHS = [
  ...SCREEN_BUDGETS.map(({ path }) => path),
  '/property?type=sale&sort=price-up',
  '/property?type=sale&page=2',
  '/property?type=sale&currency=UAH',
  '/property?type=sale&priceMax=150000',
  '/property?type=rent',
  '/property?type=rent&rooms=2',
  '/sale/1',
  '/rent/1',
  '/sale/999999',
  '/messages',
  '/my/listings',
  '/newsletter',
]

let site: BuiltApp
beforeAll(async () => {
  site = await startSampleSite()
})
afterAll(() => site?.stop())

async function read(app: Pick<BuiltApp, 'request'>, path: string): Promise<string> {
  const response = await app.request(path)
  expect(response.status, path).not.toBe(429)
  return response.text()
}

it('pages of cached fragments are those that are rendered whole, byte by byte', async () => {
  const warm = site.openWithoutPageCache()
  for (const path of PATHS) await read(warm, path)
  for (const path of PATHS) {
    const page = await read(warm, path)
    expect(page, path).toBe(await read(site.openWithoutPageCache(), path))
    expect(page, path).not.toContain('cached-fragment')
  }
})
