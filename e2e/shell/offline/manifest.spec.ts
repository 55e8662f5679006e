import sharp from 'sharp'
import { expect, test } from '#e2e/fixtures.ts'

interface Manifest {
  readonly start_url: string
  readonly icons: readonly { src: string; sizes: string; purpose?: string }[]
  readonly screenshots: readonly { src: string; sizes: string; form_factor: string }[]
  readonly shortcuts: readonly { name: string; url: string }[]
}

test('the site can be installed: Chromium finds nothing missing in its manifest', {
  tag: '@phone',
}, async ({ context, page, visit }) => {
  await visit('/home')
  const session = await context.newCDPSession(page)
  const { errors, data = '{}' } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Journeys use incognito windows, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  const manifest: Manifest = JSON.parse(data)
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await page.request.get(src)
    expect(answer.status(), src).toBe(200)
    if (sizes === 'any') continue
    const { width, height } = await sharp(await answer.body()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  expect(new Set(manifest.screenshots.map((it) => it.form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  )
  for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
    expect((await page.request.get(url)).status(), url).toBe(200)
  }
})
