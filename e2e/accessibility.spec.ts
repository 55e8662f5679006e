import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { COLOR_RULES, expectAccessible } from './support/axe-scan.ts'
import { openFilters } from './support/results.ts'
import { keptEntry } from './support/storage.ts'

interface Screen {
  readonly name: string
  readonly address: string
  readonly ready?: (page: Page) => Promise<unknown>
}

const card = (page: Page) => expect(page.getByRole('article').first()).toBeVisible()

const blank = (page: Page) => expect(page.getByText('You have no saved ads.')).toBeVisible()

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

const SCREENS: readonly Screen[] = [
  { name: 'home', address: '/home' },
  { name: 'property before a choice', address: '/property' },
  { name: 'homes for sale', address: '/property?type=sale' },
  { name: 'homes to rent', address: '/property?type=rent' },
  { name: 'no matches, with notes', address: '/property?type=sale&areaMin=900&priceMin=x&color=1' },
  { name: 'a home on sale', address: '/sale/1' },
  { name: 'a home to rent', address: '/rent/2' },
  { name: 'an unknown home', address: '/sale/999' },
  { name: 'favorites', address: '/favorite', ready: card },
  { name: 'no favorites', address: '/favorite', ready: blank },
  { name: 'not found', address: '/404' },
  { name: 'a screen that opens soon', address: '/about' },
]

const screen = (name: string, tag: string, address: string, ready?: Screen['ready']) =>
  test(`axe has nothing grave to say of ${name}, light or dark`, { tag }, async ({
    page,
    visit,
    seed,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (ready === card) await seed({ favorites: JSON.stringify([keptEntry('sale', 1)]) })
    await visit(address)
    await ready?.(page)
    await expectAccessible(page)
    await page.evaluate(() => document.documentElement.classList.add('dark'))
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 22, 19)')
    await expectAccessible(page, COLOR_RULES)
  })

for (const { name, address, ready } of SCREENS) screen(name, '@ends', address, ready)
screen('the open filters', '@phone', '/property?type=sale&rooms=1', openFilters)
screen('the open menu', '@phone', '/home', openMenu)
