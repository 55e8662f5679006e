import { expect, type Page } from '@playwright/test'
import { PLAUSIBLE_PRICES } from '#domain/catalog/price/plausible.ts'
import type { OfferField, OfferStep } from '#domain/homes/offer/content.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { withoutLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { button } from '#e2e/support/account.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { formatAmount } from '#texts/format/money.ts'
import { formatPrice } from '#texts/format/price.ts'
import { actionLabel, groupNames, myListingsTexts } from '#texts/homes/list.ts'
import { ownHomeTexts } from '#texts/homes/own-home.ts'
import {
  formatPictureCount,
  formatPictureName,
  pictureActionLabel,
  pictureActionNames,
  pictureTexts,
} from '#texts/homes/pictures.ts'
import { formatEcho } from '#texts/homes/price.ts'
import { formatProblem } from '#texts/homes/problems.ts'
import {
  formatFieldLabel,
  previewTexts,
  stepNames,
  stepTexts,
  typeNames,
} from '#texts/homes/steps.ts'
import { writeTitles } from '#texts/messages/messages.ts'
import type { Person } from './person.ts'

const STREET = 'Vyshnevyi Lane'
/** The name of the home, as visitors read it. */
export const HOME = `12 ${STREET}, Lviv`

/** What the owner writes after the home was rejected. */
export const MENDED = 'Two quiet rooms, five minutes from the metro.'

const field = (page: Page, name: OfferField) =>
  page.getByRole('main').getByLabel(formatFieldLabel(name), { exact: true })

/**
 * Opens a step by way of the preview, from which an unfinished draft continues. On a phone the owner stays in the
 * steps.
 */
async function openStep({ page, input, mode, visit }: Person, step: OfferStep): Promise<void> {
  if (mode === 'phone') return
  await visit(PATHS.myListings)
  await input.press(page.getByRole('link', { name: actionLabel(myListingsTexts.goOn, HOME) }))
  await expect(button(page, previewTexts.submit)).toBeVisible()
  await input.press(page.getByRole('link', { name: stepNames[step] }))
}

export async function describeHome(owner: Person): Promise<void> {
  const { page, input, mode, visit } = owner
  await visit(PATHS.myListings)
  await owner.expectAccessible()
  await input.press(button(page, myListingsTexts.add))
  await input.pick(page.getByLabel(typeNames.sale, { exact: true }))
  await input.type(field(page, 'city'), 'Lviv')
  await input.type(field(page, 'street'), STREET)
  await input.type(field(page, 'building'), '12')
  await input.press(button(page, stepTexts.next))
  await expect(field(page, 'rooms')).toBeVisible()
  await input.type(field(page, 'rooms'), '2')
  await input.type(field(page, 'area'), '54,5')
  await input.choose(field(page, 'pets'), 'allowed')
  await input.choose(field(page, 'furnished'), 'partly')
  await input.type(field(page, 'commission'), '0')
  await input.press(button(page, stepTexts.next))
  await expect(field(page, 'amount')).toBeVisible()
  if (mode === 'no script') await input.type(field(page, 'amount'), '85 k')
  else {
    await input.type(field(page, 'amount'), '85')
    await input.press(button(page, stepTexts.next))
    const range = PLAUSIBLE_PRICES.sale.USD
    const problem = { kind: 'not a price', type: 'sale', currency: 'USD', range } as const
    await expect(page.getByText(formatProblem(problem))).toBeVisible()
    await owner.expectAccessible()
    await input.type(field(page, 'amount'), '85 k')
    await expect(
      page.getByText(formatEcho(formatAmount(85_000, 'USD'), 'sale'), { exact: true }),
    ).toBeVisible()
  }
  await input.press(button(page, stepTexts.next))
  await expect(page.getByLabel(pictureTexts.choose, { exact: true })).toBeVisible()
}

