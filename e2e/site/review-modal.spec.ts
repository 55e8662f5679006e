import { expect, test } from '#e2e/fixtures.ts'
import { expectVisibleFocus, tabTo } from '#e2e/support/keyboard.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { paletteColor } from '#e2e/support/palette.ts'
import {
  fillReview,
  leaveReviewButton,
  modal,
  NEW_REVIEW,
  openModal,
  publishReview,
  reviewCards,
  reviewField,
} from '#e2e/support/review-form.ts'
import { waitForSmoothWheel } from '#e2e/support/smooth-wheel.ts'

test.use(WITH_MOTION)

test('every field but the picture is required', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/reviews')
  await openModal(page)
  await publishReview(page)
  await expect(modal(page).getByText('Required!', { exact: true })).toHaveCount(5)
  await expect(reviewField(page, 'Name')).toBeFocused()
  for (const name of ['Name', 'Surname', 'Stars', 'Date', 'Review']) {
    const control = reviewField(page, name)
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription('Required!')
    await expect(control).toHaveCSS('border-top-color', paletteColor('alert'))
  }
  await fillReview(page, { review: '' })
  await publishReview(page)
  await expect(modal(page).getByText('Required!', { exact: true })).toHaveCount(1)
  await expect(reviewField(page, 'Review')).toBeFocused()
  await expect(reviewField(page, 'Review')).toHaveAccessibleDescription('Required!')
  await expect(reviewCards(page)).toHaveCount(6)
})

test('a field shows its error on blur, and the stars start with an empty choice before eleven others', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/reviews')
  await openModal(page)
  await expect(modal(page).getByText('Required!')).toHaveCount(0)
  await reviewField(page, 'Surname').focus()
  await expect(modal(page).getByText('Required!')).toHaveCount(1)
  await expect(reviewField(page, 'Name')).toHaveAccessibleDescription('Required!')
  await reviewField(page, 'Surname').fill('Moroz')
  await reviewField(page, 'Name').fill('Olha')
  await expect(modal(page).getByText('Required!')).toHaveCount(0)

  await expect(reviewField(page, 'Stars')).toHaveValue('')
  const options = reviewField(page, 'Stars').locator('option')
  expect((await options.allInnerTexts()).slice(1)).toEqual(
    '0 0.5 1 1.5 2 2.5 3 3.5 4 4.5 5'.split(' '),
  )
})

test('the close icon, the backdrop and Escape only close it and return focus to the button', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/reviews')
  const outside = { x: 4, y: 300 }
  for (const close of [
    () => modal(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(outside.x, outside.y),
  ]) {
    await openModal(page)
    await close()
    await expect(modal(page)).toBeHidden()
    await expect(leaveReviewButton(page)).toBeFocused()
  }

  // The second click of a double click must not fall through to what is below.
  await openModal(page)
  await page.evaluate(() => {
    window.addEventListener('pointerdown', ({ target }) => {
      document.documentElement.dataset.pressed = (target as Element).tagName
    })
  })
  await modal(page).getByRole('button', { name: 'Close' }).dblclick({ delay: 100 })
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'HTML')

  await openModal(page)
  const bounds = await page.getByRole('banner').getByRole('link', { name: 'Homiq' }).boundingBox()
  const { x, y } = bounds ?? { x: 0, y: 0 }
  await page.touchscreen.tap(x + 4, y + 4)
  await expect(modal(page)).toBeHidden()
  await expect(page).toHaveURL('/reviews')
})

test('a double click opens it without an error', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/reviews')
  await page.waitForLoadState('networkidle')
  await leaveReviewButton(page).dblclick({ delay: 60 })
  await expect(modal(page)).toBeVisible()
  await expect(reviewField(page, 'Name')).toBeFocused()
  await expect(modal(page).getByText('Required!')).toHaveCount(0)
})

test('a draft is restored when the dialog opens again', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/reviews')
  await openModal(page)
  await fillReview(page, { surname: '' })
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  await reviewField(page, 'Photo (optional)').setInputFiles({
    name: 'me.svg',
    mimeType: 'image/svg+xml',
    buffer,
  })
  await page.keyboard.press('Escape')
  const expectDraft = async () => {
    await expect(modal(page).getByText('Required!')).toHaveCount(0)
    await expect(reviewField(page, 'Name')).toHaveValue(NEW_REVIEW.name)
    await expect(reviewField(page, 'Stars')).toHaveValue('star-2.5')
    await expect(reviewField(page, 'Date')).toHaveValue(NEW_REVIEW.date)
    await expect(reviewField(page, 'Review')).toHaveValue(NEW_REVIEW.review)
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
  await reviewField(page, 'Surname').fill(NEW_REVIEW.surname)
  await publishReview(page)
  await expect(reviewCards(page)).toHaveCount(7)

  await openModal(page)
  for (const name of ['Name', 'Surname', 'Stars', 'Date', 'Review']) {
    await expect(reviewField(page, name)).toHaveValue('')
  }
  await expect(modal(page).getByText('No file chosen', { exact: true })).toBeVisible()
})

test('a keyboard alone leaves a review, and never leaves the modal', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  test.slow()
  await visit('/reviews')
  await tabTo(page, leaveReviewButton(page))
  await page.keyboard.press('Enter')
  await expect(reviewField(page, 'Name')).toBeFocused()
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => ({
      inside: document.querySelector('dialog')?.contains(document.activeElement),
      nowhere: document.activeElement === document.body,
    }))
    // After the last control, focus moves to the browser's own controls.
    expect(where.inside || where.nowhere).toBe(true)
    if (!where.nowhere) await expectVisibleFocus(page)
  }
  await page.keyboard.press('Escape')
  await expect(leaveReviewButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reviewField(page, 'Name')).toBeFocused()
  await page.keyboard.type('Olha')
  await tabTo(page, reviewField(page, 'Surname'))
  await page.keyboard.type('Moroz')
  await tabTo(page, reviewField(page, 'Stars'))
  await page.keyboard.type('4.5')
  await tabTo(page, reviewField(page, 'Date'))
  await page.keyboard.type('03012026')
  await tabTo(page, reviewField(page, 'Review'))
  await page.keyboard.type('Quiet.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Warm.')
  await tabTo(page, modal(page).getByRole('button', { name: 'Publish the review' }))
  await page.keyboard.press('Enter')
  const last = reviewCards(page).nth(6)
  await expect(last.getByRole('heading')).toHaveText('Olha Moroz')
  await expect(last.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
  await expect(last.getByText('March 1, 2026')).toBeVisible()
  await expect(leaveReviewButton(page)).toBeFocused()
})

test('the wheel scrolls the form, not the page behind it', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await visit('/reviews')
  await waitForSmoothWheel(page)
  await openModal(page)
  await reviewField(page, 'Review').hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => modal(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
