import type { Page } from '@playwright/test'
import { withLargeCatalog } from '#e2e/fixtures/large-catalog.ts'
import { expect } from '#e2e/fixtures.ts'
import { expectAccessible } from '#e2e/support/axe-scan.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { open } from '#e2e/support/open.ts'
import { getCardAddresses } from '#e2e/support/search-controls.ts'
import { waitForScrollEnd } from '#e2e/support/wait-for-scroll-end.ts'

const PER_PAGE = 24

const test = withLargeCatalog(300)
test.use(WITH_MOTION)
test.describe.configure({ mode: 'default', timeout: 60_000 })

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of results' })
const pageLink = (page: Page, number: number) =>
  pager(page).getByRole('link', { name: `Page ${number}`, exact: true })
const head = (page: Page, rel: string) => page.locator(`head link[rel="${rel}"]`)

/** Expects the canonical link and the links to the previous and next page. */
async function expectHead(page: Page, own: string, before: string | null, after: string | null) {
  await expect(head(page, 'canonical')).toHaveAttribute('href', own)
  for (const [rel, address] of [
    ['prev', before],
    ['next', after],
  ] as const) {
    if (address === null) await expect(head(page, rel)).toHaveCount(0)
    else await expect(head(page, rel)).toHaveAttribute('href', address)
  }
}

test('links lead through all pages, each with homes of its own', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await open(page, `${site.url}/property?type=sale&sort=price-up`)
  const heading = page.getByRole('heading', { name: /^\d+ homes for sale$/ })
  // A click while the page still scrolls would begin on a link and end beside it. The page begins to scroll when the
  // heading gets the focus.
  async function waitForArrival(): Promise<void> {
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await waitForScrollEnd(page)
  }
  const count = await heading.textContent()
  const total = Number.parseInt(count ?? '', 10)
  const pages = Math.ceil(total / PER_PAGE)
  expect(pages).toBeGreaterThan(5)
  const seen = new Set<string>()
  const next = pager(page).getByRole('link', { name: 'Next' })
  // server/catalog/listing/catalog.test.ts tests that all pages together contain every home.
  for (const number of [1, 2, 3, pages]) {
    await expect(pageLink(page, number)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(`Page ${number} of ${pages}`)).toBeVisible()
    if (seen.size > 0) await waitForArrival()
    const hrefs = await page
      .getByRole('article')
      .getByRole('link', { name: /^Show More/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs).toHaveLength(number === pages ? total - PER_PAGE * (pages - 1) : PER_PAGE)
    expect(hrefs.filter((href) => seen.has(href))).toEqual([])
    for (const href of hrefs) seen.add(href)
    if (number < 3) await next.click()
    else if (number < pages) await pager(page).getByRole('link', { name: 'Last page' }).click()
    else await expect(next).toHaveCount(0)
  }
  await waitForArrival()
  await pager(page).getByRole('link', { name: 'First page' }).click()
  await expect(page).toHaveURL(`${site.url}/property?type=sale&sort=price-up`)
  await waitForArrival()
  await pager(page).getByRole('link', { name: 'Last page' }).click()
  await expect(page).toHaveURL(`${site.url}/property?type=sale&sort=price-up&page=${pages}`)
  await waitForArrival()
  await pager(page).getByRole('link', { name: 'Previous' }).click()
  await expect(pageLink(page, pages - 1)).toHaveAttribute('aria-current', 'page')
})

test('another page of results opens at its homes with focus there, and Back restores the place', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await open(page, `${site.url}/property?type=sale`)
  const first = await getCardAddresses(page)
  await pageLink(page, 2).click()
  await expect(page).toHaveURL(`${site.url}/property?type=sale&page=2`)
  const heading = page.getByRole('heading', { name: /^\d+ homes for sale$/ })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect.poll(() => getCardAddresses(page)).not.toEqual(first)
  await page.goBack()
  await expect.poll(() => getCardAddresses(page)).toEqual(first)
})

test('a search engine is told of each page by its address and title', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/property?type=sale&page=1&view=map&utm_source=mail`)
  await expect(page).toHaveTitle('Property')
  await expectHead(page, '/property?type=sale', null, '/property?type=sale&page=2')
  await page.goto(`${site.url}/property?rooms=2&type=sale&page=2`)
  await expect(page).toHaveTitle('Property, page 2')
  const search = '/property?type=sale&rooms=2'
  await expectHead(page, `${search}&page=2`, search, `${search}&page=3`)
  await page.goto(`${site.url}/property?type=sale&q=Ternopil&page=999`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(head(page, 'next')).toHaveCount(0)
})

test('a change of filter, order or text begins at the first page', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/property?type=sale&page=3`)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Largest first')
  await expect(page).toHaveURL(`${site.url}/property?type=sale&sort=area`)
  await open(page, `${site.url}/property?type=sale&page=3`)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(`${site.url}/property?type=sale`)
})

test('the links are large enough to press, and fit', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/property?type=sale&page=3`)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    for (const link of await pager(page).getByRole('link').all()) {
      if (!(await link.isVisible())) continue
      const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    const { height = 0 } = (await pager(page).getByRole('list').boundingBox()) ?? {}
    expect(height, 'one row').toBeLessThan(60)
    await expectAccessible(page)
  }
})

test.describe('pages of results without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('are ordinary links', { tag: '@desktop' }, async ({ page, site }) => {
    await page.goto(`${site.url}/property?type=sale&sort=area`)
    const first = await getCardAddresses(page)
    await pager(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(`${site.url}/property?type=sale&sort=area&page=2`)
    expect(await getCardAddresses(page)).not.toEqual(first)
    await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page')
  })
})
