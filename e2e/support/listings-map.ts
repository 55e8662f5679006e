import { expect, type Locator, type Page } from '@playwright/test'

/** The middle of Kyiv as an address has it, with three of the sample homes for sale. */
export const KYIV = 'box=50.37%2C30.45%2C50.5%2C30.7'

export const listingsMap = (page: Page): Locator =>
  page.getByRole('region', { name: 'Map of homes' })

/** The pins of single homes. */
export const pins = (page: Page): Locator =>
  listingsMap(page).getByRole('button', { name: /^Home for / })

/** The pin of the home with this price: "$96.5k". */
export const pin = (page: Page, price: string): Locator =>
  listingsMap(page).getByRole('button', { name: new RegExp(`^Home for \\${price},`) })

/** The numbers of homes, of a cell or of pins too close to each other. */
export const numbers = (page: Page): Locator =>
  listingsMap(page).getByRole('button', { name: /^[\d,]+ homes?[ ,]/ })

/** The card that a pin opens. */
export const pinCard = (page: Page): Locator => page.getByRole('dialog')

/** Expects the map and the list to say the same number of homes. */
export async function expectTotal(page: Page, total: number): Promise<void> {
  const said = `${total.toLocaleString('en-US')} ${total === 1 ? 'home' : 'homes'}`
  await expect(page.getByText(`${said} here`)).toBeVisible()
  await expect(page.getByRole('heading', { name: new RegExp(`^${said} for `) })).toBeVisible()
}

/** Waits until the map shows homes, and comes into view. */
export async function mapReady(page: Page): Promise<void> {
  await expect(page.getByText(/\d homes? here$/)).toBeVisible()
  await listingsMap(page).scrollIntoViewIfNeeded()
}

/** Drags the map by so many pixels. */
export async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const box = await listingsMap(page).boundingBox()
  if (box === null) throw new Error('There is no map.')
  // Where no pin stands: a third from the left, under what lies over the upper edge.
  const from = { x: box.x + box.width / 3, y: box.y + 0.8 * box.height }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 })
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 })
  // A hand that rests before it lets go does not throw the map.
  await page.waitForTimeout(100)
  await page.mouse.up()
}

/** The questions about homes on the map that a page asks from now on. */
export function clusterRequests(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/clusters' && url.searchParams.has('box')) asked.push(url)
  })
  return asked
}
