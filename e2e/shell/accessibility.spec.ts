import type { Page } from '@playwright/test'
import { test as signedIn } from '#e2e/fixtures/signed-in.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createUniqueIpHeaders, openSettings } from '#e2e/support/account.ts'
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  showDark,
  showLight,
} from '#e2e/support/axe-scan.ts'
import { expectNoHorizontalScroll } from '#e2e/support/horizontal-scroll.ts'
import { popup, showOnMap } from '#e2e/support/map/office-map.ts'
import { openModal, publishReview } from '#e2e/support/review-form.ts'
import { placeList, searchField } from '#e2e/support/search-controls.ts'
import { openFilters } from '#e2e/support/search-results.ts'
import { createStoredFavorite } from '#e2e/support/storage.ts'
import { reauthenticationTexts, settingsTexts } from '#texts/people/settings.ts'

interface Screen {
  readonly name: string
  readonly address: string
  readonly ready?: (page: Page) => Promise<unknown>
  /**
   * Whether a narrow screen has different content, not just another layout. If so, it is scanned in the light theme
   * and the wide one in the dark.
   */
  readonly narrow?: true
  /** Before hydration, axe checks the colors of text that has not been laid out. */
}

const card = (page: Page) => expect(page.getByRole('article').first()).toBeVisible()

const blank = (page: Page) => expect(page.getByText('You have no saved ads.')).toBeVisible()

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

async function refuse(page: Page): Promise<void> {
  await button(page, 'Login').click()
  await expect(page.getByText('No password provided.')).toBeVisible()
}

async function showOffice(page: Page): Promise<void> {
  await showOnMap(page, 'Homiq Opera').click()
  await expect(popup(page)).toBeVisible()
}

async function refuseReview(page: Page): Promise<void> {
  await openModal(page)
  await publishReview(page)
  await expect(page.getByText('Required!')).toHaveCount(5)
}

async function suggest(page: Page): Promise<void> {
  await searchField(page).fill('ky')
  await expect(placeList(page)).toBeVisible()
  await searchField(page).press('ArrowDown')
}

const SCREENS: readonly Screen[] = [
  { name: 'sign-in', address: '/' },
  { name: 'sign-in with messages', address: '/', ready: refuse, narrow: true },
  { name: 'a forgotten password', address: '/forgot-password' },
  { name: 'a link to confirm', address: '/email-action#mode=verifyEmail&oobCode=x' },
  { name: 'home', address: '/home', narrow: true },
  { name: 'reviews', address: '/reviews' },
  { name: 'the review form with messages', address: '/reviews', ready: refuseReview, narrow: true },
  { name: 'property before a choice', address: '/property' },
  { name: 'homes for sale', address: '/property?type=sale', narrow: true },
  {
    name: 'a search with chips and places',
    address:
      '/property?type=sale&q=Kyiv+balcony&priceMin=50k&priceMax=3m&rooms=2&rooms=4%2B&sort=nearest',
    ready: suggest,
    narrow: true,
  },
  { name: 'homes to rent', address: '/property?type=rent' },
  { name: 'no matches, with notes', address: '/property?type=sale&areaMin=900&priceMin=x&color=1' },
  { name: 'what to loosen', address: '/property?type=sale&areaMin=90&priceMax=100k' },
  { name: 'a home on sale', address: '/sale/1', narrow: true },
  { name: 'a home to rent', address: '/rent/2' },
  { name: 'an unknown home', address: '/sale/999' },
  { name: 'favorites', address: '/favorite', ready: card, narrow: true },
  { name: 'no favorites', address: '/favorite', ready: blank },
  { name: 'a search to save', address: '/searches/new?type=sale&q=Kyiv', narrow: true },
  { name: 'an unknown saved search', address: '/searches/x' },
  { name: 'not found', address: '/404' },
  { name: 'the privacy policy', address: '/privacy' },
  { name: 'the terms', address: '/terms' },
  { name: 'the legal notice', address: '/legal' },
  { name: 'help', address: '/help' },
  { name: 'about us, with an office on the map', address: '/about', ready: showOffice },
]

const WIDE = { width: 1440, height: 900 }

const NOTHING_GRAVE = 'axe finds nothing serious on'
const FITS = 'light or dark, and no width scrolls sideways'

/** Screens per journey: a new page for each would cost as much as a scan. */
const IN_ONE_JOURNEY = 4

const wideScreens = SCREENS.filter(({ narrow }) => narrow === undefined)
for (let from = 0; from < wideScreens.length; from += IN_ONE_JOURNEY) {
  const some = wideScreens.slice(from, from + IN_ONE_JOURNEY)
  const names = some.map(({ name }) => name).join('; ')
  test(`${NOTHING_GRAVE} ${names}, ${FITS}`, { tag: '@desktop' }, async ({ page, visit }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { name, address, ready } of some) {
      await test.step(name, async () => {
        await visit(address)
        await ready?.(page)
        await expectAccessibleInBothThemes(page)
        await expectNoHorizontalScroll(page)
      })
    }
  })
}

const narrowScreen = ({ name, address, ready }: Screen) =>
  test(`${NOTHING_GRAVE} ${name}, ${FITS}`, {
    tag: '@phone',
  }, async ({ page, visit, seed }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (ready === card)
      await seed({
        favorites: JSON.stringify([
          createStoredFavorite('sale', 9),
          createStoredFavorite('rent', 3),
        ]),
      })
    await visit(address)
    await ready?.(page)
    await expectAccessible(page)
    await page.setViewportSize(WIDE)
    await showDark(page)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  })

for (const screen of SCREENS) if (screen.narrow) narrowScreen(screen)

test(`${NOTHING_GRAVE} the open filters; the open menu, ${FITS}`, { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const narrow = page.viewportSize() ?? WIDE
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [address, open] of [
    ['/property?type=sale&rooms=1', openFilters],
    ['/home', openMenu],
  ] as const) {
    await page.setViewportSize(narrow)
    await visit(address)
    await open(page)
    await expectAccessibleInBothThemes(page)
    await expectNoHorizontalScroll(page)
  }
})

signedIn.describe('with an account', () => {
  signedIn.use({ extraHTTPHeaders: createUniqueIpHeaders() })
  // This journey runs four scans.
  signedIn.slow()

  signedIn(
    'axe finds nothing serious on the settings and their dialog, light or dark',
    {
      tag: '@phone',
    },
    async ({ page, email }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openSettings(page, email)
      const narrow = page.viewportSize() ?? WIDE
      await expectAccessible(page)
      await page.setViewportSize(WIDE)
      await showDark(page)
      await expectAccessible(page)
      await button(page, settingsTexts.delete).click()
      await expect(page.getByLabel(reauthenticationTexts.password)).toBeFocused()
      await expectAccessible(page)
      await page.setViewportSize(narrow)
      await showLight(page)
      await expectAccessible(page)
    },
  )
})
