import type { Request } from '@playwright/test'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { QUEUED_FORM_LIMITS } from '#domain/site/offline/queued-form.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, notice } from '#e2e/support/account.ts'
import {
  contactField,
  expectContactFormValues,
  fillContactForm,
  findMailsTo,
  findMessagesFrom,
  SEND_URL,
  VALID_MESSAGE,
} from '#e2e/support/contact-form.ts'
import { installClock } from '#e2e/support/fake-clock.ts'
import {
  countQueuedForms,
  storeQueuedForm,
  storeRefusedMessage,
  waitingMessages,
} from '#e2e/support/form-queue.ts'
import { OFFLINE_ERRORS, openStored } from '#e2e/support/network/service-worker.ts'
import { contactNotices, contactTexts } from '#texts/site/contact.ts'
import { waitingTexts } from '#texts/site/offline.ts'

test.use({ serviceWorkers: 'allow', extraHTTPHeaders: createUniqueIpHeaders() })

const isPostFrom = (request: Request, email: string) =>
  request.method() === 'POST' && (request.postData()?.includes(encodeURIComponent(email)) ?? false)

const withdraw = `${waitingTexts.withdraw}: ${VALID_MESSAGE.subject}`

test('a message waits, can be withdrawn into the form, survives closing its page, and is sent once', {
  tag: '@phone',
}, async ({ context, page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  const email = createEmail()
  await openStored(page, '/contact', ['/contact', 'shell'])
  await fillContactForm(page, email)
  await context.setOffline(true)
  await button(page, contactTexts.send).click()
  await expect(notice(page, waitingTexts.stored)).toBeVisible()
  await expect(contactField(page, 'message')).toHaveValue('')
  await expect(waitingMessages(page)).toContainText(VALID_MESSAGE.subject)

  await button(page, withdraw).click()
  await expect(waitingMessages(page)).toHaveCount(0)
  await expectContactFormValues(page, email)
  await expect(notice(page, waitingTexts.stored)).toHaveCount(0)
  await expect(contactField(page, 'message')).toBeFocused()
  await page.reload()
  await expectContactFormValues(page, email)
  await button(page, contactTexts.send).click()
  await expect(waitingMessages(page)).toContainText(VALID_MESSAGE.subject)

  const later = await context.newPage()
  await page.close()
  await visit('/contact', later)
  await expect(waitingMessages(later)).toContainText(VALID_MESSAGE.subject)
  expect(await findMessagesFrom(email)).toEqual([])
  // The message is sent once, despite two tabs and Chromium's background sync.
  const other = await context.newPage()
  await visit('/contact', other)
  await context.setOffline(false)
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
  await expect(waitingMessages(later)).toHaveCount(0)
  await expect(waitingMessages(other)).toHaveCount(0)
  await later.reload()
  expect(await findMessagesFrom(email)).toHaveLength(1)
})

test('a subscription waits in the footer, and is sent at the next visit', {
  tag: '@phone',
}, async ({ context, page, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  const email = createEmail()
  await openStored(page, '/home', ['/contact', 'shell'])
  await context.setOffline(true)
  await contactField(page, 'newsletter').fill(email)
  await contactField(page, 'newsletter').press('Enter')
  const list = page.getByRole('contentinfo').locator('.waiting-forms')
  await expect(list).toContainText(email)
  await button(page, `${waitingTexts.withdraw}: ${email}`).click()
  await expect(list).toHaveCount(0)
  await expect(contactField(page, 'newsletter')).toHaveValue(email)
  await contactField(page, 'newsletter').press('Enter')
  await expect(list).toContainText(email)
  await context.setOffline(false)
  await expect.poll(async () => (await findMailsTo(email)).length).toBe(1)
  await expect(list).toHaveCount(0)
})

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a message whose response is lost is saved, and accepted once although it had arrived', {
    tag: '@phone',
  }, async ({ page, visit }) => {
    const email = createEmail()
    await installClock(page)
    await visit('/contact')
    await fillContactForm(page, email)
    // The message arrives, but its response is lost, and after that nothing gets through.
    await page.route(SEND_URL, (route) => void route.fetch())
    await page.route(
      (url) => url.pathname === ENDPOINTS.health,
      () => {},
    )
    await button(page, contactTexts.send).click()
    await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
    await page.clock.runFor(4_000)
    await expect(page.getByText(waitingTexts.slow)).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(waitingMessages(page)).toContainText(VALID_MESSAGE.subject, { timeout: 15_000 })
    await expect(page.getByText(waitingTexts.slow)).toHaveCount(0)
    await expect(contactField(page, 'message')).toHaveValue('')

    await page.unrouteAll()
    await visit('/contact')
    await expect(waitingMessages(page)).toHaveCount(0)
    expect(await findMessagesFrom(email)).toHaveLength(1)
  })

  test('a message that is slow to send survives closing its page', {
    tag: '@phone',
  }, async ({ context, page, visit }) => {
    const email = createEmail()
    await installClock(page)
    await visit('/contact')
    await fillContactForm(page, email)
    await page.route(SEND_URL, () => {})
    await button(page, contactTexts.send).click()
    await expect(button(page, contactTexts.sending)).toBeVisible()
    await page.clock.runFor(4_000)
    await expect.poll(() => countQueuedForms(page)).toBe(1)
    // The other tab does not send it as well.
    const other = await context.newPage()
    await visit('/contact', other)
    await expect(waitingMessages(other)).toContainText(VALID_MESSAGE.subject)
    expect(await findMessagesFrom(email)).toEqual([])
    await page.close()
    await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
    await expect(waitingMessages(other)).toHaveCount(0)
  })

  test('a message whose page was hidden while it was sent leaves the queue', {
    tag: '@phone',
  }, async ({ page, visit }) => {
    const email = createEmail()
    await visit('/contact')
    await fillContactForm(page, email)
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(SEND_URL, async (route) => {
      await isAnswered
      await route.continue()
    })
    await button(page, contactTexts.send).click()
    await expect(button(page, contactTexts.sending)).toBeVisible()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => countQueuedForms(page)).toBe(1)
    answer()
    await expect(notice(page, contactNotices.success)).toBeVisible()
    await expect.poll(() => countQueuedForms(page)).toBe(0)
    await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
  })

  test('a message that is too large is refused, and does not delay others', {
    tag: '@phone',
  }, async ({ page, visit, errors }) => {
    errors.allowError(/status of 413/)
    const email = createEmail()
    const values = { ...VALID_MESSAGE, email }
    await visit('/privacy')
    const large = { ...values, subject: 'Large', message: 'x'.repeat(60_000) }
    for (const [order, queued] of [large, values].entries())
      await storeQueuedForm(page, {
        id: crypto.randomUUID(),
        path: '/contact',
        values: queued,
        since: Date.now() + order,
      })
    await visit('/contact')
    await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
    await expect(waitingMessages(page)).toContainText(`Large ${waitingTexts.refused}`)
    await expect(waitingMessages(page)).not.toContainText(VALID_MESSAGE.subject)
  })

  test('a message that is older than a month is not sent, and can be withdrawn', {
    tag: '@phone',
  }, async ({ page, visit }) => {
    const email = createEmail()
    await visit('/privacy')
    const since = Date.now() - QUEUED_FORM_LIMITS.ageMs
    const values = { ...VALID_MESSAGE, email }
    await storeQueuedForm(page, { id: crypto.randomUUID(), path: '/contact', values, since })
    await visit('/contact')
    await expect(waitingMessages(page)).toContainText(waitingTexts.expired)
    await button(page, withdraw).click()
    await expectContactFormValues(page, email)
    expect(await findMessagesFrom(email)).toEqual([])
  })

  test('messages that are not answered or break their connection do not delay others', {
    tag: '@phone',
  }, async ({ page, visit, errors }) => {
    errors.allowError(/ERR_CONNECTION_RESET/)
    const [silent, broken, answered] = [createEmail(), createEmail(), createEmail()]
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => timeout(ms / 20)
    })
    await visit('/privacy')
    for (const [order, email] of [silent, broken, answered].entries())
      await storeQueuedForm(page, {
        id: crypto.randomUUID(),
        path: '/contact',
        since: Date.now() + order,
        values: { ...VALID_MESSAGE, email },
      })
    await page.route('/contact', (route, request) => {
      if (isPostFrom(request, broken)) return route.abort('connectionreset')
      return isPostFrom(request, silent) ? undefined : route.fallback()
    })
    await visit('/contact')
    await expect.poll(async () => (await findMessagesFrom(answered)).length).toBe(1)
    await expect(waitingMessages(page).getByRole('listitem')).toHaveCount(2)
  })

  test('forms saved by another version of the site do not displace messages', {
    tag: '@phone',
  }, async ({ page, visit, errors }) => {
    errors.allowError(OFFLINE_ERRORS)
    await visit('/privacy')
    for (let count = 0; count < QUEUED_FORM_LIMITS.forms; count += 1)
      await storeQueuedForm(page, {
        id: `of-another-${count}`,
        path: '/later',
        values: {},
        since: 1,
      })
    await visit('/contact')
    await page.waitForLoadState('networkidle')
    await page.route('**', (route) => route.abort())
    await fillContactForm(page, createEmail())
    await button(page, contactTexts.send).click()
    await expect(waitingMessages(page)).toContainText(VALID_MESSAGE.subject)
  })

  test('a message that a busy server refused is tried again on the same page', {
    tag: '@phone',
  }, async ({ page, visit, errors }) => {
    errors.allowError(/status of 503/)
    const email = createEmail()
    await installClock(page)
    await visit('/privacy')
    await storeQueuedForm(page, {
      id: crypto.randomUUID(),
      path: '/contact',
      since: await page.evaluate(() => Date.now()),
      values: { ...VALID_MESSAGE, email },
    })
    const busy = page.waitForResponse((response) => response.status() === 503)
    await page.route('/contact', (route, request) =>
      isPostFrom(request, email) ? route.fulfill({ status: 503 }) : route.fallback(),
    )
    await visit('/contact')
    await busy
    await page.unrouteAll()
    // Running the clock may also time out an attempt that the server is just accepting, so there may be another one.
    await expect(async () => {
      await page.clock.runFor(60_000)
      expect(await findMessagesFrom(email)).toHaveLength(1)
      await expect(waitingMessages(page)).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  })

  test('a withdrawn message does not replace another one', {
    tag: '@phone',
  }, async ({ page, visit }) => {
    await visit('/contact')
    await storeRefusedMessage(page, 'A home in Lviv')
    await visit('/contact')
    await contactField(page, 'subject').fill('Another')
    await contactField(page, 'message').fill('Good evening.')
    await button(page, `${waitingTexts.withdraw}: A home in Lviv`).click()
    await expect(contactField(page, 'subject')).toHaveValue('Another')
    await expect(contactField(page, 'message')).toHaveValue('Good evening.\n\nA home in Lviv')
    await expect(contactField(page, 'name')).toHaveValue('Olha')
  })

  test('a captive portal accepts no waiting message, and an entry of another shape does not delay others', {
    tag: '@phone',
  }, async ({ page, visit, errors }) => {
    errors.allowError(/A queued form of an unknown shape/)
    const email = createEmail()
    await visit('/contact')
    const isForm = (url: URL) => url.pathname === '/contact'
    await page.route(isForm, (route, request) =>
      request.method() === 'POST'
        ? route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' })
        : route.fallback(),
    )
    // This comes after the route, because the page may only now look for queued forms.
    const values = { ...VALID_MESSAGE, email }
    await storeQueuedForm(page, { id: 'no-values', path: '/newsletter', since: 1 })
    // This form is from another version of the site.
    await storeQueuedForm(page, { id: 'of-another', path: '/reviews', values: {}, since: 1 })
    const id = crypto.randomUUID()
    await storeQueuedForm(page, { id, path: '/contact', values, since: Date.now() })
    const isPost = (request: Request) =>
      request.method() === 'POST' && /contact/.test(request.url())
    const posted = page.waitForResponse((response) => isPost(response.request()))
    await visit('/contact')
    await posted
    await expect(waitingMessages(page)).toContainText(VALID_MESSAGE.subject)
    await expect(waitingMessages(page)).not.toContainText(waitingTexts.refused)

    await page.unroute(isForm)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(waitingMessages(page)).toHaveCount(0)
    await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
    expect(await countQueuedForms(page)).toBe(1)
  })
})
