import { expect, type Locator, type Page } from '@playwright/test'
import { filterTexts } from '#texts/catalog/filters.ts'
import { searchTexts, sortTexts } from '#texts/catalog/property.ts'
import { PLACES_LABEL } from '#texts/catalog/suggestions.ts'

export const searchField = (page: Page): Locator => page.getByLabel(searchTexts.label)

/** The suggestions under the field. */
export const placeList = (page: Page): Locator => page.getByRole('listbox', { name: PLACES_LABEL })

export const placeOption = (page: Page, text: string): Locator =>
  placeList(page).getByRole('option').filter({ hasText: text })

export const sortField = (page: Page): Locator =>
  page.getByRole('combobox', { name: sortTexts.label })

/** Links that each remove an applied filter. */
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: filterTexts.applied }).getByRole('link')

/** Expects these chips, in this order. */
export async function expectChips(page: Page, texts: readonly string[]): Promise<void> {
  await expect(chips(page)).toHaveText(
    texts.map((text) => new RegExp(`^(${filterTexts.remove} )?${escapePattern(text)}$`)),
  )
}

const escapePattern = (text: string) => text.replace(/[$+.]/g, '\\$&')

export const getCardAddresses = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading').allTextContents()
