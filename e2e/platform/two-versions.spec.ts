import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { createEmail, createUniqueIpHeaders } from '#e2e/support/account.ts'
import {
  expectContactFormValues,
  fillContactForm,
  VALID_MESSAGE,
  waitUntilTypedIsStored,
} from '#e2e/support/contact-form.ts'
import { createOtherBuild } from '#test/site/other-build.ts'
import { createTestServer } from '#test/site/test-server.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const OTHER_VERSION = 'test/site/other-build-process.ts'

const readBuild = (page: Page) => page.evaluate(() => window.__reactRouterManifest?.version)

/** Whether the document is the one that was marked. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a tab of the version before goes on with the new one, and what was typed stays', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  test.slow()
  createOtherBuild()
  const site = await createTestServer({ TRUSTED_PROXY: 'on' })
  try {
    await site.start()
    await visit(`${site.url}/contact`)
    const email = createEmail()
    await fillContactForm(page, email)
    await waitUntilTypedIsStored(page, VALID_MESSAGE.message)
    const before = await readBuild(page)
    const modules = await page.evaluate(() =>
      Object.values(window.__reactRouterManifest?.routes ?? {}).map(({ module }) => module),
    )
    await markDocument(page)

    await site.kill('SIGTERM')
    await site.start(OTHER_VERSION)
    // Each screen of the old version can still be loaded.
    expect(modules.length).toBeGreaterThan(40)
    const answers = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map(async (path) => {
            const { status, headers } = await fetch(path)
            return `${status} ${headers.get('Content-Type')}`
          }),
        ),
      modules,
    )
    expect(new Set(answers)).toEqual(new Set(['200 text/javascript; charset=utf-8']))

    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect.poll(() => readBuild(page)).not.toBe(before)
    expect(await isMarked(page)).toBe(false)

    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await markDocument(page)
    await header.getByRole('link', { name: 'Contact' }).click()
    await expectContactFormValues(page, email)
    expect(await isMarked(page)).toBe(true)
  } finally {
    await site.remove()
  }
})
