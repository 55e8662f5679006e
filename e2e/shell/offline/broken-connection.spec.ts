import { expect, test } from '#e2e/fixtures.ts'
import {
  button,
  createEmail,
  createUniqueIpHeaders,
  emailField,
  fillSignInForm,
  notice,
  PASSWORD,
  passwordField,
} from '#e2e/support/account.ts'
import {
  INTERRUPTED_RETURN,
  OFFLINE_ERRORS,
  offlineBanner,
  openStored,
  waitForWorker,
  waitUntilStored,
} from '#e2e/support/network/service-worker.ts'
import { readWorker, startWorkerProxy } from '#e2e/support/network/worker-proxy.ts'
import { open } from '#e2e/support/open.ts'
import {
  fillReview,
  NEW_REVIEW,
  openModal,
  publishReview,
  reviewCards,
  reviewField,
} from '#e2e/support/review-form.ts'
import { sortField } from '#e2e/support/search-controls.ts'
import { favoriteButton } from '#e2e/support/search-results.ts'
import { getSampleListing } from '#e2e/support/storage.ts'
import { ADDED_TO_FAVORITES } from '#texts/catalog/favorite-button.ts'
import { propertyTexts } from '#texts/catalog/property.ts'
import { offlineTexts } from '#texts/site/offline.ts'

test('broken pictures load once the connection is back', {
  tag: '@phone',
}, async ({ context, page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  await visit('/property?type=sale')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const picture = page.getByRole('article').last().locator('img[srcset]').first()
  await picture.scrollIntoViewIfNeeded()
  const getWidth = () =>
    picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : null))
  await expect.poll(getWidth).toBe(0)
  await context.setOffline(false)
  await expect.poll(getWidth).toBeGreaterThan(0)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', extraHTTPHeaders: createUniqueIpHeaders() })

  test('the search stays on the screen if the connection breaks before a home opens', {
    tag: '@phone',
  }, async ({ context, page, errors }) => {
    // It loads four pages, which takes long on a busy machine.
    test.slow()
    errors.allowError(OFFLINE_ERRORS)
    await openStored(page, '/property?type=sale')
    await context.setOffline(true)
    const link = page.getByRole('link', { name: /^Show More/ }).nth(3)
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    await expect(notice(page, offlineTexts.pageStays)).toBeVisible()
    await expect(page).toHaveURL(/\/property\?type=sale$/)
    await expect(page.getByText('9 homes for sale')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(offlineBanner(page)).toContainText(offlineTexts.broken)
    await sortField(page).selectOption({ index: 1 })
    await expect(notice(page, offlineTexts.listStays)).toBeVisible()
    await expect(page).toHaveURL(/\/property\?type=sale$/)
    await expect(sortField(page)).toHaveValue('newest')

    // Actions that need no data still work.
    await favoriteButton(page, 'sale', 2).click()
    await expect(notice(page, ADDED_TO_FAVORITES)).toBeVisible()
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    // The list shows the same home.
    await expect(page).toHaveURL('/favorite')
    await expect(page.getByText(getSampleListing('sale', 2).address)).toBeVisible()
    await page.goBack()
    await expect(page.getByText('9 homes for sale')).toBeVisible()
    await context.setOffline(false)
    await link.click()
    await expect(page).toHaveURL(/\/sale\/\d+$/)
    await expect(page.getByRole('main').getByText('Verified person')).toBeVisible()
    await expect(offlineBanner(page)).toHaveCount(0)
  })

  test('the choice of a type stays if the search of the stored type cannot be fetched', {
    tag: '@phone',
  }, async ({ context, page, visit, errors }) => {
    errors.allowError(OFFLINE_ERRORS)
    await openStored(page, '/rent/7', ['/property', 'shell'])
    await page.evaluate(() => localStorage.setItem('estateType', 'rent'))
    await context.setOffline(true)
    await visit('/property')
    await expect(notice(page, offlineTexts.listStays)).toBeVisible()
    await expect(page.getByText(propertyTexts.chooseFirst)).toBeVisible()
    await expect(offlineBanner(page)).toContainText(offlineTexts.broken)
  })

  test('a sign-in and a review continue after a broken connection', {
    tag: '@phone',
  }, async ({ context, page, errors }) => {
    errors.allowError(OFFLINE_ERRORS)
    const email = createEmail()
    await openStored(page, '/')
    await waitUntilStored(page, '/favorite', 'shell')
    await fillSignInForm(page, email, PASSWORD)
    await context.setOffline(true)
    await button(page, 'Register').click()
    await expect(notice(page, 'Registration error!')).toBeVisible()
    await expect(emailField(page)).toHaveValue(email)
    await expect(passwordField(page)).toHaveValue(PASSWORD)
    await context.setOffline(false)
    await button(page, 'Register').click()
    await expect(page).toHaveURL('/home')

    await page.locator('main a[href="/reviews"]').click()
    await openModal(page)
    await fillReview(page)
    await context.setOffline(true)
    await expect(offlineBanner(page)).toContainText(offlineTexts.broken)
    await expect(reviewField(page, 'Review')).toHaveValue(NEW_REVIEW.review)
    await publishReview(page)
    await expect(reviewCards(page).getByText(NEW_REVIEW.review)).toBeVisible()
    await context.setOffline(false)
    await expect(offlineBanner(page)).toHaveCount(0)
    await page.reload()
    await expect(reviewCards(page).getByText(NEW_REVIEW.review)).toBeVisible()
  })

  test('the search also stays when the server is down, and reloads once it is back', {
    tag: '@phone',
  }, async ({ baseURL, page, errors }) => {
    errors.allowError(OFFLINE_ERRORS)
    errors.allowError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/)
    const site = await startWorkerProxy(baseURL ?? '', await readWorker())
    try {
      await open(page, `${site.url}/property?type=rent`)
      await waitForWorker(page)
      await waitUntilStored(page, '/property?type=rent')
      site.setBroken(true)
      await page
        .getByRole('link', { name: /^Show More/ })
        .first()
        .click()
      await expect(notice(page, offlineTexts.pageStays)).toBeVisible()
      await expect(page).toHaveURL(/\/property\?type=rent$/)
      await page.reload()
      await expect(offlineBanner(page)).toContainText(/As of/)
      await expect(page.getByText(/\d+ homes for rent/)).toBeVisible()
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      site.setBroken(false)
      const tryAgain = offlineBanner(page).getByRole('button')
      // The page may already have found the server by itself.
      await expect(async () => {
        if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1_000 })
        await expect(offlineBanner(page)).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
      await page
        .getByRole('link', { name: /^Show More/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/rent\/\d+$/)
    } finally {
      site.stop()
    }
  })
})

