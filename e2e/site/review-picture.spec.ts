import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import {
  fillReview,
  modal,
  NEW_REVIEW,
  openModal,
  publishReview,
  readStoredReviews,
  reviewCards,
  reviewField,
} from '#e2e/support/review-form.ts'

const PICTURE = {
  name: 'portrait of me.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30H0z"/></svg>',
  ),
}

const picture = (page: Page) => reviewField(page, 'Photo (optional)')
const chosen = (page: Page, name: string) => modal(page).getByText(name, { exact: true })

test('the picture is shown by name and can be removed, and a file that is not a picture is refused', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/reviews')
  await openModal(page)
  await expect(picture(page)).toHaveAttribute('accept', 'image/*')
  await expect(chosen(page, 'No file chosen')).toBeVisible()
  const buffer = Buffer.from('text')
  await picture(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer })
  await expect(chosen(page, 'No file chosen')).toBeVisible()
  await expect(modal(page).getByText('Choose an image file.')).toBeVisible()
  await picture(page).setInputFiles(PICTURE)
  await expect(modal(page).getByText('Choose an image file.')).toHaveCount(0)
  await expect(chosen(page, PICTURE.name)).toBeVisible()
  await modal(page).getByRole('button', { name: 'Remove the photo' }).click()
  await expect(chosen(page, 'No file chosen')).toBeVisible()
  await picture(page).setInputFiles(PICTURE)
  await expect(chosen(page, PICTURE.name)).toBeVisible()
})

test('a picture is shown by a temporary URL', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/reviews')
  await openModal(page)
  await fillReview(page)
  await picture(page).setInputFiles(PICTURE)
  await publishReview(page)
  const shown = reviewCards(page).nth(6).locator('img')
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  const ava = await shown.getAttribute('src')
  expect((await readStoredReviews(page)).at(-1)?.ava).toBe(ava)
})

test('initials of the same size stand in for a picture that is gone', { tag: '@phone' }, async ({
  page,
  visit,
  seed,
  errors,
  baseURL,
}) => {
  const ava = `blob:${baseURL}/0d9d6a0e-6a3c-4f0e-9a0c-6f0f6d6f0a11`
  const reviews = [ava, null].map((address) => ({ ...NEW_REVIEW, ava: address, stars: 'star-4' }))
  await seed({ homiq_reviews: JSON.stringify(reviews) })
  // The browser logs that the blob URL is invalid.
  errors.allowError(/blob:|ERR_FILE_NOT_FOUND/)
  await visit('/reviews')
  await expect(reviewCards(page)).toHaveCount(2)
  await expect(reviewCards(page).locator('img')).toHaveCount(0)
  await expect(reviewCards(page).getByText('ОO', { exact: true })).toHaveCount(2)
  const heights = await reviewCards(page).evaluateAll((list) =>
    list.map((card) => card.getBoundingClientRect().height),
  )
  expect(heights[0]).toBe(heights[1])
})
