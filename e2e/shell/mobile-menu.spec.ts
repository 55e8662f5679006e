import { expect, test } from '#e2e/fixtures.ts'
import { avatar } from '#e2e/support/account.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { at } from '#e2e/support/open.ts'
import { card } from '#e2e/support/search-results.ts'
import { propertyTexts } from '#texts/catalog/property.ts'
import { homeTexts } from '#texts/site/home.ts'
import { mainLinks, shellTexts } from '#texts/site/shell.ts'

test.use(WITH_MOTION)

test.describe('the menu of narrow screens', { tag: '@phone' }, () => {
  test('opens, marks the current page and closes on navigation, on Escape and on going back', {
    tag: '@both',
  }, async ({ page, visit }) => {
    await visit('/home')
    const menu = page.getByRole('navigation', { name: shellTexts.navigation })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: shellTexts.menu }).click()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link')).toHaveText(mainLinks.map(({ label }) => label))
    await expect(menu.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
    await menu.getByRole('link', { name: propertyTexts.title }).click()
    await expect(page).toHaveURL(at('/property'))
    await expect(menu).toBeHidden()

    await page.goBack()
    await expect(page).toHaveURL(at('/home'))
    await page.getByRole('link', { name: homeTexts.startBuying }).click()
    await expect(page).toHaveURL(at('/property?type=sale'))
    const button = page.getByRole('button', { name: shellTexts.menu })
    await button.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(at('/home'))
    await expect(menu).toBeHidden()
  })

  test('a press outside closes it and does nothing else', async ({ page, visit }) => {
    await visit('/property?type=sale')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await card(page, 'sale', 1).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await page.mouse.click(180, 600)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await expect(page).toHaveURL('/property?type=sale')
  })
})

test.describe('at 400 % zoom, which leaves 320 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('all of the header is on the screen, light or dark, and its menu holds the rest', async ({
    page,
    visit,
  }) => {
    const banner = page.getByRole('banner')
    const menu = page.getByRole('button', { name: 'Menu' })
    const navigation = page.getByRole('navigation', { name: 'Main' })
    for (const isDark of [false, true]) {
      await visit('/home')
      await expect(page.locator('html.dark')).toHaveCount(isDark ? 1 : 0)
      for (const shown of [
        menu,
        banner.getByRole('link', { name: 'Homiq' }),
        banner.getByRole('link', { name: 'Favorites' }),
        banner.getByRole('link', { name: 'Settings' }),
        avatar(page),
      ]) {
        await expect(shown).toBeInViewport({ ratio: 1 })
      }
      await menu.click()
      await expect(navigation).toBeInViewport({ ratio: 1 })
      await page.locator('#mobile-menu').getByRole('button', { name: 'Dark mode' }).click()
      await expect(page.locator('html.dark')).toHaveCount(isDark ? 0 : 1)
    }
    await navigation.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
  })
})
