import type { Page } from '@playwright/test'
import type { OfferField } from '#domain/homes/offer/content.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, register } from '#e2e/support/account.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import { savingTexts } from '#texts/homes/saving.ts'
import { addTranslation, formatFieldLabel, stepNames, stepTexts } from '#texts/homes/steps.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const DRAFTS = '**/my/drafts/**'

const field = (page: Page, name: OfferField) =>
  page.getByRole('main').getByLabel(formatFieldLabel(name), { exact: true })
const saying = (page: Page, status: keyof typeof savingTexts) =>
  page.getByText(savingTexts[status], { exact: true })

test('text typed by an owner survives failures, reloads and conflicts', {
  tag: '@phone',
}, async ({ page, context, errors, visit }) => {
  for (const reason of ['ERR_FAILED', '409', '401'])
    errors.expectError(new RegExp(`${reason}.*/my/drafts/`))

  await register(page, createEmail())
  await page.waitForLoadState('networkidle')
  await visit(PATHS.myListings)
  await button(page, myListingsTexts.add).click()
  // These values are invalid and incomplete.
  await field(page, 'point').fill('by the park')
  await expect(saying(page, 'saved')).toBeVisible()

  await test.step('the line is cut, and the browser dies', async () => {
    await page.route(DRAFTS, (route) => route.abort())
    await field(page, 'street').fill('Vyshnevyi Lane')
    await expect(saying(page, 'no connection')).toBeVisible()
    await page.unroute(DRAFTS)
    await page.reload()
    await expect(field(page, 'point')).toHaveValue('by the park')
    await expect(field(page, 'street')).toHaveValue('Vyshnevyi Lane')
    await expect(saying(page, 'saved')).toBeVisible()
  })

  await test.step('another page of the form is opened before it is saved', async () => {
    await field(page, 'point').fill('')
    await page.getByRole('link', { name: stepNames.words }).click()
    await field(page, 'description').fill('Two quiet rooms.')
    await page.getByText(addTranslation.uk, { exact: true }).click()
    await field(page, 'descriptionUk').fill('Дві тихі кімнати.')
    await page.getByRole('link', { name: stepNames.place }).click()
    await page.getByRole('link', { name: stepNames.words }).click()
    await expect(field(page, 'descriptionUk')).toHaveValue('Дві тихі кімнати.')
    await page.getByRole('link', { name: stepNames.place }).click()
    await expect(field(page, 'point')).toHaveValue('')
  })

  await test.step('another tab saves something else', async () => {
    const other = await context.newPage()
    await visit(new URL(page.url()).pathname, other)
    await expect(field(other, 'street')).toHaveValue('Vyshnevyi Lane')
    await field(other, 'street').fill('Holovna Street')
    await expect(saying(other, 'saved')).toBeVisible()
    await other.close()
    await field(page, 'city').fill('Lviv')
    await expect(saying(page, 'conflict')).toBeVisible()
    await button(page, stepTexts.next).click()
    await expect(field(page, 'rooms')).toBeVisible()
  })

  await test.step('the session ends', async () => {
    await context.clearCookies()
    await field(page, 'rooms').fill('2')
    await expect(saying(page, 'signed out')).toBeVisible()
  })
})
