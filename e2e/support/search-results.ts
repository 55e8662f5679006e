import { expect, type Locator, type Page } from '@playwright/test'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { getSampleListing } from './storage.ts'

/** The card of a sample home. */
export const card = (page: Page, type: EstateType, id: number): Locator =>
  page.getByRole('article').filter({ hasText: getSampleListing(type, id).address })

/** The heart of a sample home, on its card or its page. */
export const favoriteButton = (page: Page, type: EstateType, id: number): Locator =>
  page.getByRole('button', { name: `Keep ${getSampleListing(type, id).address} in favorites` })

/** Expects the cards to be those of these sample homes, in any order, and no others. */
export async function expectListings(page: Page, type: EstateType, ids: number[]): Promise<void> {
  const addresses = page.getByRole('article').getByRole('heading')
  const expected = ids.map((id) => getSampleListing(type, id).address).sort()
  await expect.poll(async () => (await addresses.allInnerTexts()).sort()).toEqual(expected)
}

/** The filter panel, opened where a button opens it. */
export async function openFilters(page: Page): Promise<Locator> {
  const panel = page.getByRole('region', { name: 'Filters' })
  const button = page.getByRole('button', { name: /^Filter\b/ })
  if ((await button.isVisible()) && !(await panel.isVisible())) await button.click()
  await expect(panel).toBeVisible()
  return panel
}

/** A choice of the panel by its name ("2 rooms"), however many homes it says it would find. */
export const filterOption = (panel: Locator, name: string): Locator =>
  panel.getByRole('checkbox', { name: new RegExp(`^${name.replace('+', '\\+')}(,|$)`) })

/** Presses Apply. */
export async function applyFilters(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Apply', exact: true }).click()
}
