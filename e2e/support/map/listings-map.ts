import { expect, type Locator, type Page } from '@playwright/test'

/** The center of Kyiv as a URL parameter. Three of the sample listings for sale are there. */
export const KYIV_BOX = 'box=50.37%2C30.45%2C50.5%2C30.7'

export const listingsMap = (page: Page): Locator =>
  page.getByRole('region', { name: 'Map of homes' })

export const pins = (page: Page): Locator =>
  listingsMap(page).getByRole('button', { name: /^Home for / })

/** @param price as on the pin: "$96.5k" */
export const pin = (page: Page, price: string): Locator =>
  listingsMap(page).getByRole('button', { name: new RegExp(`^Home for \\${price},`) })

/** Markers with a count, both of cells and of pins too close to each other. */
export const clusterMarkers = (page: Page): Locator =>
  listingsMap(page).getByRole('button', { name: /^[\d,]+ homes?[ ,]/ })

export const listingPopup = (page: Page): Locator => page.getByRole('dialog')

/** Expects this total on the map and above the list. */
export async function expectTotal(page: Page, total: number): Promise<void> {
  const text = `${total.toLocaleString('en-US')} ${total === 1 ? 'home' : 'homes'}`
  await expect(page.getByText(`${text} here`)).toBeVisible()
  await expect(page.getByRole('heading', { name: new RegExp(`^${text} for `) })).toBeVisible()
}

/** Waits until the map shows listings, and scrolls it into view. */
export async function waitForMap(page: Page): Promise<void> {
  await expect(page.getByText(/\d homes? here$/)).toBeVisible()
  // Retries, because the map replaces its placeholder.
  await expect(() => listingsMap(page).scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()
}

/** @param by in pixels */
export async function dragMap(page: Page, by: { x: number; y: number }): Promise<void> {
  const box = await listingsMap(page).boundingBox()
  if (box === null) throw new Error('There is no map.')
  // At this point no journey has a pin.
  const from = { x: box.x + box.width / 3, y: box.y + 0.8 * box.height }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 })
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 })
  // A pause before the release keeps the map from panning on by inertia.
  await page.waitForTimeout(100)
  await page.mouse.up()
}

/** Records the requests for map contents that a page sends from now on. */
export function recordClusterRequests(page: Page): URL[] {
  const requests: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/clusters' && url.searchParams.has('box')) requests.push(url)
  })
  return requests
}
