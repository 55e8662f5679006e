import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageModules } from '#app/head/page-modules.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { SCREEN_BUDGETS, UKRAINIAN_SHARE } from '#test/site/budgets.ts'
import type { BuiltApp } from '#test/site/built-app.ts'
import { startSampleSite } from '#test/site/sample-site.ts'

const CLIENT = join(import.meta.dirname, '../../../build/client')

let site: BuiltApp
beforeAll(async () => {
  site = await startSampleSite()
})
afterAll(() => site?.stop())

/** The document as it is sent to browsers. */
async function getDocument(path: string): Promise<{ kilobytes: number; html: string }> {
  const response = await site.request(path, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('content-encoding'), path).toBe('br')
  const body = Buffer.from(await response.arrayBuffer())
  return { kilobytes: body.length / 1_000, html: brotliDecompressSync(body).toString() }
}

function getModules(html: string): readonly string[] {
  const [, modules = ''] = /<script [^>]*id="page-modules">([^<]*)/.exec(html) ?? []
  return (JSON.parse(modules) as PageModules).files
}

const getKilobytes = (modules: readonly string[]) =>
  modules
    .map((path) => readFileSync(join(CLIENT, `${path}.br`)).length / 1_000)
    .reduce((sum, size) => sum + size, 0)

describe.each(SCREEN_BUDGETS)('$path', ({ path, documentKb, modulesKb }) => {
  it(`is at most ${documentKb} kB, and its modules ${modulesKb} kB`, async () => {
    const { kilobytes, html } = await getDocument(path)
    const modules = getModules(html)
    expect(modules).not.toEqual([])
    expect(kilobytes).toBeLessThanOrEqual(documentKb)
    expect(getKilobytes(modules)).toBeLessThanOrEqual(modulesKb)
  })

  it('costs little more in Ukrainian', async () => {
    const { kilobytes, html } = await getDocument(inLanguage(path, 'uk'))
    expect(kilobytes).toBeLessThanOrEqual(documentKb * UKRAINIAN_SHARE.document)
    expect(getKilobytes(getModules(html))).toBeLessThanOrEqual(modulesKb * UKRAINIAN_SHARE.modules)
  })

  it('begins its styles with the order of the layers', async () => {
    const { html } = await getDocument(path)
    const styles = html.match(/<style[^>]*>[^<]*/g) ?? []
    const layers = [...styles.join('').matchAll(/@layer (\w+)/g)].map(([, name]) => name)
    expect([...new Set(layers)].filter((name) => name !== 'properties')).toEqual([
      'theme',
      'base',
      'primitives',
      'components',
      'utilities',
    ])
  })

  it('asks for no script, no stylesheet and no font before it is shown', async () => {
    const { html } = await getDocument(path)
    expect(html).not.toMatch(/<script[^>]* src=|<script[^>]* type="module"/)
    expect(html).not.toMatch(/<link[^>]* rel="(module)?preload"[^>]*(\.js|as="font")/)
    const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(links).not.toEqual([])
    for (const link of links) expect(link).toContain(' disabled=""')
  })
})
