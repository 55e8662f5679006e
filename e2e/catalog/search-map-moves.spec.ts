import type { Locator, Page } from '@playwright/test'
import { withLargeCatalog } from '#e2e/fixtures/large-catalog.ts'
import { expect } from '#e2e/fixtures.ts'
import {
  clusterMarkers,
  dragMap,
  expectTotal,
  KYIV_BOX,
  listingsMap,
  pins,
  recordClusterRequests,
  waitForMap,
} from '#e2e/support/map/listings-map.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { open } from '#e2e/support/open.ts'
import { chips, searchField } from '#e2e/support/search-controls.ts'
import { filterOption, openFilters } from '#e2e/support/search-results.ts'

const test = withLargeCatalog(3_000)
test.use(WITH_MOTION)
test.describe.configure({ mode: 'default', timeout: 60_000 })

const searchOnMove = (page: Page) =>
  page.getByRole('checkbox', { name: 'Search as I move the map' })

/** The total in the list's heading. */
async function readListTotal(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^[\d,]+ homes? for sale$/ })
  return Number((await heading.textContent())?.replace(/\D/g, ''))
}

/** Clicks a cluster, which zooms in or opens the popup of a building, until `isDone`. */
async function zoomInUntil(
  page: Page,
  cluster: Locator,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let clicks = 0; clicks < 10 && !(await isDone()); clicks += 1) {
    const before = page.url()
    await cluster.click()
    await expect.poll(async () => page.url() !== before || (await isDone())).toBe(true)
    await page.waitForLoadState('networkidle')
  }
  expect(await isDone()).toBe(true)
}

test('moving the map makes one request, updates the URL once, and list and map agree', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await open(page, `${site.url}/property?type=sale&q=Kyiv`)
  await waitForMap(page)
  const all = await readListTotal(page)
  await expectTotal(page, all)
  const historyLength = await page.evaluate(() => history.length)
  const requests = recordClusterRequests(page)
  await dragMap(page, { x: -220, y: -160 })
  await expect(page).toHaveURL(/&box=/)
  await expect(chips(page).filter({ hasText: 'Map area' })).toBeVisible()
  await expect.poll(() => readListTotal(page)).toBeLessThan(all)
  await expectTotal(page, await readListTotal(page))
  expect(requests).toHaveLength(1)
  expect(new URL(page.url()).searchParams.get('box')).toBe(requests[0]?.searchParams.get('box'))
  expect(await page.evaluate(() => history.length)).toBe(historyLength)

  await chips(page).filter({ hasText: 'Map area' }).click()
  await expect(page).toHaveURL(`${site.url}/property?type=sale&q=Kyiv`)
  await expectTotal(page, all)
  await dragMap(page, { x: 150, y: 0 })
  await expect(page).toHaveURL(/&box=/)
})

test('cluster counts add up to the total, and clicking zooms in until prices appear', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await open(page, `${site.url}/property?type=sale&view=map`)
  await waitForMap(page)
  const total = await readListTotal(page)
  await expectTotal(page, total)
  const counts = await clusterMarkers(page).evaluateAll((markers) =>
    markers.map((marker) => Number.parseInt((marker.ariaLabel ?? '').replace(',', ''), 10)),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))

  await zoomInUntil(page, clusterMarkers(page).first(), async () => {
    return (await pins(page).count()) > 0 || page.getByRole('dialog').isVisible()
  })
  await expectTotal(page, await readListTotal(page))
})

test('homes of one building that no zoom level separates are listed in one popup', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await open(page, `${site.url}/property?type=sale&q=Kyiv`)
  await waitForMap(page)
  const popup = page.getByRole('dialog', { name: /^\d+ homes from / })
  await zoomInUntil(page, clusterMarkers(page).first(), () => popup.isVisible())
  const links = popup.getByRole('link')
  expect(await links.count()).toBeGreaterThan(1)
  expect(new Set(await links.allTextContents()).size).toBe(1)
})

test('search as I move the map can be turned off, and stays off', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit(`/property?type=sale&${KYIV_BOX}`)
  await waitForMap(page)
  await searchOnMove(page).uncheck()
  const requests = recordClusterRequests(page)
  await dragMap(page, { x: -260, y: 0 })
  const searchHere = page.getByRole('button', { name: 'Search this area' })
  await expect(searchHere).toBeVisible()
  await expect.poll(() => requests.length).toBe(1)
  await expect(page).toHaveURL(`/property?type=sale&${KYIV_BOX}`)
  await searchHere.click()
  await expect(page).not.toHaveURL(`/property?type=sale&${KYIV_BOX}`)
  await expect(searchHere).toBeHidden()
  await page.reload()
  await waitForMap(page)
  await expect(searchOnMove(page)).not.toBeChecked()
  await dragMap(page, { x: 260, y: 0 })
  await expect(searchHere).toBeVisible()
  const before = page.url()
  await searchOnMove(page).check()
  await expect(page).not.toHaveURL(before)
})

test('another place moves the map, while filters change only the pins', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit(`/property?type=sale&${KYIV_BOX}`)
  await waitForMap(page)
  await searchField(page).fill('Lviv')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/property?type=sale&q=Lviv')
  await expect(pins(page)).toHaveText(['$395k', '$229k'])
  await page.goBack()
  await expect(pins(page)).toHaveText(['$1.05m', '$3.3m', '$96.5k'])

  // The page itself scrolls to the new count.
  const getPinOffset = async () => {
    const [pin, map] = await Promise.all([
      listingsMap(page).getByText('$1.05m').boundingBox(),
      listingsMap(page).boundingBox(),
    ])
    return { x: (pin?.x ?? 0) - (map?.x ?? 0), y: (pin?.y ?? 0) - (map?.y ?? 0) }
  }
  const before = await getPinOffset()
  const panel = await openFilters(page)
  await filterOption(panel, '4+ rooms').check()
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/rooms=4%2B/)
  await expect(pins(page).filter({ hasText: '$96.5k' })).toHaveCount(0)
  await expect.poll(getPinOffset).toEqual(before)
})

test('a late response does not replace a newer one', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit(`/property?type=sale&${KYIV_BOX}`)
  await waitForMap(page)
  await expectTotal(page, 3)
  const heldRequests: (() => void)[] = []
  await page.route('**/clusters?*', async (route) => {
    if (heldRequests.length === 0) await new Promise<void>((resolve) => heldRequests.push(resolve))
    await route.continue().catch(() => {}) // Fails if the page has aborted the first request.
  })
  await dragMap(page, { x: -200, y: 0 })
  await expect.poll(() => heldRequests.length).toBe(1)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(page).not.toHaveURL(`/property?type=sale&${KYIV_BOX}`)
  const url = page.url()
  const total = (await page.getByText(/homes? here$/).textContent()) ?? ''
  heldRequests[0]?.()
  await page.waitForLoadState('networkidle')
  expect(page.url()).toBe(url)
  await expect(page.getByText(/homes? here$/)).toHaveText(total)
})
