import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import type { PublishedListing } from '#server/catalog/listing/queries.ts'
import { SALES } from '#test/catalog/sample-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { labelled, texts } from '#test/site/page-html.ts'

const verification: Verification = {
  what: 'Passport, and the right to sell',
  by: 'Olena Test, Homiq',
  on: '2026-03-01',
  until: '2026-06-30',
}
const published = {
  ...(SALES[0] as (typeof SALES)[number]),
  publishedAt: new Date(0),
  updatedAt: new Date(0),
  isOfferedByOwner: false,
  showsPhone: false,
  isRepresented: false,
  verification,
} satisfies PublishedListing

let site: BuiltApp
beforeAll(async () => {
  const findPublishedListing = async () => published
  site = await startBuiltApp(await freshDatabase(), { catalog: { findPublishedListing } })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => site?.stop())

async function readSideCard(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  // Each moment has its own URL, and so its own cached page.
  const response = await site.request(`/sale/1?now=${encodeURIComponent(now)}`)
  expect(response.status).toBe(200)
  return texts(labelled(await response.text(), 'aside', 'Realtor'))
}

it("shows under 'Verified person' what was checked, by whom, when and until when", async () => {
  expect(await readSideCard('2026-03-01T00:00:00Z')).toEqual(
    expect.arrayContaining([
      'Verified person',
      'What was checked',
      'Passport, and the right to sell',
      'Checked by',
      'Olena Test, Homiq',
      'Checked on',
      'March 1, 2026',
      'Valid until',
      'June 30, 2026',
    ]),
  )
})

it.each([
  ['2026-06-30T23:47:59Z', true],
  // Caches may show the page for twelve minutes more.
  ['2026-06-30T23:48:00Z', false],
  ['2026-07-01T00:00:00Z', false],
])('shows the badge at %s: %s', async (now, expected) => {
  expect((await readSideCard(now)).includes('Verified person')).toBe(expected)
})