export async function addPictures(owner: Person): Promise<void> {
  const { page, input, mode } = owner
  await openStep(owner, 'pictures')
  const chooser = page.getByLabel(pictureTexts.choose, { exact: true })
  await expect(chooser).toBeVisible()
  const files = await Promise.all([1, 2].map((seed) => drawPicture({ seed })))
  await input.attach(
    chooser,
    files.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })),
  )
  if (mode === 'no script') await input.press(button(page, pictureTexts.send))
  await expect(page.getByText(formatPictureCount(2, PICTURE_LIMITS))).toBeVisible()
  await owner.expectAccessible()
  const second = page.getByRole('img', { name: formatPictureName(2, 2) })
  const path = await second.evaluate((image: HTMLImageElement) => new URL(image.src).pathname)
  for (const name of [pictureTexts.menu, pictureActionNames.earlier])
    await input.press(page.getByRole('button', { name: pictureActionLabel(name, 2) }))
  const cover = page.getByRole('list', { name: pictureTexts.list }).getByRole('img').first()
  await expect(cover).toHaveAttribute('src', new RegExp(path))
}

const DESCRIPTION =
  'Two quiet rooms above the yard, renovated in spring. The kitchen has a gas stove and a window to the south. ' +
  'Shops and a school are five minutes away. Come and see it.'

export async function submitHome(owner: Person): Promise<void> {
  const { page, input, mode } = owner
  if (mode === 'phone') await input.press(page.getByRole('link', { name: pictureTexts.goOn }))
  await openStep(owner, 'words')
  await expect(field(page, 'description')).toBeVisible()
  await input.type(field(page, 'description'), DESCRIPTION)
  await input.press(button(page, stepTexts.next))
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible()
  await owner.expectAccessible()
  await input.press(button(page, previewTexts.submit))
  await expect(page.getByRole('heading', { name: groupNames.waiting })).toBeVisible()
}

/** Does what a moderator asked for: the button leads to the step. */
export async function mendHome(owner: Person, reason: string): Promise<void> {
  const { page, input, visit } = owner
  await visit(PATHS.myListings)
  await expect(page.getByText(reason)).toBeVisible()
  await owner.expectAccessible()
  await input.press(button(page, actionLabel(myListingsTexts.change, HOME)))
  await expect(field(page, 'description')).toBeVisible()
  await input.type(field(page, 'description'), MENDED)
  await input.press(button(page, stepTexts.next))
  await input.press(button(page, previewTexts.submit))
  await expect(page.getByText(myListingsTexts.mended)).toBeVisible()
  await owner.expectAccessible()
}

const LOWER = '79 500'

/** Lowers the price of the published home: on its page, or without scripts in the list. */
export async function lowerPrice(owner: Person): Promise<void> {
  const { page, input, mode, visit } = owner
  await visit(PATHS.myListings)
  if (mode === 'no script') {
    await input.press(button(page, actionLabel(myListingsTexts.more, HOME)))
    await input.press(button(page, actionLabel(myListingsTexts.change, HOME)))
  } else {
    await input.press(page.getByRole('link', { name: actionLabel(myListingsTexts.see, HOME) }))
    const own = page.getByRole('region', { name: ownHomeTexts.title })
    await expect(own).toBeVisible()
    // What loads late would move the page under the focus.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('link', { name: writeTitles.owner })).toBeHidden()
    await input.press(button(page, myListingsTexts.change))
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stepTexts.changeTitle)
  await input.press(page.getByRole('link', { name: stepNames.price }))
  await expect(field(page, 'amount')).toBeVisible()
  await input.type(field(page, 'amount'), LOWER)
  await input.press(button(page, stepTexts.next))
  await expect(page.getByRole('heading', { name: stepNames.pictures })).toBeVisible()
  await input.press(page.getByRole('link', { name: stepNames.preview }))
  await expect(page.getByText(previewTexts.atOnce)).toBeVisible()
  await input.press(button(page, previewTexts.submit))
  // The preview shows the new price, too.
  await expect(button(page, previewTexts.submit)).toBeHidden()
  await expect(page.getByText(formatAmount(79_500, 'USD')).first()).toBeVisible()
}

/** The page of the home, to which the conversation leads, shows the new price without a moderator. */
export async function expectLowerPrice({ page, visit }: Person): Promise<void> {
  const href = await page.locator('main a[href*="/sale/"]').first().getAttribute('href')
  const path = withoutLanguage(href ?? '')
  // Under its own address the browser may show the page for another minute as it was.
  await visit(`${path}?again`)
  await expect(page.getByText(formatPrice('79.5 k')).first()).toBeVisible()
}
