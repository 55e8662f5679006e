import { expect, type Locator, type Page } from '@playwright/test'
import { parseReviews, type Review } from '#domain/review/review.ts'
import { stored } from './storage.ts'

/** What a visitor types into the review form. */
export const OWN = {
  name: 'Олена',
  surname: "O'Hara",
  stars: '2.5',
  date: '2026-03-01',
  review: 'The view is as promised.',
} as const

export const leave = (page: Page): Locator =>
  page.getByRole('button', { name: 'Leave a review', exact: true })

export const modal = (page: Page): Locator => page.getByRole('dialog')

export const field = (page: Page, name: string): Locator =>
  modal(page).getByLabel(name, { exact: true })

/** Opens the modal. */
export async function openModal(page: Page): Promise<void> {
  await leave(page).click()
  await expect(modal(page)).toBeVisible()
}

/** Fills the form's required fields. */
export async function fillReview(
  page: Page,
  own: Partial<Record<keyof typeof OWN, string>> = {},
): Promise<void> {
  const { name, surname, stars, date, review } = { ...OWN, ...own }
  await field(page, 'Name').fill(name)
  await field(page, 'Surname').fill(surname)
  await field(page, 'Stars').selectOption({ label: stars })
  await field(page, 'Date').fill(date)
  await field(page, 'Review').fill(review)
}

/** Presses the button of the form. */
export const publish = (page: Page): Promise<void> =>
  modal(page).getByRole('button', { name: 'Publish the review' }).click()

/** The cards on the page, in their order. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** The stored reviews; empty when there are none. */
export async function storedReviews(page: Page): Promise<Review[]> {
  return parseReviews(JSON.parse((await stored(page, 'homiq_reviews')) ?? '[]')).reviews
}