test.describe('without a service worker', () => {
  test('Back to a page that cannot be fetched stays, and goes back once there is a connection', {
    tag: '@phone',
  }, async ({ page, visit, errors }) => {
    errors.allowError(OFFLINE_ERRORS)
    errors.allowError(INTERRUPTED_RETURN)
    await visit('/property?type=sale')
    await page
      .getByRole('link', { name: /^Show More/ })
      .first()
      .click()
    await expect(page.getByRole('main').getByText('Verified person')).toBeVisible()
    const listing = page.url()
    const isListingData = (url: URL) => url.pathname.endsWith('.data')
    await page.route(isListingData, (route) => route.abort('internetdisconnected'))
    await page.goBack()
    await expect(notice(page, offlineTexts.pageStays)).toBeVisible()
    await expect(page).toHaveURL(listing)
    await expect(page.getByRole('main').getByText('Verified person')).toBeVisible()
    await page.unroute(isListingData)
    await page.goBack()
    await expect(page).toHaveURL(/\/property\?type=sale$/)
    await expect(page.getByText('9 homes for sale')).toBeVisible()
  })

  test('opening a screen whose code is not loaded does not leave the site', {
    tag: '@phone',
  }, async ({ context, page, visit, errors }) => {
    errors.allowError(OFFLINE_ERRORS)
    await visit('/contact')
    await context.setOffline(true)
    await expect(offlineBanner(page)).toContainText(offlineTexts.broken)
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await expect(notice(page, offlineTexts.pageStays)).toBeVisible()
    await page.getByRole('link', { name: 'Settings' }).first().hover()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
    await context.setOffline(false)
    await expect(offlineBanner(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await expect(page).toHaveURL(/\/favorite$/)
  })
})
