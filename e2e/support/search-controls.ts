import { expect, type Locator, type Page } from '@playwright/test'

export const searchField = (page: Page): Locator => page.getByLabel('City, street or keyword')

/** The suggestions under the field. */
export const placeList = (page: Page): Locator => page.getByRole('listbox', { name: 'Places' })

export const placeOption = (page: Page, text: string): Locator =>
  placeList(page).getByRole('option').filter({ hasText: text })

export const sortField = (page: Page): Locator => page.getByRole('combobox', { name: 'Sort by' })

/** Links that each remove an applied filter. */
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('link')

/** Expects these chips, in this order. */
export async function expectChips(page: Page, texts: readonly string[]): Promise<void> {
  await expect(chips(page)).toHaveText(
    texts.map((text) => new RegExp(`^(Remove: )?${escapePattern(text)}$`)),
  )
}

const escapePattern = (text: string) => text.replace(/[$+.]/g, '\\$&')

export const getCardAddresses = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading').allTextContents()
