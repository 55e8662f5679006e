import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { getLayoutShift, recordLayoutShifts } from '#e2e/support/layout-shifts.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { startSlowDocuments } from '#e2e/support/network/slow-document.ts'

test.use(WITH_MOTION)

/** Where frames showed the first link of the header. */
interface Painted {
  readonly painted: ReadonlySet<number>
}

/** Waits for fonts, pictures in view and two more frames. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const inView = [...document.images].filter((img) => {
      const { top, bottom, left, right } = img.getBoundingClientRect()
      const across = right > 0 && left < window.innerWidth - 1
      return right > left && across && bottom > 0 && top < window.innerHeight
    })
    await Promise.all(inView.map((img) => img.decode().catch(() => {})))
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  })

for (const address of ['/', '/home', '/reviews', '/property?type=sale', '/sale/1']) {
  test(`nothing jumps on ${address}, with slow pictures and fonts`, { tag: '@ends' }, async ({
    page,
    context,
    visit,
  }) => {
    await recordLayoutShifts(context)
    const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    await context.route(/\.(avif|webp|jpg|svg)$/, (route) => late(400).then(() => route.continue()))
    await context.route(/\.woff2$/, (route) => late(600).then(() => route.continue()))
    await visit(address)
    await settled(page)
    expect(await getLayoutShift(page), 'fonts not yet kept').toBeLessThan(0.001)

    await context.unroute(/\.woff2$/)
    await page.reload()
    await settled(page)
    expect(await getLayoutShift(page), 'fonts kept').toBeLessThan(0.001)
  })
}

test('nothing jumps when the favorites are shown', { tag: '@ends' }, async ({
  page,
  context,
  visit,
}) => {
  await recordLayoutShifts(context)
  await visit('/favorite')
  await expect(page.getByText('You have no saved ads.')).toBeVisible()
  await settled(page)
  expect(await getLayoutShift(page)).toBeLessThan(0.001)
})

test('a header that arrives in pieces is painted whole', { tag: '@desktop' }, async ({
  page,
  context,
  baseURL,
}) => {
  // When our fonts arrive, they move the links by a few pixels.
  await context.route(/\.woff2$/, () => {})
  const site = await startSlowDocuments(String(baseURL), 'href="/about"')
  await context.addInitScript(() => {
    const painted = new Set<number>()
    Object.assign(window, { painted })
    requestAnimationFrame(function record() {
      const [link] = document.querySelectorAll('header nav a')
      if (link) painted.add(Math.round(link.getBoundingClientRect().left))
      requestAnimationFrame(record)
    })
  })
  try {
    await page.goto(`${site.url}/contact`)
    await settled(page)
    const places = await page.evaluate(() => [...(window as unknown as Painted).painted])
    expect(places).toHaveLength(1)
  } finally {
    site.stop()
  }
})
