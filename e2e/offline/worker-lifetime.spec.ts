import { readFile } from 'node:fs/promises'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, register } from '#e2e/support/account.ts'
import {
  contactField,
  expectContactFormValues,
  fillContactForm,
} from '#e2e/support/contact-form.ts'
import {
  OFFLINE_ERRORS,
  openStored,
  readListedPaths,
  waitForWorker,
  waitUntilDeleted,
  waitUntilStored,
} from '#e2e/support/service-worker.ts'

test.use({ serviceWorkers: 'allow', extraHTTPHeaders: createUniqueIpHeaders() })

test('Logout deletes the pages that were read, and the list of them', { tag: '@desktop' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.allowError(/status of 401/)
  await register(page, createEmail())
  await openStored(page, '/sale/3')
  expect(await readListedPaths(page)).toContain('/sale/3')
  await visit('/settings')
  await button(page, 'Logout').click()
  await expect(page).toHaveURL(/\/$/)
  await waitUntilDeleted(page, '/sale/3', 'pages')
  await expect.poll(() => readListedPaths(page)).not.toContain('/sale/3')
  // What every visitor has stays.
  await waitUntilStored(page, '/favorite', 'shell')
})

test('a new version takes over without a reload, and what was typed stays', {
  tag: '@desktop',
}, async ({ context, page, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  const email = createEmail()
  await openStored(page, '/contact', ['/contact', 'shell'])
  await fillContactForm(page, email)
  await page.evaluate(() => {
    Object.assign(window, { isOld: true })
  })

  const source = await readFile('build/client/service-worker.js', 'utf8')
  await context.route('**/service-worker.js?new', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${source}\nself.addEventListener('message', (event) => event.source.postMessage('new'))`,
    }),
  )
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data))
        navigator.serviceWorker.addEventListener('controllerchange', () => {
          navigator.serviceWorker.controller?.postMessage({
            type: 'keep-page',
            path: '/',
            files: [],
          })
        })
        // An update of the same URL is no request that a journey can answer.
        navigator.serviceWorker.register('/service-worker.js?new')
      }),
  )
  expect(answer).toBe('new')
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
  await expectContactFormValues(page, email)
  await contactField(page, 'name').press('End')
  await waitUntilStored(page, '/contact', 'shell')
})

test('storage that is full costs what is kept, never the page', { tag: '@desktop' }, async ({
  context,
  page,
  visit,
  errors,
}) => {
  errors.allowError(OFFLINE_ERRORS)
  await openStored(page, '/home', ['/favorite', 'shell'])
  const session = await context.newCDPSession(page)
  const origin = new URL(page.url()).origin
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await visit('/property?type=rent')
  await expect(page.getByText(/\d+ homes for rent/)).toBeVisible()
  await page
    .getByRole('link', { name: /^Show More/ })
    .first()
    .click()
  await expect(page.getByRole('main').getByText('Verified person')).toBeVisible()
  const pictures = page.getByRole('main').locator('img[srcset]')
  expect(
    await pictures.first().evaluate(async (picture) => {
      await (picture as HTMLImageElement).decode()
      return (picture as HTMLImageElement).naturalWidth
    }),
  ).toBeGreaterThan(0)
})

test('two tabs have one worker, and each says how old it is', { tag: '@desktop' }, async ({
  context,
  page,
  visit,
  errors,
}) => {
  errors.allowError(OFFLINE_ERRORS)
  await openStored(page, '/sale/1')
  const other = await context.newPage()
  await visit('/rent/1', other)
  await waitUntilStored(other, '/rent/1')
  await context.setOffline(true)
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.getByRole('main').getByText('Verified person')).toBeVisible()
    await expect(tab.locator('.connection-strip')).toContainText(/As of \d\d:\d\d\./)
  }
})

test.describe('who saves data', () => {
  test('gets nothing ahead', { tag: '@desktop' }, async ({ context, page, visit }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    // Playwright cannot set it for a worker.
    const source = await readFile('build/client/service-worker.js', 'utf8')
    const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`
    await context.route('**/service-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: saving + source }),
    )
    await visit('/home')
    await waitForWorker(page)
    await visit('/sale/1')
    await waitUntilStored(page, '/sale/1')
    const names = await page.evaluate(() => caches.keys())
    expect(names).not.toContain('shell')
    const asked = await page.evaluate(async () => {
      const cache = await caches.open('pictures')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname)
    })
    expect(asked.filter((path) => /-(960|1440)\./.test(path))).toEqual([])
  })
})
