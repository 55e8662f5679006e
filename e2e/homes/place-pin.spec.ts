import type { Page } from '@playwright/test'
import type { OfferField } from '#domain/homes/offer/content.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, register } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import { pinTexts } from '#texts/homes/pin.ts'
import { formatProblem } from '#texts/homes/problems.ts'
import {
  exactnessNames,
  fieldNames,
  formatFieldLabel,
  previewTexts,
  stepNames,
  stepTexts,
  typeNames,
} from '#texts/homes/steps.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const field = (page: Page, name: OfferField) =>
  page.getByRole('main').getByLabel(formatFieldLabel(name), { exact: true })

test('the pin of a home is placed by keyboard and dragged, and a place that is withheld is a circle', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await register(page, createEmail())
  await page.waitForLoadState('networkidle')
  await visit(PATHS.myListings)
  await button(page, myListingsTexts.add).click()
  await page.getByLabel(typeNames.sale, { exact: true }).check()
  await field(page, 'city').fill('Atlantis')
  await field(page, 'street').focus()
  await expect(page.getByText(formatProblem({ kind: 'unknown city' }))).toBeVisible()
  await field(page, 'city').fill('Lviv')
  await field(page, 'point').fill('50.45, 30.52')
  await field(page, 'street').focus()
  await expect(page.getByText(/^This is more than 60 km from Lviv/)).toBeVisible()
  await field(page, 'point').fill('by the park')
  await button(page, stepTexts.next).click()
  await expect(field(page, 'point')).toBeFocused()
  await expect(page.getByText(/^Type latitude and longitude/)).toBeVisible()
  await field(page, 'point').fill('')
  // The pin starts at the center of the city.
  const pin = page.getByRole('button', { name: /^Pin/ })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'point')).toHaveValue('49.83970, 24.02970')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(field(page, 'point')).toHaveValue(/^49\.8397\d, 24\.04\d+$/)
  await expect(pin).toBeFocused()
  // The map pans to the pin, so the drag waits until it rests.
  await pin.hover()
  const box = await pin.boundingBox()
  if (box === null) throw new Error('There is no pin.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 60, { steps: 5 })
  // The map moves the pin in the next frame.
  await expect.poll(async () => (await pin.boundingBox())?.y).toBeCloseTo(box.y + 60, 0)
  await page.mouse.up()
  await expect(field(page, 'point')).toHaveValue(/^49\.8[0-2]\d+, 24\.04\d+$/)
  await page.getByLabel(exactnessNames.withheld, { exact: true }).check()
  await expect(page.getByRole('img', { name: pinTexts.circle })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await button(page, stepTexts.next).click()
  await field(page, 'floor').fill('9')
  await field(page, 'floors').fill('5')
  await field(page, 'year').focus()
  await expect(
    page.getByText(formatProblem({ kind: 'above the building', floors: 5 })),
  ).toBeVisible()
  await field(page, 'floors').fill('9')
  // What the preview names is changed, and leads back to it.
  await page.getByRole('link', { name: stepNames.preview }).click()
  await page.getByRole('link', { name: fieldNames.area, exact: true }).click()
  await field(page, 'area').fill('54')
  await field(page, 'rooms').fill('2')
  await button(page, stepTexts.next).click()
  const left = page.getByRole('region', { name: previewTexts.missing })
  await expect(left.getByRole('link')).toHaveText([fieldNames.amount])
})
