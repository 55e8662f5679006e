import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/fixtures.ts'
import { withLargeCatalog } from '#e2e/support/large-catalog.ts'
import {
  clusterRequests,
  drag,
  expectTotal,
  KYIV,
  listingsMap,
  mapReady,
  numbers,
  pins,
} from '#e2e/support/listings-map.ts'
import { open } from '#e2e/support/open.ts'
import { choice, openFilters } from '#e2e/support/results.ts'
import { chips, searchField } from '#e2e/support/search.ts'

const test = withLargeCatalog(3_000)
test.describe.configure({ mode: 'default', timeout: 60_000 })

const follow = (page: Page) => page.getByRole('checkbox', { name: 'Search as I move the map' })

/** How many homes the list says there are, once it says it of the address that is shown. */
async function listTotal(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^[\d,]+ homes? for sale$/ })
  return Number((await heading.textContent())?.replace(/\D/g, ''))
}

/**
 * Presses a number until something is reached; each press goes nearer, or opens the card of a
 * building.
 */
async function nearer(page: Page, number: Locator, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 10 && !(await reached()); presses += 1) {
    const before = page.url()
    await number.click()
    await expect.poll(async () => page.url() !== before || (await reached())).toBe(true)
    await page.waitForLoadState('networkidle')
  }
  expect(await reached()).toBe(true)
}

test('moving the map searches there: one question, one address, the same number', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await open(page, `${site.url}/property?type=sale&q=Kyiv`)
  await mapReady(page)
  const all = await listTotal(page)
  await expectTotal(page, all)
  const steps = await page.evaluate(() => history.length)
  const asked = clusterRequests(page)
  await drag(page, { x: -220, y: -160 })
  await expect(page).toHaveURL(/&box=/)
  await expect(chips(page).filter({ hasText: 'Part of the map' })).toBeVisible()
  await expect.poll(() => listTotal(page)).toBeLessThan(all)
  await expectTotal(page, await listTotal(page))
  expect(asked).toHaveLength(1)
  expect(new URL(page.url()).searchParams.get('box')).toBe(asked[0]?.searchParams.get('box'))
  expect(await page.evaluate(() => history.length)).toBe(steps)

  await chips(page).filter({ hasText: 'Part of the map' }).click()
  await expect(page).toHaveURL(`${site.url}/property?type=sale&q=Kyiv`)
  await expectTotal(page, all)
  await drag(page, { x: 150, y: 0 })
  await expect(page).toHaveURL(/&box=/)
})

test('numbers add up to all homes, and a press goes nearer until there are prices', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await open(page, `${site.url}/property?type=sale&view=map`)
  await mapReady(page)
  const total = await listTotal(page)
  await expectTotal(page, total)
  const names = await numbers(page).evaluateAll((all) =>
    all.map((one) => Number.parseInt((one.ariaLabel ?? '').replace(',', ''), 10)),
  )
  expect(names.reduce((sum, count) => sum + count, 0)).toBe(total)
  expect(names).toEqual(names.toSorted((a, b) => b - a))

  await nearer(page, numbers(page).first(), async () => {
    return (await pins(page).count()) > 0 || page.getByRole('dialog').isVisible()
  })
  await expectTotal(page, await listTotal(page))
})

test('homes of one building, which no zoom parts, are told in one card', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await open(page, `${site.url}/property?type=sale&q=Kyiv`)
  await mapReady(page)
  const card = page.getByRole('dialog', { name: /^\d+ homes from / })
  await nearer(page, numbers(page).first(), () => card.isVisible())
  const links = card.getByRole('link')
  expect(await links.count()).toBeGreaterThan(1)
  expect(new Set(await links.allTextContents()).size).toBe(1)
})

test('switched off, it waits to be told, and remembers that', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit(`/property?type=sale&${KYIV}`)
  await mapReady(page)
  await follow(page).uncheck()
  const asked = clusterRequests(page)
  await drag(page, { x: -260, y: 0 })
  const here = page.getByRole('button', { name: 'Search this area' })
  await expect(here).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  await expect(page).toHaveURL(`/property?type=sale&${KYIV}`)
  await here.click()
  await expect(page).not.toHaveURL(`/property?type=sale&${KYIV}`)
  await expect(here).toBeHidden()
  await page.reload()
  await mapReady(page)
  await expect(follow(page)).not.toBeChecked()
  await drag(page, { x: 260, y: 0 })
  await expect(here).toBeVisible()
  const before = page.url()
  await follow(page).check()
  await expect(page).not.toHaveURL(before)
})

test('filters change the pins and leave the map where it is', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit(`/property?type=sale&${KYIV}`)
  await mapReady(page)
  const before = await listingsMap(page).getByText('$1.05m').boundingBox()
  const panel = await openFilters(page)
  await choice(panel, '4+ rooms').check()
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/rooms=4%2B/)
  await expect(pins(page).filter({ hasText: '$96.5k' })).toHaveCount(0)
  expect(await listingsMap(page).getByText('$1.05m').boundingBox()).toEqual(before)
})

test('another place takes the map there', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit(`/property?type=sale&${KYIV}`)
  await mapReady(page)
  await searchField(page).fill('Lviv')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/property?type=sale&q=Lviv')
  await expect(pins(page)).toHaveText(['$395k', '$229k'])
  await page.goBack()
  await expect(pins(page)).toHaveText(['$1.05m', '$3.3m', '$96.5k'])
})

test('answers that come late are not shown over later ones', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit(`/property?type=sale&${KYIV}`)
  await mapReady(page)
  await expectTotal(page, 3)
  const held: (() => void)[] = []
  await page.route('**/clusters?*', async (route) => {
    if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => {}) // The page has left the first question.
  })
  await drag(page, { x: -200, y: 0 })
  await expect.poll(() => held.length).toBe(1)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(page).not.toHaveURL(`/property?type=sale&${KYIV}`)
  const last = page.url()
  const said = (await page.getByText(/homes? here$/).textContent()) ?? ''
  held[0]?.()
  await page.waitForLoadState('networkidle')
  expect(page.url()).toBe(last)
  await expect(page.getByText(/homes? here$/)).toHaveText(said)
})
