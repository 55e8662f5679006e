import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { SECURITY_HEADERS } from '#server/platform/http/response/security-headers.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { SALES } from '#test/catalog/sample-listings.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { listingTexts } from '#texts/catalog/listing.ts'

const SITE = 'https://homiq.example'
const BREAKING = '</script><script>alert(1)</script><!-- \u2028 & "quoted"'

let database: Database
let site: BuiltApp
beforeAll(async () => {
  database = await freshDatabase()
  site = await startBuiltApp(database, {
    env: { SITE_URL: SITE, SECURITY_CONTACT: 'security@homiq.example' },
  })
  const odd = catalogListing({ id: 900, description: BREAKING, address: BREAKING })
  await saveListing(database.orm, odd, { now: new Date('2025-11-17T10:00:00Z') })
})
afterAll(async () => {
  await site.stop()
  await database.close()
})

const [sale] = SALES

async function head(path: string): Promise<string> {
  const response = await site.request(path)
  return (await response.text()).split('</head>')[0] ?? ''
}

/** The paths in a sitemap file. */
async function findUrls(path: string): Promise<string[]> {
  const xml = await (await site.request(path)).text()
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) =>
    address.slice(SITE.length).replaceAll('&amp;', '&'),
  )
}

/** The structured data of a document. */
function structured(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return Array.from(blocks, ([, json = '']) => JSON.parse(json))
}

describe('other programs', () => {
  it.each([
    ['/api/listings?type=sale', 'application/json'],
    ['/api/v1/listings/sale/1', 'application/json'],
    ['/api/openapi.json', 'application/json'],
    ['/feed.atom?type=rent', 'application/atom+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/sitemap-1.xml', 'application/xml; charset=utf-8'],
  ])('are served at %s: %s', async (path, type) => {
    const response = await site.request(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(response.headers.get(name)).toBe(value)
    }
    expect(response.headers.get('etag')).toMatch(/^W\//)
    await response.body?.cancel()
  })

  it.each([
    ['/api/nothing', 404, 'application/problem+json'],
    ['/api', 404, 'application/problem+json'],
    ['/api/listings/sale/0', 404, 'application/problem+json'],
    ['/feed.atom?nonsense=1', 400, 'application/problem+json'],
    ['/sitemap-3.xml', 404, 'text/plain; charset=UTF-8'],
    ['/sitemap-0.xml', 404, 'text/plain; charset=UTF-8'],
  ])('are told in their format that %s does not exist', async (path, status, type) => {
    const response = await site.request(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
  })

  it('learn where to report vulnerabilities', async () => {
    const text = await (await site.request('/.well-known/security.txt')).text()
    expect(text).toContain('Contact: mailto:security@homiq.example\n')
    expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`)
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })

  it('may only read', async () => {
    for (const path of ['/feed.atom', '/robots.txt', '/sitemap.xml', '/sitemap-1.xml']) {
      const response = await site.request(path, { method: 'POST' })
      expect([path, response.status, response.headers.get('allow')]).toEqual([
        path,
        405,
        'GET, HEAD',
      ])
    }
  })

  it('find every URL of the sitemap', async () => {
    const parts = await findUrls('/sitemap.xml')
    const addresses = (await Promise.all(parts.map(findUrls))).flat()
    expect(addresses).toContain(`/sale/${sale?.id}`)
    expect(addresses).toContain('/rent/9')
    for (const address of addresses) {
      const response = await site.request(address)
      expect([address, response.status]).toEqual([address, 200])
      expect(await response.text()).not.toContain('content="noindex"')
    }
  })

  it('have no CORS access to anything private', async () => {
    const response = await site.request('/session', {
      headers: { origin: 'https://other.example' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe(null)
  })
})

describe("the head of a home's page", () => {
  it('has the description of the screen, a canonical URL, and a preview with a picture', async () => {
    const html = await head(`/sale/${sale?.id}`)
    const image = `${SITE}${sale?.images[0]}`
    for (const tag of [
      `<meta name="description" content="${listingTexts.pageDescription}"/>`,
      `<link rel="canonical" href="${SITE}/sale/${sale?.id}"/>`,
      '<meta property="og:site_name" content="Homiq"/>',
      '<meta property="og:type" content="website"/>',
      '<meta property="og:locale" content="en_US"/>',
      '<meta property="og:locale:alternate" content="uk_UA"/>',
      `<meta property="og:title" content="${sale?.address}"/>`,
      `<meta property="og:url" content="${SITE}/sale/${sale?.id}"/>`,
      `<meta property="og:image" content="${image}"/>`,
    ]) {
      expect(html.split(tag)).toHaveLength(2)
    }
    expect((await site.request(sale?.images[0] ?? '')).status).toBe(200)
  })

  it('offers the home to search engines', async () => {
    const [data, ...others] = structured(await head(`/sale/${sale?.id}`))
    expect(others).toEqual([])
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      url: `${SITE}/sale/${sale?.id}`,
      offers: {
        '@type': 'Offer',
        price: 1_050_000,
        priceCurrency: 'USD',
        itemOffered: { '@type': 'Apartment', floorSize: { value: sale?.area, unitCode: 'MTK' } },
      },
    })
  })

  it('stays one document, whatever its owner wrote', async () => {
    const html = await (await site.request('/sale/900')).text()
    expect(html).not.toContain('<script>alert')
    expect(structured(html)).toMatchObject([{ name: BREAKING, description: BREAKING }])
  })

  it('offers nothing if the home does not exist', async () => {
    const html = await head('/sale/0')
    expect(structured(html)).toEqual([])
    expect(html).not.toContain('rel="canonical"')
    expect(html).toContain('noindex')
  })
})

it.each(['/', '/home', '/about', '/terms', '/home?utm_source=x'])(
  'the head of %s has a description and one address',
  async (path) => {
    const html = await head(path)
    expect(html).toMatch(/<meta name="description" content="[^"]+"\/>/)
    expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      `<link rel="canonical" href="${SITE}${path.replace(/\?.*/, '')}"/>`,
    ])
  },
)

it('a site without a configured URL never names itself in a page', async () => {
  const other = await startBuiltApp(database)
  const html = await (
    await other.request(`/sale/${sale?.id}`, { headers: { host: 'evil.example' } })
  ).text()
  expect(html).not.toMatch(/evil\.example|og:image|http:\/\/localhost/)
  expect(structured(html)).toMatchObject([{ url: `/sale/${sale?.id}` }])
  await other.stop()
})
