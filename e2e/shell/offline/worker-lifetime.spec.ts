import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import {
  button,
  createEmail,
  createUniqueIpHeaders,
  PASSWORD,
  register,
} from '#e2e/support/account.ts'
import { expectContactFormValues, fillContactForm } from '#e2e/support/contact-form.ts'
import {
  raiseFormQueueVersion,
  storeRefusedMessage,
  waitingMessages,
} from '#e2e/support/form-queue.ts'
import {
  OFFLINE_ERRORS,
  offlineBanner,
  openStored,
  readListedPaths,
  waitForWorker,
  waitUntilDeleted,
  waitUntilStored,
} from '#e2e/support/network/service-worker.ts'
import { readWorker, startWorkerProxy } from '#e2e/support/network/worker-proxy.ts'
import { open } from '#e2e/support/open.ts'
import { deleteAccountTexts, reauthenticationTexts, settingsTexts } from '#texts/people/settings.ts'
import { offlineTexts } from '#texts/site/offline.ts'

test.use({ serviceWorkers: 'allow', extraHTTPHeaders: createUniqueIpHeaders() })

async function deleteAccount(page: Page): Promise<void> {
  await button(page, settingsTexts.delete).click()
  const dialog = page.getByRole('dialog', { name: deleteAccountTexts.heading })
  await dialog.getByLabel(reauthenticationTexts.password).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

for (const [name, leave] of [
  ['Logout', (page: Page) => button(page, settingsTexts.logout).click()],
  ['A deleted account', deleteAccount],
] as const) {
  test(`${name} deletes the visited pages, the list of them, and the queued forms`, {
    tag: '@desktop',
  }, async ({ page, visit, errors }) => {
    // The test registers, and waits for the worker five times.
    test.slow()
    errors.allowError(/status of 40[01]/)
    await register(page, createEmail())
    await openStored(page, '/sale/3')
    await expect.poll(() => readListedPaths(page)).toContain('/sale/3')
    await waitUntilStored(page, '/contact', 'shell')
    await storeRefusedMessage(page, 'A home in Lviv')
    await visit('/contact')
    await expect(waitingMessages(page)).toContainText('A home in Lviv')
    await visit('/settings')
    if (leave !== deleteAccount) {
      // A newer version of the site was open in between. The visited pages are deleted although that version's database
      // cannot be opened.
      await raiseFormQueueVersion(page)
      errors.allowError(/VersionError|less than the existing version/)
    }
    await leave(page)
    await expect(page).toHaveURL(/\/$/)
    await waitUntilDeleted(page, '/sale/3', 'pages')
    await expect.poll(() => readListedPaths(page)).not.toContain('/sale/3')
    // Files that every visitor has stored are kept.
    await waitUntilStored(page, '/favorite', 'shell')
    await visit('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
    await expect(waitingMessages(page)).toHaveCount(0)
  })
}

/** Source of a worker that identifies itself with `reply`. */
const withReply = (worker: string, reply: string) =>
  `${worker}\nself.addEventListener('message', (event) => event.source.postMessage('${reply}'))`

/** Which worker handles the page. */
const askWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), {
          once: true,
        })
        // The path is not stored, because a worker that is busy storing is not replaced.
        const message = { type: 'keep-page', path: '/404', files: [] }
        navigator.serviceWorker.controller?.postMessage(message)
        navigator.serviceWorker.startMessages()
      }),
  )

/** Checks for a new version, as browsers do on their own. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.update().then(
      () => 'asked',
      () => 'failed',
    )
  })

test('a new version takes over without a reload, and typed text stays', {
  tag: '@phone',
}, async ({ baseURL, context, page, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  const email = createEmail()
  const source = await readWorker()
  const site = await startWorkerProxy(baseURL ?? '', withReply(source, 'old'))
  try {
    await openStored(page, `${site.url}/contact`, ['/contact', 'shell'])
    await fillContactForm(page, email)
    await page.evaluate(() => {
      Object.assign(window, { isOld: true })
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        Object.assign(window, { hasNewWorker: true }),
      )
    })
    site.serve(withReply(source, 'new'))
    site.setBroken(true)
    await context.setOffline(true)
    expect(await lookForUpdate(page)).toBe('failed')
    expect(await askWorker(page)).toBe('old')
    await expect(offlineBanner(page)).toContainText(offlineTexts.broken)
    site.setBroken(false)
    await context.setOffline(false)
    expect(await lookForUpdate(page)).toBe('asked')
    await page.waitForFunction(() => 'hasNewWorker' in window)
    expect(await askWorker(page)).toBe('new')
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
    await expectContactFormValues(page, email)

    await waitUntilStored(page, '/contact', 'shell')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
    expect(await askWorker(page)).toBe('new')
  } finally {
    site.stop()
  }
})

test('full storage loses stored pages, never the current one', {
  tag: '@phone',
}, async ({ context, page, visit, errors }) => {
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

test('two tabs share one worker, and each shows the age of its page', {
  tag: '@phone',
}, async ({ context, page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  await openStored(page, '/sale/1')
  const other = await context.newPage()
  await visit('/rent/1', other)
  await waitUntilStored(other, '/rent/1')
  await context.setOffline(true)
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.getByRole('main').getByText('Verified person')).toBeVisible()
    await expect(tab.locator('.offline-banner')).toContainText(/As of \d\d:\d\d\./)
  }
})

test('nothing is fetched in advance for visitors who save data', { tag: '@phone' }, async ({
  baseURL,
  context,
  page,
}) => {
  const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`
  await context.addInitScript(saving)
  // Playwright cannot emulate data saving for a worker.
  const site = await startWorkerProxy(baseURL ?? '', saving + (await readWorker()))
  try {
    await open(page, `${site.url}/home`)
    await waitForWorker(page)
    await open(page, `${site.url}/sale/1`)
    await waitUntilStored(page, '/sale/1')
    expect(await page.evaluate(() => caches.keys())).not.toContain('shell')
    const asked = await page.evaluate(async () => {
      const cache = await caches.open('pictures')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname)
    })
    expect(asked.filter((path) => /-(960|1440)\./.test(path))).toEqual([])
  } finally {
    site.stop()
  }
})
