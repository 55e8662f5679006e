import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RENTS, SALES } from '#test/catalog/sample-listings.ts'
import type { BuiltApp } from '#test/site/built-app.ts'
import { attributes, elementTexts, labelled, texts } from '#test/site/page-html.ts'
import { startSampleSite } from '#test/site/sample-site.ts'
import { aboutTexts } from '#texts/site/about.ts'
import { contactDetails } from '#texts/site/contact-details.ts'

let site: BuiltApp
beforeAll(async () => {
  site = await startSampleSite({ SITE_URL: 'http://localhost' })
})
afterAll(() => site?.stop())

async function getPage(path: string, status = 200): Promise<string> {
  const response = await site.request(path)
  expect(response.status, path).toBe(status)
  return response.text()
}

const [sale] = SALES
const [rent] = RENTS

describe('a listing', () => {
  it('shows the facts, the price and the realtor of a home for sale', async () => {
    const html = await getPage('/sale/1')
    expect(texts(html)).toEqual(
      expect.arrayContaining([
        '238 m²',
        '4 rooms',
        'Floor 3 of 6',
        sale?.heatingSystem,
        '2022 year of construction',
        sale?.wallType,
        sale?.description,
      ]),
    )
    const side = labelled(html, 'aside', 'Realtor')
    expect(texts(side)).toEqual(
      expect.arrayContaining([
        '$1.05 m',
        '4,412 $/m²',
        sale?.address,
        sale?.Realtor.name,
        'Verified person',
        sale?.Realtor.phone,
      ]),
    )
    const call = attributes(side, 'a', 'aria-label').findIndex((label) =>
      label?.startsWith('Call '),
    )
    expect(attributes(side, 'a', 'href')[call]).toMatch(/^tel:\+?380440000234$/)
  })

  it('shows no price per m² for a rental', async () => {
    const list = await getPage('/property?type=rent')
    const cards = list.match(/<article\b.*?<\/article>/gs) ?? []
    const second = cards.find((card) => card.includes(RENTS[1]?.address ?? '?')) ?? ''
    expect(texts(second)).toContain('$15 k')
    expect(cards).toHaveLength(9)
    for (const card of cards) expect(card).not.toContain('$/m²')
    const home = await getPage('/rent/2')
    expect(texts(labelled(home, 'aside', 'Realtor'))).toContain('$15 k')
    expect(home).not.toContain('$/m²')
  })

  it('reads any type but sale as rent', async () => {
    const html = await getPage('/villa/1')
    expect(elementTexts(html, 'title')).toEqual([rent?.address])
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/rent\/1"/)
  })

  it('has structured data, a preview and one canonical URL', async () => {
    const html = await getPage('/sale/1')
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'RealEstateListing',
      url: expect.stringMatching(/\/sale\/1$/),
      name: elementTexts(html, 'h1')[0],
      offers: { '@type': 'Offer', priceCurrency: 'USD', itemOffered: { '@type': 'Apartment' } },
    })
    expect(html).toContain('<link rel="canonical" href="http://localhost/sale/1"')
    const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const picture = await site.request(new URL(image, 'http://localhost').pathname)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
  })

  it('says that a home does not exist', async () => {
    for (const path of [
      '/sale/999',
      '/rent/0',
      '/sale/01',
      '/sale/1e0',
      '/villa/abc',
      '/sale/%20',
    ]) {
      expect(await getPage(path, 404), path).toContain('Not found matches')
    }
  })
})

it('serves every picture of the sample homes', async () => {
  const pages = ['/property?type=sale', '/property?type=rent', '/home']
  const sources = (await Promise.all(pages.map((path) => getPage(path)))).flatMap((html) =>
    attributes(/<main\b.*<\/main>/s.exec(html)?.[0] ?? '', 'img', 'src'),
  )
  const paths = new Set(sources.filter((source) => source?.startsWith('/')))
  expect(paths.size).toBeGreaterThan(18)
  for (const path of paths) {
    const { status } = await site.request(path ?? '', { method: 'HEAD' })
    expect(status, path ?? '').toBe(200)
  }
})

