import { expect, test } from '#e2e/fixtures.ts'
import { expectChips, placeList, placeOption, searchField } from '#e2e/support/search-controls.ts'
import {
  applyFilters,
  expectListings,
  filterOption,
  openFilters,
} from '#e2e/support/search-results.ts'

const IN_KYIV = [1, 5, 6]
const BOX = '50,30,51,31'

test('a place and words narrow the results, and the address says so; an empty text takes it back', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/property?type=sale&rooms=4%2B&sort=price-up')
  await expectListings(page, 'sale', [1, 5, 9])
  await searchField(page).fill('Podil')
  await searchField(page).press('Enter')
  await expectListings(page, 'sale', [1])
  await expect(page).toHaveURL('/property?type=sale&q=Podil&rooms=4%2B&sort=price-up')
  await expect(page.getByRole('heading', { name: '1 home for sale' })).toBeFocused()
  await expectChips(page, ['Podil', '4+ rooms', 'Clear all'])

  await searchField(page).fill('Київ')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expectListings(page, 'sale', [1, 5])
  await page.goBack()
  await expectListings(page, 'sale', [1])
  await expect(searchField(page)).toHaveValue('Podil')
  await page.reload()
  await expect(searchField(page)).toHaveValue('Podil')

  await searchField(page).fill(' ')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/property?type=sale&rooms=4%2B&sort=price-up')
  await expectListings(page, 'sale', [1, 5, 9])
})

test('words for rooms, the deal and amounts become filters, and the field keeps the rest', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale&q=Kyiv')
  await searchField(page).fill('Kyiv 2 rooms')
  await searchField(page).press('Enter')
  await expectListings(page, 'sale', [6])
  await expect(page).toHaveURL('/property?type=sale&q=Kyiv&rooms=2')
  await expectChips(page, ['Kyiv', '2 rooms', 'Clear all'])
  await expect(searchField(page)).toHaveValue('Kyiv')
  await page.getByRole('link', { name: 'Remove: 2 rooms', exact: true }).click()
  await expectListings(page, 'sale', IN_KYIV)

  await searchField(page).fill('оренда квартири Львів')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/property?type=rent&q=Львів')
  await expectChips(page, ['Львів'])
  await expect(searchField(page)).toHaveValue('Львів')
  await page.goBack()
  await expect(page).toHaveURL('/property?type=sale&q=Kyiv')
  await expectListings(page, 'sale', IN_KYIV)
  await expect(searchField(page)).toHaveValue('Kyiv')

  await searchField(page).fill('Київ до 100 тис у.о.')
  await searchField(page).press('Enter')
  await expectListings(page, 'sale', [6])
  await expect(page).toHaveURL('/property?type=sale&q=Київ&priceMax=100000')
  await expectChips(page, ['Київ', 'Up to $100,000', 'Clear all'])
  await expect(searchField(page)).toHaveValue('Київ')
  await page.getByRole('link', { name: 'Remove: Up to $100,000', exact: true }).click()
  await expectListings(page, 'sale', IN_KYIV)

  await searchField(page).fill('від 4 до 5 млн грн')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/property?type=sale&priceMin=4000000&priceMax=5000000&currency=UAH')
  await expectListings(page, 'sale', [6])
  await expectChips(page, ['From 4,000,000 ₴ to 5,000,000 ₴'])
})

test('a street is found by its former name, in any case', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale')
  await searchField(page).pressSequentially('вул. Пушкіна')
  await expect(placeOption(page, 'Henerala Chuprynky Street, Lviv')).toBeVisible()
  await searchField(page).press('Enter')
  await expectListings(page, 'sale', [7])
  await expect(searchField(page)).toHaveValue('вул. Пушкіна')
  await searchField(page).fill('на Полтавському Шляху')
  await searchField(page).press('Enter')
  await expectListings(page, 'sale', [3])
})

test('the part of the map is dropped when the place changes, and kept otherwise', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit(`/property?type=sale&q=Kyiv&box=${BOX}&view=map`)
  await searchField(page).press('Enter')
  await expectListings(page, 'sale', IN_KYIV)
  expect(new URL(page.url()).searchParams.get('box')).toBe(BOX)
  await searchField(page).fill('Lviv')
  await searchField(page).press('Enter')
  await expectListings(page, 'sale', [2, 7])
  await expect(page).toHaveURL('/property?type=sale&q=Lviv&view=map')
})

test('typed text that was not searched yet survives applying filters, and the other way round', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  await searchField(page).fill('Kyiv')
  const panel = await openFilters(page)
  await filterOption(panel, '2 rooms').check()
  await applyFilters(panel)
  await expectListings(page, 'sale', [4, 6])
  await expect(searchField(page)).toHaveValue('Kyiv')

  await openFilters(page)
  const price = panel.getByRole('textbox', { name: 'Highest price in dollars' })
  await price.fill('120k')
  await page.keyboard.press('Escape')
  await searchField(page).press('Enter')
  await expectListings(page, 'sale', [6])
  await expect(page).toHaveURL('/property?type=sale&q=Kyiv&rooms=2')
  await openFilters(page)
  await expect(price).toHaveValue('120k')
})

