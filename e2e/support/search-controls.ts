import { expect, type Locator, type Page } from '@playwright/test'

/** The field for place and words. */
export const searchField = (page: Page): Locator => page.getByLabel('City, street or words')

/** The list of places under the field. */
export const placeList = (page: Page): Locator => page.getByRole('listbox', { name: 'Places' })

/** A place of that list, by the beginning of what it says. */
export const placeOption = (page: Page, text: string): Locator =>
  placeList(page).getByRole('option').filter({ hasText: text })

/** The order of the results. */
export const sortField = (page: Page): Locator => page.getByRole('combobox', { name: 'Sort by' })

/** What is applied, each with a press that takes it back. */
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('link')

/** Expects the chips to say this, in this order. */
export async function expectChips(page: Page, texts: readonly string[]): Promise<void> {
  await expect(chips(page)).toHaveText(
    texts.map((text) => new RegExp(`^(Remove: )?${inPattern(text)}$`)),
  )
}

const inPattern = (text: string) => text.replace(/[$+.]/g, '\\$&')

/** The addresses of the cards, in their order. */
export const getCardAddresses = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading').allInnerTexts()
