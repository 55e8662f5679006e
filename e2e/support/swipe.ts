import type { Locator, Page } from '@playwright/test'

/** Moves a finger across 90 % of `target`, with one step in each frame. */
export async function swipe(
  page: Page,
  target: Locator,
  direction: 'left' | 'right',
): Promise<void> {
  // A touch on a moving slide would only stop it.
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing on the screen to swipe.')
  const dx = (direction === 'left' ? -0.9 : 0.9) * box.width
  const y = box.y + box.height / 2
  const from = box.x + box.width / 2 - dx / 2
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', from + (dx * step) / 8)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
}
