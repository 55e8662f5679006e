import { expect, test } from '#e2e/fixtures.ts'
import { blockStorage } from '#e2e/support/blocked-storage.ts'
import {
  fillReview,
  NEW_REVIEW,
  openModal,
  publishReview,
  readStoredReviews,
  reviewCards,
} from '#e2e/support/review-form.ts'
import { SEED_REVIEWS } from '#texts/site/seed-reviews.ts'

const entry = (name: string) => ({ ...NEW_REVIEW, name, ava: null, stars: 'star-4' })

test.describe('what is stored', { tag: '@phone' }, () => {
  // For other malformed texts see domain/site/review/review.test.ts.
  test('no JSON means the seeds, and is logged', async ({ page, visit, seed, errors }) => {
    await seed({ homiq_reviews: '[{"name":' })
    await visit('/reviews')
    await expect(reviewCards(page)).toHaveCount(SEED_REVIEWS.length)
    await errors.waitForError(/homiq_reviews was malformed/)
  })

  test('reviews without the seeds stay without them', async ({ page, visit, seed }) => {
    await seed({ homiq_reviews: JSON.stringify([entry('One'), entry('Two')]) })
    await visit('/reviews')
    await expect(reviewCards(page)).toHaveCount(2)
    await openModal(page)
    await fillReview(page, { name: 'Three' })
    await publishReview(page)
    await expect(reviewCards(page)).toHaveCount(3)
    expect((await readStoredReviews(page)).map(({ name }) => name)).toEqual(['One', 'Two', 'Three'])
  })

  test('a bad entry is left out, the good ones stay', async ({ page, visit, seed, errors }) => {
    const entries = [entry('One'), { ...entry('Bad'), stars: 'star-9' }, entry('Two')]
    await seed({ homiq_reviews: JSON.stringify(entries) })
    await visit('/reviews')
    await expect(reviewCards(page).getByRole('heading')).toHaveText(["One O'Hara", "Two O'Hara"])
    await errors.waitForError(/homiq_reviews was malformed/)
  })
})

test('a review lasts until the page is left if storage is forbidden', { tag: '@phone' }, async ({
  page,
  context,
  visit,
  errors,
}) => {
  await blockStorage(context, ['localStorage'])
  await visit('/reviews')
  await openModal(page)
  await fillReview(page)
  await publishReview(page)
  await expect(reviewCards(page)).toHaveCount(7)
  await errors.waitForError(/homiq_reviews could not be saved/)
  errors.allowError(/stored \w+ cannot be read/)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await page.goBack()
  await expect(reviewCards(page)).toHaveCount(7)
})