it('has the newsletter form on every screen with a footer', async () => {
  for (const path of ['/home', '/property', '/sale/1', '/favorite', '/contact', '/lifestyle']) {
    const footer = /<footer\b.*<\/footer>/s.exec(await getPage(path))?.[0] ?? ''
    expect(footer, path).toMatch(/<form[^>]* action="\/newsletter"/)
    expect(attributes(footer, 'input', 'name'), path).toContain('newsletter')
  }
})

it('describes three services in a sentence each', async () => {
  const html = await getPage('/about')
  for (const { heading, text } of aboutTexts.serviceList) {
    expect(elementTexts(html, 'h3')).toContain(heading)
    expect(texts(html)).toContain(text)
  }
  expect(aboutTexts.serviceList.map(({ heading }) => heading)).toEqual([
    'Property Selection',
    'Consultation',
    'Renovations',
  ])
})

it('states the date and the age of the specification', async () => {
  expect(texts(await getPage('/terms'))).toContain('Last Update: July 2025')
  const html = await getPage('/privacy')
  expect(texts(html)).toContain('Last Update: July 2025')
  expect(texts(html)).toContainEqual(expect.stringContaining('not for children under 13'))
})

it('states owner, office and governing law in the legal notice', async () => {
  const html = await getPage('/legal')
  const { owner, office, email, phone } = contactDetails
  expect(texts(html)).toEqual(expect.arrayContaining([owner, office]))
  expect(office).toContain('Kyiv')
  const links = new Map(
    attributes(html, 'a', 'href').map((href, index) => [href, elementTexts(html, 'a')[index]]),
  )
  expect(links.get(`mailto:${email}`)).toBe(email)
  expect(links.get('tel:+380440001010')).toBe(phone)
  expect(texts(html)).toContainEqual(expect.stringContaining('Ukrainian law governs'))
})

it.each(['confirm', 'unsubscribe'])(
  'nobody may keep or list the page of links to %s',
  async (path) => {
    const answer = await site.request(`/newsletter/${path}?token=secret`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('noindex')
  },
)

it('answers as the site map says', async () => {
  const plainly = async (path: string) => {
    const { status, headers } = await site.request(path)
    return [status, headers.get('location')]
  }
  expect(await plainly('/404')).toEqual([404, null])
  expect(await plainly('/nowhere')).toEqual([302, '/404'])
  expect(await plainly('/a/b/c')).toEqual([302, '/404'])
  expect(await plainly('/%E0%A4%A')).toEqual([302, '/404'])
  expect(await plainly('/property/?type=sale&rooms=4%2B')).toEqual([
    301,
    '/property?type=sale&rooms=4%2B',
  ])
  expect(await plainly('/sale/1/')).toEqual([301, '/sale/1'])
  expect(await plainly('//evil.example/')).toEqual([301, '/evil.example'])
  expect(await plainly('/sale/1')).toEqual([200, null])
  expect(await plainly('/assets/none.js')).toEqual([404, null])
})

it('leads from robots.txt through the sitemap to every home', async () => {
  const read = async (url: string) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    return (await site.request(pathname + search)).text()
  }
  const sitemap = /^Sitemap: (\S+)$/m.exec(await read('/robots.txt'))?.[1] ?? ''
  const base = sitemap.replace(/\/sitemap\.xml$/, '')
  expect(sitemap).toBe(`${base}/sitemap.xml`)
  const parts = elementTexts(await read(sitemap), 'loc')
  const listed = (await Promise.all(parts.map(read))).join('')
  for (const home of ['/sale/1', '/sale/9', '/rent/1', '/rent/9']) {
    expect(listed).toContain(`<loc>${base}${home}</loc>`)
  }
})
