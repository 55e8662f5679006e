import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

const TILES = 'https://tile.openstreetmap.org/**'

const square = await sharp({
  create: { width: 256, height: 256, channels: 3, background: '#e9e5dc' },
})
  .png()
  .toBuffer()

/** Stands in for the service of map tiles; returns the paths of what was asked of it, `/z/x/y.png`. */
export async function answerTiles(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(TILES, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'image/png', body: square })
  })
  return asked
}

/** Lets no tile through, as where that service cannot be reached. */
export async function refuseTiles(context: BrowserContext): Promise<void> {
  await context.unroute(TILES)
  await context.route(TILES, (route) => route.abort())
}

/** Expects tiles once they can be reached again and are asked for: the note that says so is gone. */
export async function expectTilesAgain(
  page: Page,
  map: Locator,
  { note, retry }: { readonly note: string; readonly retry: string },
): Promise<void> {
  await page.context().unroute(TILES)
  await answerTiles(page.context())
  await page.getByRole('button', { name: retry }).click()
  await expect(page.getByText(note)).toBeHidden()
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible()
  await expect(page.getByText(note)).toBeHidden()
}
