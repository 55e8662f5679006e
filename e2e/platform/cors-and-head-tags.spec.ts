import { expect, test } from '#e2e/fixtures.ts'

test.describe('what programs read of a page', { tag: '@desktop' }, () => {
  test('client navigation leaves no tags of the previous page in the head', async ({
    page,
    visit,
  }) => {
    await visit('/sale/1')
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveTitle(/About/)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new URL('/about', page.url()).href,
    )
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(0)
  })

  test('a page of another site may read the API, and nothing else', async ({
    page,
    baseURL,
    errors,
  }) => {
    errors.allowError(/CORS|Failed to load resource/)
    // Another host name makes the request cross-origin, and plain text has no Content-Security-Policy.
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
})
