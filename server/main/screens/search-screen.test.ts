import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import {
  type Filters,
  NO_FILTERS,
  PRICE_PER_SQUARE_OPTIONS,
} from '#domain/catalog/search/filters.ts'
import { SALES } from '#test/catalog/sample-listings.ts'
import { matchesFilters } from '#test/catalog/search/reference-search.ts'
import type { BuiltApp } from '#test/site/built-app.ts'
import { attributes, cardAddresses, elementTexts, labelled, texts } from '#test/site/page-html.ts'
import { startSampleSite } from '#test/site/sample-site.ts'
import { formatFactFilter } from '#texts/catalog/fact-filters.ts'
import { filterTexts } from '#texts/catalog/filters.ts'

let site: BuiltApp
beforeAll(async () => {
  site = await startSampleSite()
})
afterAll(() => site?.stop())

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9]

async function getPage(path: string): Promise<string> {
  const response = await site.request(path)
  expect(response.status).toBe(200)
  return response.text()
}

const getSale = (parameters: string) => getPage(`/property?type=sale&${parameters}`)

/** The ids of the listings on a page of results. */
const shownIds = (html: string) =>
  attributes(html, 'li', 'data-listing')
    .filter((id) => id !== null)
    .map(Number)
    .sort((a, b) => a - b)

