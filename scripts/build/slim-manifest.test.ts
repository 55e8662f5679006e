import { expect, it } from 'vitest'
import { slimManifest } from './slim-manifest.ts'

it('drops false flags, and modules that every page has or few pages need', () => {
  const write = (id: string, route: object) =>
    `window.__reactRouterManifest=${JSON.stringify({
      ...{ entry: { module: '/entry.js', imports: ['/shared.js'] }, routes: { [id]: route } },
      version: '1',
    })};`
  const route = { path: 'a', hasAction: false, hasDefaultExport: true, hasLoader: true }
  const imports = ['/shared.js', '/b.js']
  expect(slimManifest(write('routes/a', { ...route, imports, css: ['/a.css'] }))).toBe(
    write('routes/a', { path: 'a', hasLoader: true, css: ['/a.css'], imports: ['/b.js'] }),
  )
  expect(slimManifest(write('routes/offer/step', { ...route, imports }))).toBe(
    write('routes/offer/step', { path: 'a', hasLoader: true }),
  )
})

it('drops routes that are not screens, but keeps redirects', () => {
  const read = (path: string) => {
    const manifest = {
      ...{ entry: { imports: [] }, routes: { a: { path, hasDefaultExport: false } } },
    }
    const slim = slimManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
    return slim.includes('"path"')
  }
  expect([read('count'), read('*')]).toEqual([false, true])
})

it('refuses another format', () => {
  expect(() => slimManifest('export default {}')).toThrow(/another form/)
})
