import { expect, test } from '#e2e/fixtures.ts'
import { listHome } from '#texts/site/shell.ts'

test.describe('links', { tag: '@phone' }, () => {
  test('every link of header and footer answers', async ({ page, visit, request }) => {
    await visit('/property')
    const inside = page.locator('header a[href^="/"], footer a[href^="/"]')
    const paths = new Set(await inside.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
    expect(paths.size).toBeGreaterThanOrEqual(11)
    for (const path of paths) {
      const response = await request.get(path ?? '', { maxRedirects: 0 })
      // Whoever is not signed in is asked to.
      expect(response.status(), path ?? '').toBe(path === listHome.to ? 302 : 200)
    }
  })

  test('the footer has its two groups, and three social links that open safely', async ({
    page,
    visit,
  }) => {
    await visit('/home')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('navigation', { name: 'Service' }).getByRole('link')).toHaveText([
      'About us',
      'Help',
      'Terms & Conditions',
      'Privacy & Policy',
    ])
    await expect(
      footer.getByRole('navigation', { name: 'Community' }).getByRole('link'),
    ).toHaveText(['Lifestyle', 'Legal notice'])

    const outside = footer.locator('a[href^="http"]')
    await expect(outside).toHaveCount(3)
    for (const link of await outside.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })
})