const chips = (html: string) => elementTexts(labelled(html, 'ul', 'Applied filters'), 'a')
const choiceLabels = (html: string) => attributes(html, 'input', 'aria-label')
const selectOptions = (html: string, name: string) =>
  elementTexts(
    new RegExp(`<select[^>]* name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '',
    'option',
  )
const selectedOption = (html: string) =>
  /<option value="([^"]*)" selected=""/.exec(
    /<select[^>]* name="sort".*?<\/select>/s.exec(html)?.[0] ?? '',
  )?.[1]

describe('place and words', () => {
  it.each(['Kyiv', 'Київ', 'Kiev', 'київ', 'Киев', 'in Kyiv', 'у Києві'])(
    'a city is found by every way to write it: %s',
    async (name) => {
      expect(shownIds(await getSale(`q=${encodeURIComponent(name)}`))).toEqual([1, 5, 6])
    },
  )

  it('finds words in street addresses and descriptions, whatever their endings', async () => {
    expect(shownIds(await getSale('q=herringbones'))).toContain(1)
    expect(shownIds(await getSale('q=Lviv+cornices'))).toEqual([2])
    for (const q of ['вул. Дорошенка', 'Doroshenka Street', 'просп. Дорошенка', 'Дорошенка 29'])
      expect(shownIds(await getSale(`q=${encodeURIComponent(q)}`))).toEqual([2])
    expect(shownIds(await getSale('q=Lviv+-cornices'))).not.toContain(2)
    expect(shownIds(await getSale('q=%22cornice%22'))).toEqual([])
    const misspelt = await getSale('q=Mezhihirska')
    expect(shownIds(misspelt)).toEqual([1])
    expect(misspelt).toMatch(/Showing results for(<!-- -->)* <a [^>]*>mezhyhirska</)
  })

  it('answers odd searches calmly', async () => {
    for (const q of [
      '',
      ' ',
      '%',
      '\u0000',
      '\ud800',
      'x'.repeat(5_000),
      '<script>',
      '__proto__',
    ]) {
      const response = await site.request(`/suggestions?${new URLSearchParams({ q })}`)
      expect(response.status, q.slice(0, 20)).toBe(200)
      expect(Array.isArray(await response.json())).toBe(true)
    }
    const { headers } = await site.request('/suggestions?q=kyi')
    expect(headers.get('cache-control')).toMatch(/public/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('filters of the URL', () => {
  it.each([
    ['priceMin=0', 'From $0'],
    ['priceMax=120k', 'Up to $120,000'],
    ['priceMin=x&priceMax=1m', 'Up to $1,000,000'],
    ['priceMax=cheap', 'A price without a number'],
    ['areaMin=54,5&areaMax=80', 'From 54.5 to 80 m²'],
    ['areaMax=80', 'Up to 80 m²'],
    ['rooms=1', '1 room'],
    ['isRenovation=false', 'Not renovated'],
  ])('shows applied filters as chips: %s', async (pairs, text) => {
    expect(chips(await getSale(pairs))).toEqual([`Remove: ${text}`])
  })

  it('shows no chips without filters', async () => {
    expect(await getPage('/property?type=sale')).not.toContain('aria-label="Applied filters"')
  })

  it.each(['120k', '120 K', '120 000', '$120,000', '0.12 m', '0,12m'])(
    'a price is understood in every form of writing: %s',
    async (typed) => {
      const html = await getSale(`priceMax=${encodeURIComponent(typed)}`)
      expect(shownIds(html)).toEqual([3, 6])
      expect(html).toContain(`name="priceMax" value="${typed}"`)
    },
  )

  it('fills results and fields from a pasted URL', async () => {
    const html = await getSale('priceMax=120k&rooms=1&rooms=4%2B')
    expect(shownIds(html)).toEqual([3])
    expect(html).toMatch(/aria-label="Highest price in dollars"[^>]* value="120k"/)
    const checked = html.match(/<input type="checkbox"[^>]* checked=""[^>]*>/g) ?? []
    expect(checked).toEqual([
      expect.stringContaining('aria-label="1 room, '),
      expect.stringContaining('aria-label="4+ rooms, '),
    ])
  })

  it('reads a hand-typed plus as four or more', async () => {
    expect(shownIds(await getSale('rooms=4+'))).toEqual([1, 5, 9])
  })

  it('combines rooms with OR, and reads four as four or more', async () => {
    expect(shownIds(await getSale('rooms=1&rooms=4%2B'))).toEqual([1, 3, 5, 9])
  })

  it('ignores a price per m² for rent', async () => {
    expect(shownIds(await getPage('/property?type=rent&pricePerSquare=500'))).toEqual(ALL)
  })

  it('offers no order by price per m² for rent', async () => {
    const newest = await getPage('/property?type=rent')
    const options = selectOptions(newest, 'sort')
    expect(options).toContain('Newest first')
    expect(options.filter((option) => option.includes('m²'))).toEqual([])
    const sorted = await getPage('/property?type=rent&sort=price-per-square')
    expect(selectedOption(sorted)).toBe('newest')
    expect(cardAddresses(sorted)).toEqual(cardAddresses(newest))
    expect(cardAddresses(sorted)).toHaveLength(9)
  })

  it('suggests first what finds the most', async () => {
    const links = elementTexts(await getSale('priceMax=100k&areaMin=90'), 'a')
    const counts = links
      .filter((text) => text.startsWith('Any '))
      .map((text) => Number(/: (\d+)/.exec(text)?.[1]))
    expect(counts).toHaveLength(2)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })
})

describe('counts beside the filters', () => {
  const count = (filters: Partial<Filters>) =>
    SALES.filter((listing) => matchesFilters(listing, { ...NO_FILTERS, ...filters })).length
  const homes = (total: number) => `${total} ${total === 1 ? 'home' : 'homes'}`

  it('shows for each choice how many homes it would find with the other filters', async () => {
    const html = await getSale('priceMax=200k&rooms=2')
    const price = { min: '', max: '200k' }
    for (const option of ROOM_OPTIONS) {
      const name = option === '1' ? '1 room' : `${option} rooms`
      expect(choiceLabels(html)).toContain(`${name}, ${homes(count({ price, rooms: [option] }))}`)
    }
    for (const renovation of ['true', 'false'] as const) {
      const name = formatFactFilter('renovation', renovation, false)
      const total = homes(count({ price, rooms: ['2'], facts: { renovation } }))
      expect(choiceLabels(html)).toContain(`${name}, ${total}`)
    }
    expect(selectOptions(html, 'pricePerSquare')).toEqual([
      'Any',
      ...PRICE_PER_SQUARE_OPTIONS.map(
        (option) =>
          `Up to ${option} $/m² (${count({ price, rooms: ['2'], pricePerSquare: option })})`,
      ),
    ])
  })

  it('counts nothing before a type is chosen, and no price per m² for rent', async () => {
    const undecided = await getPage('/property')
    expect(choiceLabels(undecided)).toContain('2 rooms')
    expect(selectOptions(undecided, 'pricePerSquare').at(-1)).toBe('Up to 5000 $/m²')
    const rent = await getPage('/property?type=rent')
    expect(choiceLabels(rent)).toContainEqual(expect.stringMatching(/^2 rooms, \d homes?$/))
    expect(selectOptions(rent, 'pricePerSquare').at(-1)).toBe('Up to 5000 $/m²')
  })
})

describe('odd URLs', () => {
  const LONG = 'x'.repeat(10_000)
  const ODD = [
    'nonsense',
    LONG,
    '-1',
    '1e999',
    'NaN',
    '<script>alert(1)</script>',
    '%00',
    '%E0%A4%A',
  ]

  it.each([
    'type',
    'priceMin',
    'priceMax',
    'areaMin',
    'areaMax',
    'pricePerSquare',
    'rooms',
    'isRenovation',
    'page',
  ])('survives nonsense in %s', async (name) => {
    const queries = [
      ...ODD.map((value) => `${name}=${value}`),
      `${name}=1&${name}=2&${name}=2`,
      `${name}`,
      `${name}[]=1`,
      `${Array.from({ length: 300 }, () => `${name}=1`).join('&')}`,
    ]
    for (const query of queries) {
      for (const path of ['/property', '/property.data']) {
        const response = await site.request(`${path}?type=sale&${query}`)
        expect(response.status, query.slice(0, 60)).toBeLessThan(500)
        if (path.endsWith('.data')) continue
        expect(await response.text()).not.toContain('<script>alert(1)')
      }
    }
  })

  it.each(['__proto__', 'constructor', 'toString', '__proto__[rooms]', 'hasOwnProperty'])(
    'names that objects have are names like others: %s',
    async (name) => {
      const html = await getSale(`${name}=polluted`)
      expect(shownIds(html)).toEqual(ALL)
      expect(texts(html)).toContainEqual(expect.stringContaining(`${name}=polluted: `))
    },
  )

  it('says what it ignored, and why', async () => {
    const html = await getSale(`rooms=9&priceMax=120k&priceMax=1&colour=red&areaMin=${LONG}`)
    expect(texts(html)).toContain(filterTexts.ignoredHeading)
    for (const note of [/^rooms=9: /, /^priceMax=1: /, /^colour=red: /, /^areaMin=x+…: /]) {
      expect(texts(html)).toContainEqual(expect.stringMatching(note))
    }
    expect(shownIds(html)).toEqual([3, 6])
  })

  it('treats an unknown type as none', async () => {
    const html = await getPage('/property?type=villa')
    expect(texts(html)).toContain('Choose from rent or sale above')
    expect(texts(html)).toContainEqual(expect.stringMatching(/^type=villa: /))
  })

  it('shows the last page for any page beyond it', async () => {
    expect(shownIds(await getSale('page=999'))).toEqual(ALL)
  })

  it('shows markup in a filter as text', async () => {
    const html = await getSale('priceMin=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')
    const values = attributes(html, 'input', 'value')
    expect(values[choiceLabels(html).indexOf('Lowest price in dollars')]).toBe(
      '<img src=x onerror=alert(1)>',
    )
    expect(html).not.toContain('<img src=x')
  })

  it.each([
    `/sale/${'9'.repeat(2_000)}`,
    `/${LONG}`,
    '/sale/1;DROP',
    '/..%2f..%2fetc/passwd',
    '/%00/1',
    '/__proto__/1',
  ])('answers %.24s calmly', async (path) => {
    expect((await site.request(path)).status).toBeLessThan(500)
  })
})
