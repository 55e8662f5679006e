import type { Locator, Page } from '@playwright/test'
import { PATHS } from '#domain/platform/paths.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { withOwnSite as test } from '#e2e/fixtures/own-site.ts'
import { expect } from '#e2e/fixtures.ts'
import {
  button,
  createEmail,
  createUniqueIpHeaders,
  fillSignInForm,
  PASSWORD,
} from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { expectNoHorizontalScroll } from '#e2e/support/horizontal-scroll.ts'
import { OFFLINE_ERRORS, waitUntilStored } from '#e2e/support/network/service-worker.ts'
import { at, open } from '#e2e/support/open.ts'
import { createKeyboard, type InputMethod } from '#e2e/support/people/input-method.ts'
import { createRequests } from '#e2e/support/people/signed-in-page.ts'
import { COMPLETE, createOwnerForms } from '#test/homes/owner-forms.ts'
import { type SignedIn, signIn } from '#test/site/sign-in.ts'
import { addToListLabel, addToListText } from '#texts/catalog/add-to-list.ts'
import { favoriteTexts } from '#texts/catalog/favorite.ts'
import {
  formatAbout,
  formatAddTo,
  formatAgreed,
  formatUnsent,
  formatViewing,
  shortlistTexts,
} from '#texts/catalog/shortlist.ts'
import { messagesTexts, writeTitles } from '#texts/messages/messages.ts'
import { viewingTexts } from '#texts/messages/viewing.ts'
import { identityTexts } from '#texts/people/identity.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const HOMES = ['12', '14', '16']

/** An owner puts up three homes, which visitors find. */
async function putUpHomes(siteUrl: string, grantModerator: (email: string) => Promise<void>) {
  const app = createRequests(siteUrl)
  const forms = createOwnerForms(app)
  const owner = await signIn(app, createEmail())
  const moderatorEmail = createEmail()
  const moderator = await signIn(app, moderatorEmail)
  await grantModerator(moderatorEmail)
  for (const building of HOMES) {
    const offer = await forms.createWaiting(owner, { ...COMPLETE, building, point: '' })
    await forms.decide(moderator, offer, { intent: 'approve' })
  }
  return owner
}

/** A home on the list, by the number of its building. */
const entry = (page: Page, building: string): Locator =>
  page.locator('[data-home]').filter({ has: page.locator('h3', { hasText: building }) })

/** Presses a button of a home, whatever its address. */
const press = (home: Locator, name: string) =>
  home.getByRole('button', { name: new RegExp(`^${formatAbout(name, '')}`) })

const names = (home: Locator, reaction: 'for' | 'against') =>
  home.locator(`[data-reaction=${reaction}]`)

