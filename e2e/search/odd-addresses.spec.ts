import { filterTexts } from '#content/texts/search/filters.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { expectHomes } from '#e2e/support/results.ts'

const NAMES = [
  'type',
  'priceMin',
  'priceMax',
  'areaMin',
  'areaMax',
  'pricePerSquare',
  'rooms',
  'isRenovation',
  'page',
]
const LONG = 'x'.repeat(10_000)
const ODD = ['nonsense', LONG, '-1', '1e999', 'NaN', '<script>alert(1)</script>', '%00', '%E0%A4%A']

test.describe('odd addresses', { tag: '@desktop' }, () => {
  for (const name of NAMES) {
    test(`nonsense in ${name} never breaks the server`, async ({ request }) => {
      const queries = [
        ...ODD.map((value) => `${name}=${value}`),
        `${name}=1&${name}=2&${name}=2`,
        `${name}`,
        `${name}[]=1`,
        `${Array.from({ length: 300 }, () => `${name}=1`).join('&')}`,
      ]
      for (const query of queries) {
        for (const path of ['/property', '/property.data']) {
          const response = await request.get(`${path}?type=sale&${query}`)
          expect(response.status(), query.slice(0, 60)).toBeLessThan(500)
          if (path.endsWith('.data')) continue
          expect(await response.text()).not.toContain('<script>alert(1)')
        }
      }
    })
  }

  test('names that objects have are names like others', async ({ request, page, visit }) => {
    for (const name of [
      '__proto__',
      'constructor',
      'toString',
      '__proto__[rooms]',
      'hasOwnProperty',
    ])
      expect((await request.get(`/property?type=sale&${name}=1`)).status()).toBe(200)
    await visit('/property?type=sale&__proto__=polluted')
    await expectHomes(page, 'sale', [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await expect(page.getByText(/^__proto__=polluted: /)).toBeVisible()
  })

  test('the page says what it did not use, and why', async ({ page, visit }) => {
    await visit(`/property?type=sale&rooms=9&priceMax=120k&priceMax=1&colour=red&areaMin=${LONG}`)
    await expect(page.getByText(filterTexts.ignoredHeading)).toBeVisible()
    await expect(page.getByText(/^rooms=9: /)).toBeVisible()
    await expect(page.getByText(/^priceMax=1: /)).toBeVisible()
    await expect(page.getByText(/^colour=red: /)).toBeVisible()
    await expect(page.getByText(/^areaMin=x+…: /)).toBeVisible()
    await expectHomes(page, 'sale', [3, 6])
  })

  test('an unknown type counts as none', async ({ page, visit }) => {
    await visit('/property?type=villa')
    await expect(page.getByText('Choose from rent or sale above')).toBeVisible()
    await expect(page.getByText(/^type=villa: /)).toBeVisible()
  })

  test('a page past the last is the last', async ({ page, visit }) => {
    await visit('/property?type=sale&page=999')
    await expectHomes(page, 'sale', [1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('markup in a filter is text', async ({ page, visit }) => {
    await visit('/property?type=sale&priceMin=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')
    await expect(page.getByRole('textbox', { name: 'Lowest price in dollars' })).toHaveValue(
      '<img src=x onerror=alert(1)>',
    )
  })

  for (const path of [
    `/sale/${'9'.repeat(2_000)}`,
    `/${LONG}`,
    '/sale/1;DROP',
    '/..%2f..%2fetc/passwd',
    '/%00/1',
    '/__proto__/1',
  ]) {
    test(`${path.slice(0, 24)} is answered calmly`, async ({ request, baseURL }) => {
      const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
      expect(response.status()).toBeLessThan(500)
    })
  }
})
