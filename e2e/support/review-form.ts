import { expect, type Locator, type Page } from '@playwright/test'
import { parseReviews, type Review } from '#domain/site/review/review.ts'
import { reviewFormTexts, reviewTexts } from '#texts/site/reviews.ts'
import { readStorage } from './storage.ts'

export const NEW_REVIEW = {
  name: 'Олена',
  surname: "O'Hara",
  stars: '2.5',
  date: '2026-03-01',
  review: 'The view is as promised.',
} as const

export const leaveReviewButton = (page: Page): Locator =>
  page.getByRole('button', { name: reviewTexts.leave, exact: true })

export const modal = (page: Page): Locator => page.getByRole('dialog')

export const reviewField = (page: Page, name: string): Locator =>
  modal(page).getByLabel(name, { exact: true })

export async function openModal(page: Page): Promise<void> {
  await leaveReviewButton(page).click()
  await expect(modal(page)).toBeVisible()
}

/** Fills the required fields. */
export async function fillReview(
  page: Page,
  own: Partial<Record<keyof typeof NEW_REVIEW, string>> = {},
): Promise<void> {
  const { name, surname, stars, date, review } = { ...NEW_REVIEW, ...own }
  await reviewField(page, reviewFormTexts.name).fill(name)
  await reviewField(page, reviewFormTexts.surname).fill(surname)
  await reviewField(page, reviewFormTexts.stars).selectOption(`star-${stars}`)
  await reviewField(page, reviewFormTexts.date).fill(date)
  await reviewField(page, reviewFormTexts.review).fill(review)
}

export const publishReview = (page: Page): Promise<void> =>
  modal(page).getByRole('button', { name: reviewFormTexts.publish }).click()

export const reviewCards = (page: Page): Locator => page.getByRole('main').getByRole('article')

export async function readStoredReviews(page: Page): Promise<Review[]> {
  return parseReviews(JSON.parse((await readStorage(page, 'homiq_reviews')) ?? '[]')).reviews
}
