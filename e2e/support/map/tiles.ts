import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** The server of playwright.config.ts that stands in for OpenStreetMap's. */
const TILE_SERVER = process.env.TILE_URL?.replace(/\/\{z\}.*/, '') ?? ''
const TILES = `${TILE_SERVER}/**`

/** The error that Chromium logs for a tile that `blockTiles` refused. */
export const TILE_BLOCKED_ERROR = new RegExp(`ERR_FAILED.*${TILE_SERVER}`)

/**
 * The paths of the tiles that pages ask for from now on, `/z/x/y.png`. This listens and does not
 * intercept: a route of Playwright's holds up every request of a page and turns its cache off.
 */
export function recordTileRequests(context: BrowserContext): readonly string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === TILE_SERVER) asked.push(pathname)
  })
  return asked
}

/** Lets no tile through, as where their server cannot be reached. */
export async function blockTiles(context: BrowserContext): Promise<void> {
  await context.route(TILES, (route) => route.abort())
}

/** Expects tiles once they can be reached again and are asked for: the note that says so is gone. */
export async function expectTilesAfterRetry(
  page: Page,
  map: Locator,
  { note, retry }: { readonly note: string; readonly retry: string },
): Promise<void> {
  await page.context().unroute(TILES)
  await page.getByRole('button', { name: retry }).click()
  await expect(page.getByText(note)).toBeHidden()
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible()
  await expect(page.getByText(note)).toBeHidden()
}
