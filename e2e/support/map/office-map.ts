import { expect, type Locator, type Page } from '@playwright/test'
import { aboutTexts, showOnMapLabel } from '#texts/site/about.ts'

export const officeMap = (page: Page): Locator => page.getByRole('region', { name: aboutTexts.map })

export const marker = (page: Page, name: string): Locator =>
  officeMap(page).getByRole('button', { name: new RegExp(`^${name}, `) })

/** The open popup: the last one, because the previous one takes a moment to fade out. */
export const popup = (page: Page): Locator =>
  officeMap(page).locator('.leaflet-popup-content').last()

export const showOnMap = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: showOnMapLabel(name) })

/** Scrolls to the map and waits for its ten markers. */
export async function scrollToMap(page: Page): Promise<void> {
  await page.getByRole('heading', { name: aboutTexts.offices }).scrollIntoViewIfNeeded()
  await expect(officeMap(page).locator('.leaflet-marker-icon')).toHaveCount(10)
  await officeMap(page).scrollIntoViewIfNeeded()
}
