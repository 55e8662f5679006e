import type { Browser } from '@playwright/test'
import { test } from '#e2e/fixtures.ts'
import { createUniqueIpHeaders } from '#e2e/support/account.ts'
import { FIRST_PRESSES } from '#e2e/support/first-press/controls.ts'
import { expectFirstPress, getWays } from '#e2e/support/first-press/expect-first-press.ts'
import { slowDown } from '#e2e/support/network/slow-line.ts'

// Presses as soon as `load` has fired, most of them before the page hydrates. `bench/first-presses.ts` repeats them.

async function openPage(
  browser: Browser,
  { options }: ReturnType<typeof getWays>[number],
  baseURL: string | undefined,
) {
  const extraHTTPHeaders = createUniqueIpHeaders()
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders,
    ...(baseURL && { baseURL }),
  })
  return context.newPage()
}

for (const [index, press] of FIRST_PRESSES.entries()) {
  const ways = getWays(press)
  // Each input is a test of its own: on a busy machine three pages took longer than one test may.
  for (const way of ways)
    test(`the first press counts: ${press.name}, by ${way.input}`, { tag: '@desktop' }, async ({
      browser,
      baseURL,
    }) => {
      const page = await openPage(browser, way, baseURL)
      await expectFirstPress(page, press, way.input)
      await page.context().close()
    })

  // A slow processor is simulated by keeping a fast one busy, so every third control gets one input here. The benchmark
  // has all of them.
  const way = ways[index % ways.length]
  if (way === undefined || index % 3 > 0) continue
  test(`the first press counts on a slow phone and connection: ${press.name}, by ${way.input}`, {
    tag: '@desktop',
  }, async ({ browser, baseURL }) => {
    const page = await openPage(browser, way, baseURL)
    await expectFirstPress(page, press, way.input, slowDown)
    await page.context().close()
  })
}