async function search(page: Page): Promise<void> {
  // The samples have homes in this street, too.
  const own = page.getByRole('article').filter({ hasText: /Two quiet rooms|Дві тихі кімнати/ })
  await expect(async () => {
    await open(page, '/property?type=rent&q=Holovna')
    await expect(own).toHaveCount(HOMES.length, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  for (const home of await own.all()) await home.locator('.favorite-button').click()
}

async function makeList(page: Page): Promise<void> {
  await open(page, PATHS.favorites)
  await page.getByRole('link', { name: favoriteTexts.share }).click()
  await button(page, shortlistTexts.make).click()
  await expect(page.getByLabel(shortlistTexts.title)).toBeFocused()
  await page.getByLabel(shortlistTexts.title).fill('Our home in Lviv')
  await page.getByLabel(shortlistTexts.name).fill('Olena')
  await expectAccessibleInBothThemes(page)
  await button(page, shortlistTexts.make).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our home in Lviv')
  await expect(page.locator('[data-home]')).toHaveCount(HOMES.length)
}

/** @returns the link for an editor */
async function invite(page: Page): Promise<string> {
  await button(page, shortlistTexts.makeLink).click()
  const link = page.locator('.shortlist-made a')
  await expect(link).toBeVisible()
  return (await link.getAttribute('href')) ?? ''
}

async function join(page: Page, input: InputMethod, link: string): Promise<void> {
  await open(page, new URL(link).pathname.replace(/^\/uk/, ''))
  await expectAccessibleInBothThemes(page)
  await input.type(page.getByLabel(shortlistTexts.name), 'Taras')
  await input.press(button(page, shortlistTexts.join))
  await expect(page.locator('[data-home]')).toHaveCount(HOMES.length)
}

/** With scripts off, or by programs: the owner offers a time in the conversation about a home. */
async function offerTime(siteUrl: string, { cookie }: SignedIn, path: string): Promise<void> {
  const forms = createOwnerForms(createRequests(siteUrl))
  const day = toKyivDay(new Date(Date.now() + DAY_MS))
  const form = { day, time: '18:30', day2: '', time2: '', day3: '', time3: '', minutes: '30' }
  expect((await forms.post(`${path}/viewings`, form, cookie)).status).toBe(303)
}

test('two people choose a home on two phones, one of them by keyboard and offline for a while', {
  tag: ['@phone', '@both'],
}, async ({ page: olena, browser, site, errors }) => {
  test.slow()
  errors.allowError(OFFLINE_ERRORS)
  const owner = await putUpHomes(site.url, site.grantModerator)
  await search(olena)
  await makeList(olena)
  await expectNoHorizontalScroll(olena)
  const link = await invite(olena)
  await expectAccessibleInBothThemes(olena)

  const context = await browser.newContext({
    baseURL: site.url,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: createUniqueIpHeaders(),
  })
  const taras = await context.newPage()
  const keyboard = createKeyboard(taras)
  await join(taras, keyboard, link)
  const listPath = new URL(taras.url()).pathname
  await expect(olena.getByText('Taras').first()).toBeVisible()

  // What is done without a connection shows at once, and survives a reload.
  await waitUntilStored(taras, listPath, 'list-pages')
  await context.setOffline(true)
  await keyboard.press(press(entry(taras, '14'), shortlistTexts.for))
  await keyboard.press(press(entry(taras, '12'), shortlistTexts.against))
  await keyboard.press(entry(taras, '14').locator('summary'))
  await keyboard.type(entry(taras, '14').getByLabel(shortlistTexts.note), 'Ten minutes to work')
  await keyboard.press(press(entry(taras, '14'), shortlistTexts.saveNote))
  await expect(names(entry(taras, '12'), 'against')).toContainText('Taras')
  await expect(taras.getByText(formatUnsent(3))).toBeVisible()
  await taras.reload()
  await expect(taras.getByText(formatUnsent(3))).toBeVisible()
  await expect(entry(taras, '14').getByText('Ten minutes to work').first()).toBeVisible()

  // The other goes on meanwhile, with the same homes.
  await press(entry(olena, '14'), shortlistTexts.for).click()
  await press(entry(olena, '12'), shortlistTexts.for).click()
  await press(entry(olena, '16'), shortlistTexts.remove).click()
  await expect(olena.locator('[data-home]')).toHaveCount(2)
  await expect(names(entry(olena, '12'), 'against')).toHaveCount(0)

  await context.setOffline(false)
  for (const page of [olena, taras]) {
    await expect(names(entry(page, '12'), 'against')).toContainText('Taras', { timeout: 30_000 })
    await expect(names(entry(page, '14'), 'for')).toContainText(/Olena.*Taras|Taras.*Olena/)
    await expect(names(entry(page, '12'), 'for')).toContainText('Olena')
    await expect(entry(page, '14').getByText('Ten minutes to work').first()).toBeVisible()
    await expect(page.locator('[data-home]')).toHaveCount(2)
  }
  await expect(taras.getByText(formatUnsent(3))).toBeHidden()
  await expectAccessibleInBothThemes(taras)

  // Moved by keyboard, the focus stays with the home.
  const [second = ''] = await taras.locator('[data-home]').nth(1).locator('h3').allTextContents()
  await keyboard.press(
    taras.getByRole('button', { name: formatAbout(shortlistTexts.up, second), exact: true }),
  )
  await expect(taras.locator('[data-home]').first().locator('h3')).toHaveText(second)
  await expect(
    taras.getByRole('button', { name: formatAbout(shortlistTexts.down, second), exact: true }),
  ).toBeFocused()
  await expect(olena.locator('[data-home]').first().locator('h3')).toHaveText(second)

  // The winner is seen.
  await entry(olena, '14').getByRole('link').click()
  await olena.getByRole('link', { name: writeTitles.owner }).click()
  await olena.locator('main a[href*="next="]').click()
  await fillSignInForm(olena, createEmail(), PASSWORD)
  await button(olena, identityTexts.register).click()
  await olena.getByLabel(messagesTexts.label, { exact: true }).fill('May we see it?')
  await button(olena, messagesTexts.send).click()
  await expect(olena).toHaveURL(/messages\/[\da-f-]{36}/)
  await offerTime(site.url, owner, new URL(olena.url()).pathname.replace(/^\/uk/, ''))
  await button(olena, viewingTexts.take).click()
  await expect(olena.getByText(viewingTexts.taken, { exact: true })).toBeVisible()
  await open(olena, listPath.replace(/^\/uk/, ''))
  const viewing = `${toKyivDay(new Date(Date.now() + DAY_MS))}T18:30`
  await expect(entry(olena, '14').getByText(formatAgreed(viewing))).toBeVisible()
  await expect(taras.getByText(formatAgreed(viewing))).toBeHidden()
  await press(entry(olena, '14'), shortlistTexts.offerViewing).click()
  await expect(entry(olena, '14').getByText(formatAgreed(viewing))).toBeHidden()
  await expect(taras.getByText(formatViewing(viewing)).first()).toBeVisible()

  // A link that is revoked ends the access of who came by it, also in the open page.
  errors.allowError(/status of 404/)
  await olena.locator('summary', { hasText: shortlistTexts.revoke }).click()
  await button(olena, shortlistTexts.revoke).click()
  await expect(entry(taras, '14')).toHaveCount(0)
  expect((await context.request.get(at(listPath.replace(/^\/uk/, '')))).status()).toBe(404)
  expect((await context.request.get(link)).status()).toBe(404)
  await context.close()
})

test('who has a list adds homes to it from cards, by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  const keyboard = createKeyboard(page)
  await open(page, '/property?type=sale')
  const card = page.getByRole('article').first()
  await expect(card.locator('.favorite-button')).toBeVisible()
  await expect(page.locator('.add-to-list')).toHaveCount(0)
  await open(page, PATHS.lists)
  await page.getByLabel(shortlistTexts.title).fill('Ours')
  await page.getByLabel(shortlistTexts.name).fill('Olena')
  await button(page, shortlistTexts.make).click()
  await expect(page.getByText(shortlistTexts.empty)).toBeVisible()

  await open(page, '/property?type=sale')
  const add = card.locator('.add-to-list')
  expect(await add.boundingBox()).toMatchObject({ width: 44, height: 44 })
  await expectAccessibleInBothThemes(page)
  const [address = ''] = await card.locator('h3').allTextContents()
  await expect(add).toHaveAccessibleName(addToListLabel(address))
  await keyboard.press(add)
  await keyboard.press(button(page, formatAddTo(1, 'Ours')))
  await expect(page.locator('[data-home] h3')).toHaveText([address])
  await expect(page.locator('[data-home]')).toBeInViewport()
  await page.goBack()
  await expect(page.getByText(shortlistTexts.listed)).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('a list works without scripts', { tag: '@phone' }, async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: createUniqueIpHeaders(),
  })
  const page = await context.newPage()
  await page.goto('/lists?homes=sale/1,sale/2')
  await page.getByLabel(shortlistTexts.title).fill('Ours')
  await page.getByLabel(shortlistTexts.name).fill('Olena')
  await button(page, shortlistTexts.make).click()
  const first = page.locator('[data-home]').first()
  await press(first, shortlistTexts.for).click()
  await expect(names(first, 'for')).toContainText('Olena')
  await press(first, shortlistTexts.down).click()
  await expect(page.locator('[data-home="sale/2"] ~ [data-home="sale/1"]')).toBeVisible()
  await first.locator('summary').click()
  await first.getByLabel(shortlistTexts.note).fill('Too far')
  await press(first, shortlistTexts.saveNote).click()
  await expect(first.getByText('Too far').first()).toBeVisible()
  await page.getByLabel(shortlistTexts.link).fill('nonsense')
  await button(page, shortlistTexts.addLink).click()
  await expect(page.getByText(shortlistTexts.notDone)).toBeVisible()
  await page.getByLabel(shortlistTexts.link).fill(`${site.url}/sale/3`)
  await button(page, shortlistTexts.addLink).click()
  await expect(page.locator('[data-home]')).toHaveCount(3)
  // From the page of a home.
  await page.goto('/sale/4')
  await page.getByRole('link', { name: addToListText, exact: true }).click()
  await button(page, formatAddTo(1, 'Ours')).click()
  await expect(page).toHaveURL(/\/list\/[^/]+#sale\/4$/)
  await expect(page.locator('[data-home]')).toHaveCount(4)
  await page.locator('summary', { hasText: shortlistTexts.delete }).click()
  await button(page, shortlistTexts.delete).click()
  await expect(page.getByText(shortlistTexts.noLists)).toBeVisible()
  await context.close()
})

test('hearts follow the account to another browser, and not to another account', {
  tag: '@phone',
}, async ({ page, browser, site }) => {
  test.slow()
  const email = createEmail()
  const hearts = (of: Page) =>
    of.evaluate(() =>
      JSON.parse(localStorage.getItem('favorites') ?? '[]').map(
        ({ type, id }: { type: string; id: number }) => `${type} ${id}`,
      ),
    )
  const signUp = async (of: Page, address: string, name: string) => {
    await open(of, '/')
    await fillSignInForm(of, address, PASSWORD)
    await button(of, name).click()
    await expect(of).toHaveURL('/home')
  }
  const heart = async (of: Page, path: string) => {
    await open(of, path)
    await of.locator('.favorite-button').first().click()
  }
  await heart(page, '/sale/1')
  await signUp(page, email, identityTexts.register)
  await heart(page, '/sale/2')
  const context = await browser.newContext({
    baseURL: site.url,
    extraHTTPHeaders: createUniqueIpHeaders(),
  })
  const other = await context.newPage()
  await heart(other, '/rent/1')
  await signUp(other, email, identityTexts.login)
  await expect.poll(() => hearts(other)).toEqual(['rent 1', 'sale 1', 'sale 2'])
  await expect(async () => {
    await open(page, '/favorite')
    expect((await hearts(page)).toSorted()).toEqual(['rent 1', 'sale 1', 'sale 2'])
  }).toPass()
  // Removed there, it goes here.
  await heart(other, '/sale/1')
  await expect(async () => {
    await open(page, '/favorite')
    expect((await hearts(page)).toSorted()).toEqual(['rent 1', 'sale 2'])
  }).toPass()
  await context.close()
})
