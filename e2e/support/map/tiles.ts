import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** The fake tile server of playwright.config.ts. */
const TILE_SERVER = process.env.TILE_URL?.replace(/\/\{z\}.*/, '') ?? ''
const TILES = `${TILE_SERVER}/**`

/** Logged by Chromium for a tile that `blockTiles` aborted. */
export const TILE_BLOCKED_ERROR = new RegExp(`ERR_FAILED.*${TILE_SERVER}`)

/**
 * Paths (`/z/x/y.png`) of tiles that pages request from now on. This does not intercept requests: a
 * Playwright route would delay every request of a page and disable its cache.
 */
export function recordTileRequests(context: BrowserContext): readonly string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === TILE_SERVER) asked.push(pathname)
  })
  return asked
}

/** Aborts requests for tiles, as if their server could not be reached. */
export async function blockTiles(context: BrowserContext): Promise<void> {
  await context.route(TILES, (route) => route.abort())
}

/** Unblocks tiles and retries; expects tiles instead of the notice. */
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
