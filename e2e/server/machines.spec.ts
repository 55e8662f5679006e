import { expect, test } from '#e2e/fixtures.ts'

test.describe('what programs read of a page', { tag: '@desktop' }, () => {
  test('a home is offered as structured data, a preview and one address', async ({
    page,
    visit,
    baseURL,
  }) => {
    await visit('/sale/1')
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    expect(data).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${baseURL}/sale/1`,
      name: await page.getByRole('heading', { level: 1 }).textContent(),
      offers: { '@type': 'Offer', priceCurrency: 'USD', itemOffered: { '@type': 'Apartment' } },
    })
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', '/sale/1')
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg')
  })

  test('a walk through the site leaves nothing of the page before in the head', async ({
    page,
    visit,
  }) => {
    await visit('/sale/1')
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveTitle(/About/)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', '/about')
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(0)
  })

  test('a page of another site may read the API, and nothing else', async ({
    page,
    baseURL,
    errors,
  }) => {
    errors.allowError(/CORS|Failed to load resource/)
    // To a browser the same server under another name is another site; a text has no policy of its own.
    await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/robots.txt`)
    const read = (path: string) =>
      page.evaluate(async (url) => {
        try {
          return (await fetch(url)).status
        } catch {
          return 'refused'
        }
      }, `${baseURL}${path}`)
    expect(await read('/api/listings?type=sale')).toBe(200)
    expect(await read('/api/listings?type=nothing')).toBe(400)
    expect(await read('/property?type=sale')).toBe('refused')
  })

  test('the sitemap leads from robots.txt to every home', async ({ request, baseURL }) => {
    const robots = await (await request.get('/robots.txt')).text()
    const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
    expect(sitemap).toBe(`${baseURL}/sitemap.xml`)
    const index = await (await request.get(sitemap)).text()
    const parts = Array.from(index.matchAll(/<loc>(.*?)<\/loc>/g), ([, part = '']) => part)
    const texts = parts.map(async (part) => (await request.get(part)).text())
    const listed = (await Promise.all(texts)).join('')
    for (const home of ['/sale/1', '/sale/9', '/rent/1', '/rent/9']) {
      expect(listed).toContain(`<loc>${baseURL}${home}</loc>`)
    }
  })
})
