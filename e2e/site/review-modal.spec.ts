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
import { reviewFormTexts } from '#texts/site/reviews.ts'

test.use(WITH_MOTION)

const { name, surname, stars, date, review } = reviewFormTexts

test('every field but the picture is required', { tag: ['@phone', '@both'] }, async ({
  page,
  visit,
}) => {
  await visit('/reviews')
  await openModal(page)
  await publishReview(page)
  await expect(modal(page).getByText(reviewFormTexts.required, { exact: true })).toHaveCount(5)
  await expect(reviewField(page, name)).toBeFocused()
  for (const field of [name, surname, stars, date, review]) {
    const control = reviewField(page, field)
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(reviewFormTexts.required)
    await expect(control).toHaveCSS('border-top-color', paletteColor('alert'))
  }
  await fillReview(page, { review: '' })
  await publishReview(page)
  await expect(modal(page).getByText(reviewFormTexts.required, { exact: true })).toHaveCount(1)
  await expect(reviewField(page, review)).toBeFocused()
  await expect(reviewField(page, review)).toHaveAccessibleDescription(reviewFormTexts.required)
  await expect(reviewCards(page)).toHaveCount(6)
})

test('a field shows its error on blur, and the stars start with an empty choice before eleven others', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/reviews')
  await openModal(page)
  await expect(modal(page).getByText(reviewFormTexts.required)).toHaveCount(0)
  await reviewField(page, surname).focus()
  await expect(modal(page).getByText(reviewFormTexts.required)).toHaveCount(1)
  await expect(reviewField(page, name)).toHaveAccessibleDescription(reviewFormTexts.required)
  await reviewField(page, surname).fill('Moroz')
  await reviewField(page, name).fill('Olha')
  await expect(modal(page).getByText(reviewFormTexts.required)).toHaveCount(0)

  await expect(reviewField(page, stars)).toHaveValue('')
  const options = reviewField(page, stars).locator('option')
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
    () => modal(page).getByRole('button', { name: reviewFormTexts.close }).click(),
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
  await modal(page).getByRole('button', { name: reviewFormTexts.close }).dblclick({ delay: 100 })
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
  await expect(reviewField(page, name)).toBeFocused()
  await expect(modal(page).getByText(reviewFormTexts.required)).toHaveCount(0)
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
    await expect(modal(page).getByText(reviewFormTexts.required)).toHaveCount(0)
    await expect(reviewField(page, name)).toHaveValue(NEW_REVIEW.name)
    await expect(reviewField(page, stars)).toHaveValue('star-2.5')
    await expect(reviewField(page, date)).toHaveValue(NEW_REVIEW.date)
    await expect(reviewField(page, review)).toHaveValue(NEW_REVIEW.review)
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
  await reviewField(page, surname).fill(NEW_REVIEW.surname)
  await publishReview(page)
  await expect(reviewCards(page)).toHaveCount(7)

  await openModal(page)
  for (const field of [name, surname, stars, date, review]) {
    await expect(reviewField(page, field)).toHaveValue('')
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
  await expect(reviewField(page, name)).toBeFocused()
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
  await expect(reviewField(page, name)).toBeFocused()
  await page.keyboard.type('Olha')
  await tabTo(page, reviewField(page, surname))
  await page.keyboard.type('Moroz')
  await tabTo(page, reviewField(page, stars))
  await page.keyboard.type('4.5')
  await tabTo(page, reviewField(page, date))
  await page.keyboard.type('03012026')
  await tabTo(page, reviewField(page, review))
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
  await reviewField(page, review).hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => modal(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
