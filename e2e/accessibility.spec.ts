import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe-scan.ts'
import { openFilters } from './support/results.ts'
import { keptEntry } from './support/storage.ts'

interface Screen {
  readonly name: string
  readonly address: string
  readonly ready?: (page: Page) => Promise<unknown>
}

const card = (page: Page) => expect(page.getByRole('article').first()).toBeVisible()

const SCREENS: readonly Screen[] = [
  { name: 'home', address: '/home' },
  { name: 'property before a choice', address: '/property' },
  { name: 'homes for sale', address: '/property?type=sale' },
  { name: 'homes to rent', address: '/property?type=rent' },
  { name: 'no matches, with notes', address: '/property?type=sale&areaMin=900&priceMin=x&color=1' },
  { name: 'the open filters', address: '/property?type=sale', ready: openFilters },
  { name: 'a home on sale', address: '/sale/1' },
  { name: 'a home to rent', address: '/rent/2' },
  { name: 'an unknown home', address: '/sale/999' },
  { name: 'favorites', address: '/favorite', ready: card },
  { name: 'not found', address: '/404' },
  { name: 'a screen that opens soon', address: '/about' },
]

for (const dark of [false, true]) {
  test.describe(dark ? 'in the dark' : 'in the light', () => {
    test.beforeEach(async ({ page, seed }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await seed({ darkMode: String(dark), favorites: JSON.stringify([keptEntry('sale', 1)]) })
    })
    for (const { name, address, ready } of SCREENS) {
      const narrowOnly = ready === openFilters
      test(`axe has nothing grave to say of ${name}`, {
        tag: narrowOnly ? '@phone' : '@ends',
      }, async ({ page, visit }) => {
        await visit(address)
        await ready?.(page)
        await expectAccessible(page)
      })
    }
  })
}

test('axe has nothing grave to say of no favorites', { tag: '@ends' }, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/favorite')
  await expect(page.getByText('You have no saved ads.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expectAccessible(page)
})

test('axe has nothing grave to say of the open menu', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectAccessible(page)
})
