import type { Page } from '@playwright/test'
import { SIGNED_OUT_AT_KEY } from '#app/browser/storage/signed-out-at-key.ts'
import { saveSearchPath } from '#domain/catalog/saved-search/links.ts'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
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
import { newSearchTexts } from '#texts/catalog/saved-search.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })
test.beforeAll(createOtherBuild)

const OTHER_VERSION = 'test/site/other-build-process.ts'

const readBuild = (page: Page) => page.evaluate(() => window.__reactRouterManifest?.version)

/** Whether the document is the one that was marked. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a tab of the version before goes on with the new one, and what was typed stays', {
  tag: '@desktop',
}, async ({ context, page, visit }) => {
  test.slow()
  const site = await createTestServer({ TRUSTED_PROXY: 'on' })
  try {
    await site.start()
    const saving = await context.newPage()
    await visit(site.url + saveSearchPath({ ...EMPTY_SEARCH_QUERY, type: 'sale' }), saving)
    const field = saving.getByRole('main').getByLabel(newSearchTexts.email)
    await field.fill(createEmail())
    await markDocument(saving)
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

    await test.step('a page that reads its data again waits while a form has words', async () => {
      /** Every page reads its data again when somebody signs out in another tab. */
      const signOut = () =>
        page.evaluate((key) => localStorage.setItem(key, String(Date.now())), SIGNED_OUT_AT_KEY)
      const typed = await field.inputValue()
      const answered = saving.waitForResponse((response) => /\.data/.test(response.url()))
      await signOut()
      await answered
      await saving.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      await expect(field).toHaveValue(typed)
      expect(await isMarked(saving)).toBe(true)

      await field.fill('')
      await signOut()
      await expect.poll(() => isMarked(saving).catch(() => true)).toBe(false)
      await saving.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    })
  } finally {
    await site.remove()
  }
})
