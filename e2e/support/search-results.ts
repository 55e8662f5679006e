import { expect, type Locator, type Page } from '@playwright/test'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { favoriteButtonLabel } from '#texts/catalog/favorite-button.ts'
import { filterTexts } from '#texts/catalog/filters.ts'
import { getAddress } from './storage.ts'

/** The card of a sample listing. */
export const card = (page: Page, type: EstateType, id: number): Locator =>
  page.getByRole('article').filter({ hasText: getAddress(type, id) })

/** On the card or the page of a sample listing. */
export const favoriteButton = (page: Page, type: EstateType, id: number): Locator =>
  page.getByRole('button', { name: favoriteButtonLabel(getAddress(type, id)) })

/** Expects exactly the cards of these sample listings, in any order. */
export async function expectListings(page: Page, type: EstateType, ids: number[]): Promise<void> {
  const addresses = page.getByRole('article').getByRole('heading')
  const expected = ids.map((id) => getAddress(type, id)).sort()
  await expect.poll(async () => (await addresses.allTextContents()).sort()).toEqual(expected)
}

/**
 * Small screens open the panel with a button.
 *
 * @returns the panel
 */
export async function openFilters(page: Page): Promise<Locator> {
  const panel = page.getByRole('region', { name: filterTexts.panel })
  const button = page.getByRole('button', { name: new RegExp(`^${filterTexts.open}( |$)`) })
  if ((await button.isVisible()) && !(await panel.isVisible())) await button.click()
  await expect(panel).toBeVisible()
  return panel
}

/** An option by its label, such as "2 rooms", without its count. */
export const filterOption = (panel: Locator, name: string): Locator =>
  panel.getByRole('checkbox', {
    name: new RegExp(`^${name.replace('+', '\\+').replace(/\s/g, ' ')}(,|$)`),
  })

export async function applyFilters(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: filterTexts.apply, exact: true }).click()
}
