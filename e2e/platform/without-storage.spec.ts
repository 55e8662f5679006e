import { expect, test } from '#e2e/fixtures.ts'
import { blockStorage } from '#e2e/support/blocked-storage.ts'
import { open } from '#e2e/support/open.ts'

const SCREENS = [
  '/',
  '/forgot-password',
  '/email-action#mode=verifyEmail&oobCode=x',
  '/home',
  '/property',
  '/property?type=sale',
  '/property?type=sale&view=map',
  '/sale/1',
  '/rent/2',
  '/sale/999',
  '/favorite',
  '/settings',
  '/about',
  '/contact',
  '/reviews',
  '/lifestyle',
  '/privacy',
  '/terms',
  '/legal',
  '/help',
  '/newsletter',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
  '/404',
]

test.describe('a browser that forbids all storage', { tag: '@phone' }, () => {
  test.slow()

  test('no page has an uncaught error, nor has leaving it or coming back', {}, async ({
    page,
    context,
    errors,
  }) => {
    // Errors that the site catches and logs name the stored value.
    errors.allowError(/^(?!uncaught).*(cannot be read|could not be saved)/s)
    errors.allowError(/status of 400/)
    const uncaught: string[] = []
    context.on('weberror', (error) => uncaught.push(error.error().message))
    await blockStorage(context)
    for (const address of SCREENS) {
      await open(page, address)
      await page.mouse.wheel(0, 600)
      expect(uncaught, address).toEqual([])
    }
    await page.reload()
    for (const address of SCREENS.slice(-5, -1).reverse()) {
      await page.goBack()
      expect(uncaught, address).toEqual([])
    }
    await page.goForward()
    expect(uncaught).toEqual([])
  })

  test('navigation still scrolls to the top of each page', async ({
    page,
    context,
    visit,
    errors,
  }) => {
    errors.allowError(/^(?!uncaught).*(cannot be read|could not be saved)/s)
    await blockStorage(context)
    await visit('/home')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
    await expect(page).toHaveURL('/help')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})
