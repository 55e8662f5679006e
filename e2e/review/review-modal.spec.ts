import { expect, test } from '#e2e/fixtures.ts'
import { expectVisibleFocus, tabTo } from '#e2e/support/keyboard.ts'
import { paletteColor } from '#e2e/support/palette.ts'
import {
  cards,
  field,
  fillReview,
  leave,
  modal,
  OWN,
  openModal,
  publish,
} from '#e2e/support/review.ts'
import { awaitSmoothWheel } from '#e2e/support/smooth-wheel.ts'

test('every field but the picture is required', { tag: '@ends' }, async ({ page, visit }) => {
  await visit('/reviews')
  await openModal(page)
  await publish(page)
  await expect(modal(page).getByText('Required!', { exact: true })).toHaveCount(5)
  await expect(field(page, 'Name')).toBeFocused()
  for (const name of ['Name', 'Surname', 'Stars', 'Date', 'Review']) {
    const control = field(page, name)
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription('Required!')
    await expect(control).toHaveCSS('border-top-color', paletteColor('alert'))
  }
  await fillReview(page, { review: '' })
  await publish(page)
  await expect(modal(page).getByText('Required!', { exact: true })).toHaveCount(1)
  await expect(field(page, 'Review')).toBeFocused()
  await expect(field(page, 'Review')).toHaveAccessibleDescription('Required!')
  await expect(cards(page)).toHaveCount(6)
})

test('a field complains when it is left, and no sooner', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/reviews')
  await openModal(page)
  await expect(modal(page).getByText('Required!')).toHaveCount(0)
  await field(page, 'Surname').focus()
  await expect(modal(page).getByText('Required!')).toHaveCount(1)
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Required!')
  await field(page, 'Surname').fill('Moroz')
  await field(page, 'Name').fill('Olha')
  await expect(modal(page).getByText('Required!')).toHaveCount(0)
})

test('the stars start on an empty choice before eleven', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/reviews')
  await openModal(page)
  await expect(field(page, 'Stars')).toHaveValue('')
  const options = field(page, 'Stars').locator('option')
  expect((await options.allInnerTexts()).slice(1)).toEqual(
    '0 0.5 1 1.5 2 2.5 3 3.5 4 4.5 5'.split(' '),
  )
})

test('the close icon, the backdrop and Escape close it; the button has the focus again', {
  tag: '@ends',
}, async ({ page, visit, hasTouch }) => {
  await visit('/reviews')
  const outside = { x: 4, y: 300 }
  for (const close of [
    () => modal(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () =>
      hasTouch
        ? page.touchscreen.tap(outside.x, outside.y)
        : page.mouse.click(outside.x, outside.y),
  ]) {
    await openModal(page)
    await close()
    await expect(modal(page)).toBeHidden()
    await expect(leave(page)).toBeFocused()
  }
})

test('a press on the backdrop does nothing to what lies under it', { tag: '@touch' }, async ({
  page,
  visit,
}) => {
  await visit('/reviews')
  await openModal(page)
  const bounds = await page.getByRole('banner').getByRole('link', { name: 'Homiq' }).boundingBox()
  const { x, y } = bounds ?? { x: 0, y: 0 }
  await page.touchscreen.tap(x + 4, y + 4)
  await expect(modal(page)).toBeHidden()
  await expect(page).toHaveURL('/reviews')
})

test('what is half written is there when it is opened again', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/reviews')
  await openModal(page)
  await fillReview(page, { surname: '' })
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  await field(page, 'Picture (optional)').setInputFiles({
    name: 'me.svg',
    mimeType: 'image/svg+xml',
    buffer,
  })
  await page.keyboard.press('Escape')
  const expectDraft = async () => {
    await expect(modal(page).getByText('Required!')).toHaveCount(0)
    await expect(field(page, 'Name')).toHaveValue(OWN.name)
    await expect(field(page, 'Stars')).toHaveValue('star-2.5')
    await expect(field(page, 'Date')).toHaveValue(OWN.date)
    await expect(field(page, 'Review')).toHaveValue(OWN.review)
    await expect(modal(page).getByText('me.svg', { exact: true })).toBeVisible()
  }
  await openModal(page)
  await expectDraft()

  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await page.goBack()
  await openModal(page)
  await expectDraft()
  await field(page, 'Surname').fill(OWN.surname)
  await publish(page)
  await expect(cards(page)).toHaveCount(7)

  await openModal(page)
  for (const name of ['Name', 'Surname', 'Stars', 'Date', 'Review']) {
    await expect(field(page, name)).toHaveValue('')
  }
  await expect(modal(page).getByText('No file chosen', { exact: true })).toBeVisible()
})

test('a keyboard alone leaves a review, and never leaves the modal', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  test.slow()
  await visit('/reviews')
  await tabTo(page, leave(page))
  await page.keyboard.press('Enter')
  await expect(field(page, 'Name')).toBeFocused()
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => ({
      inside: document.querySelector('dialog')?.contains(document.activeElement),
      nowhere: document.activeElement === document.body,
    }))
    // Between the last control and the first the browser itself has the focus.
    expect(where.inside || where.nowhere).toBe(true)
    if (!where.nowhere) await expectVisibleFocus(page)
  }
  await page.keyboard.press('Escape')
  await expect(leave(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.type('Olha')
  await tabTo(page, field(page, 'Surname'))
  await page.keyboard.type('Moroz')
  await tabTo(page, field(page, 'Stars'))
  await page.keyboard.type('4.5')
  await tabTo(page, field(page, 'Date'))
  await page.keyboard.type('03012026')
  await tabTo(page, field(page, 'Review'))
  await page.keyboard.type('Quiet.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Warm.')
  await tabTo(page, modal(page).getByRole('button', { name: 'Publish the review' }))
  await page.keyboard.press('Enter')
  const last = cards(page).nth(6)
  await expect(last.getByRole('heading')).toHaveText('Olha Moroz')
  await expect(last.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
  await expect(last.getByText('March 1, 2026')).toBeVisible()
  await expect(leave(page)).toBeFocused()
})

test('a wheel turns the form, not the page behind it', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await visit('/reviews')
  await awaitSmoothWheel(page)
  await openModal(page)
  await field(page, 'Review').hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => modal(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