test('the place and the order stay when the type changes, and no filter does', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit(`/property?type=sale&q=Lviv&rooms=3&box=49,23,50,25&sort=price-per-square`)
  await expectListings(page, 'sale', [2, 7])
  await page.getByRole('button', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/property?type=rent&q=Lviv')
  await expect(searchField(page)).toHaveValue('Lviv')
})

test('a place can be looked for before the type is chosen', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property')
  await searchField(page).fill('Kyiv')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/property?q=Kyiv')
  await expect(page.getByText('Choose from rent or sale above')).toBeVisible()
  await page.getByRole('button', { name: 'Sale', exact: true }).click()
  await expectListings(page, 'sale', IN_KYIV)
  await expect(page).toHaveURL('/property?type=sale&q=Kyiv')
})

test.describe('suggestions', () => {
  test('the keyboard alone finds a city by its Ukrainian name', {
    tag: '@desktop',
  }, async ({ page, visit }) => {
    await visit('/property?type=sale&rooms=3')
    const field = searchField(page)
    await field.focus()
    await expect(field).toHaveRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.pressSequentially('Льв')
    await expect(placeOption(page, 'Lviv').first()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ places?$/ })).toBeAttached()
    await expect(field).not.toHaveAttribute('aria-activedescendant')

    await field.press('ArrowDown')
    const first = placeList(page).getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    )
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Льв')
    await field.press('Enter')
    await expectListings(page, 'sale', [2, 7])
    await expect(page).toHaveURL('/property?type=sale&q=Lviv&rooms=3')
    await expect(field).toHaveValue('Lviv')
    await expect(placeList(page)).toBeHidden()
  })

  test('arrows wrap around, Home and End move in the text, and Enter without a chosen place searches the text', {
    tag: '@desktop',
  }, async ({ page, visit }) => {
    await visit('/property?type=sale')
    const field = searchField(page)
    await field.pressSequentially('ky')
    const options = placeList(page).getByRole('option')
    await expect(options.first()).toBeVisible()
    const count = await options.count()
    await field.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await field.press('ArrowDown')
    await expect(placeList(page).getByRole('option', { selected: true })).toHaveCount(0)
    for (let presses = 0; presses < count; presses += 1) await field.press('ArrowDown')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')

    await field.press('Home')
    await expect(placeList(page).getByRole('option', { selected: true })).toHaveCount(0)
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
    await field.press('End')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)

    await field.press('Escape')
    await expect(placeList(page)).toBeHidden()
    await expect(field).toHaveValue('ky')
    await field.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await field.press('Tab')
    await expect(placeList(page)).toBeHidden()
    await expect(page).toHaveURL('/property?type=sale')

    await field.fill('')
    await field.pressSequentially('Podil')
    await expect(placeList(page)).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL('/property?type=sale&q=Podil')
    await expectListings(page, 'sale', [1])
    await expect(placeList(page)).toBeHidden()
  })

  test('a press on a place chooses it, and nothing moves when the list opens', {
    tag: '@ends',
  }, async ({ page, visit }) => {
    await visit('/property?type=sale')
    const heading = page.getByRole('heading', { name: '9 homes for sale' })
    const before = await heading.boundingBox()
    await searchField(page).pressSequentially('ode')
    await expect(placeOption(page, 'Odesa').first()).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    const { width = 0 } = (await placeList(page).boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await placeOption(page, 'Odesa').first().click()
    await expectListings(page, 'sale', [4])
  })

  test('a late answer never takes the place of a newer one', { tag: '@phone' }, async ({
    page,
    visit,
  }) => {
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked: string[] = []
    await page.route('**/suggestions?*', async (route) => {
      const text = new URL(route.request().url()).searchParams.get('q') ?? ''
      asked.push(text)
      if (text === 'ly') await late
      const json = [{ kind: 'street', text: `Answer to ${text}`, total: 1 }]
      await route.fulfill({ json }).catch(() => {})
    })
    await visit('/property?type=sale')
    const field = searchField(page)
    await field.pressSequentially('ly')
    await expect.poll(() => asked).toEqual(['ly'])
    await field.fill('lviv')
    await expect(placeOption(page, 'Answer to lviv')).toBeVisible()
    release()
    await page.waitForLoadState('networkidle')
    await expect(placeList(page).getByRole('option')).toHaveText([/^Answer to lviv/])
    expect(asked).toEqual(['ly', 'lviv'])
  })

  test('the field searches even if suggestions cannot be fetched', { tag: '@phone' }, async ({
    page,
    visit,
    errors,
  }) => {
    errors.expectError(/suggestions/)
    await page.route('**/suggestions?*', (route) => route.abort())
    await visit('/property?type=sale')
    await searchField(page).pressSequentially('Kyiv')
    await errors.waitForError(/suggestions/)
    await expect(placeList(page)).toBeHidden()
    await searchField(page).press('Enter')
    await expectListings(page, 'sale', IN_KYIV)
  })
})
