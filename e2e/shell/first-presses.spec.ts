import { expect, test } from '#e2e/fixtures.ts'
import { contactField } from '#e2e/support/contact-form.ts'
import { installClock } from '#e2e/support/fake-clock.ts'
import { ALL_SCRIPTS, delayScripts } from '#e2e/support/network/held-scripts.ts'
import {
  applyFilters,
  favoriteButton,
  filterOption,
  openFilters,
} from '#e2e/support/search-results.ts'
import { readStoredFavorites } from '#e2e/support/storage.ts'
import { goToSlideLabel, listingTexts, slideLabel } from '#texts/catalog/listing.ts'
import { sortTexts } from '#texts/catalog/property.ts'
import { saveSearchTexts } from '#texts/catalog/save-search-button.ts'
import { PLACES_LABEL } from '#texts/catalog/suggestions.ts'
import { contactTexts } from '#texts/site/contact.ts'
import { lifestyleTexts } from '#texts/site/lifestyle.ts'

// Clicks before the page's modules have loaded take effect.

test('the heart adds a favorite, and a second press removes it', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/property?type=sale', { waitUntil: 'commit' })
  await favoriteButton(page, 'sale', 1).click()
  await favoriteButton(page, 'sale', 7).click()
  for (const id of [1, 7])
    await expect(favoriteButton(page, 'sale', id)).toHaveAttribute('data-waiting')
  await favoriteButton(page, 'sale', 7).click()
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(favoriteButton(page, 'sale', 1)).toHaveAttribute('aria-pressed', 'true')
  await expect(favoriteButton(page, 'sale', 7)).toHaveAttribute('aria-pressed', 'false')
  expect(await readStoredFavorites(page)).toEqual(['sale 1'])
})

test('the list is sorted, and its field shows that it waits', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/property?type=sale', { waitUntil: 'commit' })
  const order = page.getByRole('combobox', { name: sortTexts.label })
  await order.selectOption(sortTexts.sorts['price-up'])
  await expect(order).toHaveAttribute('data-waiting')
  release()
  await expect(page).toHaveURL(/sort=price-up/)
  await expect(order).not.toHaveAttribute('data-waiting')
  await expect(order).toHaveValue('price-up')
})

test('a finger that is down while the page hydrates presses what is under it', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/property?type=sale', { waitUntil: 'load' })
  const save = page.getByRole('main').getByRole('button', { name: saveSearchTexts.save })
  await save.scrollIntoViewIfNeeded()
  await expect(save).toBeInViewport()
  const box = await save.boundingBox()
  if (box === null) throw new Error('There is no button to save the search.')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }])
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await touch('touchEnd', [])
  await expect(page).toHaveURL('/searches/new?type=sale')
})

test('the menu opens at once, and stays open', { tag: '@phone' }, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/privacy', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(menu).toBeVisible()
})

test('a picture of the gallery opens in the viewer, and keys move on there', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/lifestyle', { waitUntil: 'commit' })
  await page.getByRole('region', { name: lifestyleTexts.gallery }).getByRole('link').first().click()
  await page.keyboard.press('ArrowRight')
  release()
  await expect(page.getByRole('dialog').getByText('2 / 6')).toBeVisible()
})

test('a favorite is saved although a link is pressed right after it', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/property?type=sale', { waitUntil: 'commit' })
  await favoriteButton(page, 'sale', 1).click()
  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click()
  release()
  await expect(page).toHaveURL('/favorite')
  expect(await readStoredFavorites(page)).toEqual(['sale 1'])
})

test('modules that failed to load are fetched again, and then the presses are replayed', {
  tag: '@phone',
}, async ({ page, errors }) => {
  errors.allowError(/Failed to load resource|ERR_FAILED/)
  await page.route(ALL_SCRIPTS, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/about')
  await failed
  await page.getByRole('button', { name: 'Dark mode' }).first().click()
  await page.unroute(ALL_SCRIPTS)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator('html.dark')).toBeAttached()
})

test('links and forms work natively if the modules fail although the server answers', {
  tag: '@phone',
}, async ({ page, errors }) => {
  errors.allowError(/Failed to load resource|ERR_FAILED/)
  await page.route(ALL_SCRIPTS, (route) => route.abort())
  await page.goto('/property', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/property?type=rent')
  await expect(page.getByRole('article')).toHaveCount(9)
  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click()
  await expect(page).toHaveURL('/favorite')
})

test('a press waits while modules are still arriving, however slowly', { tag: '@phone' }, async ({
  page,
}) => {
  await installClock(page)
  const held: (() => Promise<void>)[] = []
  await page.route(ALL_SCRIPTS, (route) => {
    held.push(() => route.continue())
  })
  await page.goto('/property')
  const document = await page.evaluateHandle(() => window.document)
  await page.getByRole('button', { name: 'Rent', exact: true }).click()
  await expect.poll(() => held.length).toBeGreaterThan(4)
  for (const release of held) {
    await page.clock.runFor(4_000)
    const hasCome = page.waitForEvent('requestfinished')
    await release()
    await hasCome
  }
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('article')).toHaveCount(9)
  expect(await document.evaluate((it) => it === window.document)).toBe(true)
})

test('a form that was sent early does not take focus from a field in which somebody types', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('button', { name: contactTexts.send }).click()
  await contactField(page, 'name').pressSequentially('Olena ')
  release()
  await expect(contactField(page, 'email')).toHaveAccessibleDescription('Email is required!')
  await page.keyboard.type('Petrenko')
  await expect(contactField(page, 'name')).toHaveValue('Olena Petrenko')
})

test('places are not suggested once the text was searched for', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/property?type=sale', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('Lviv')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const suggestions = page.waitForResponse(/\/assets\/suggestions-/)
  release()
  await suggestions
  await expect(page).toHaveURL('/property?type=sale&q=Lviv')
  await expect(page.getByRole('heading', { name: /homes? for sale/ })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('listbox', { name: PLACES_LABEL })).toBeHidden()
})

test('filters stay open and filled in while the homes of a type load', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/property', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sale', exact: true }).click()
  const panel = await openFilters(page)
  const maxPrice = panel.locator('[name="priceMax"]')
  await maxPrice.fill('500000')
  release()
  await expect(page.getByRole('article')).toHaveCount(9)
  await expect(maxPrice).toBeVisible()
  await expect(maxPrice).toHaveValue('500000')
  await applyFilters(panel)
  await expect(page).toHaveURL('/property?type=sale&priceMax=500000')
})

test('the filters open at once, count what is ticked, and are applied', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/property?type=sale', { waitUntil: 'commit' })
  const panel = await openFilters(page)
  await filterOption(panel, '2 rooms').check()
  await applyFilters(panel)
  release()
  await expect(page).toHaveURL('/property?type=sale&rooms=2')
})

test('the next picture is shown, by its button and by a key', { tag: '@desktop' }, async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/sale/1', { waitUntil: 'commit' })
  await page.getByRole('button', { name: listingTexts.next }).click()
  await page.getByRole('button', { name: goToSlideLabel(1) }).press('ArrowRight')
  release()
  await expect(page.getByRole('group', { name: slideLabel(3), exact: true })).toBeInViewport({
    ratio: 0.9,
  })
  const dot = page.getByRole('button', { name: goToSlideLabel(3) })
  await expect(dot).toHaveAttribute('aria-current', 'true')
})
