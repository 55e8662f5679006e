import { expect, type Locator, type Page } from '@playwright/test'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { getSampleListing } from './storage.ts'

/** The card of a sample listing. */
export const card = (page: Page, type: EstateType, id: number): Locator =>
  page.getByRole('article').filter({ hasText: getSampleListing(type, id).address })

/** On the card or the page of a sample listing. */
export const favoriteButton = (page: Page, type: EstateType, id: number): Locator =>
  page.getByRole('button', { name: `Keep ${getSampleListing(type, id).address} in favorites` })

/** Expects exactly the cards of these sample listings, in any order. */
export async function expectListings(page: Page, type: EstateType, ids: number[]): Promise<void> {
  const addresses = page.getByRole('article').getByRole('heading')
  const expected = ids.map((id) => getSampleListing(type, id).address).sort()
  await expect.poll(async () => (await addresses.allTextContents()).sort()).toEqual(expected)
}

/**
 * Small screens open the panel with a button.
 *
 * @returns the panel
 */
export async function openFilters(page: Page): Promise<Locator> {
  const panel = page.getByRole('region', { name: 'Filters' })
  const button = page.getByRole('button', { name: /^Filter\b/ })
  if ((await button.isVisible()) && !(await panel.isVisible())) await button.click()
  await expect(panel).toBeVisible()
  return panel
}

/** An option by its label, such as "2 rooms", without its count. */
export const filterOption = (panel: Locator, name: string): Locator =>
  panel.getByRole('checkbox', { name: new RegExp(`^${name.replace('+', '\\+')}(,|$)`) })

export async function applyFilters(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Apply', exact: true }).click()
}
