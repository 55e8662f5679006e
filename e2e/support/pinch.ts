import type { Locator, Page } from '@playwright/test'

/** Moves two fingers on `target` until they are `scale` times as far apart. */
export async function pinch(page: Page, target: Locator, scale: number): Promise<void> {
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing on the screen to pinch.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        distance === undefined
          ? []
          : [
              { x: x - distance, y, id: 0 },
              { x: x + distance, y, id: 1 },
            ],
    })
  const start = box.width / (2.5 * scale)
  await touch('touchStart', start)
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', start * (1 + ((scale - 1) * step) / 8))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
}
