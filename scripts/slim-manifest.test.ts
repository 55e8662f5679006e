import { expect, it } from 'vitest'
import { slimManifest } from './slim-manifest.ts'

it('leaves out false flags, and modules that every page has', () => {
  const write = (route: object) =>
    `window.__reactRouterManifest=${JSON.stringify({
      ...{ entry: { module: '/entry.js', imports: ['/shared.js'] }, routes: { 'routes/a': route } },
      version: '1',
    })};`
  const route = { id: 'routes/a', path: 'a', hasAction: false, hasLoader: true, module: '/a.js' }
  expect(slimManifest(write({ ...route, imports: ['/shared.js', '/b.js'], css: ['/a.css'] }))).toBe(
    write({
      ...{ id: 'routes/a', path: 'a', hasLoader: true, module: '/a.js', css: ['/a.css'] },
      imports: ['/b.js'],
    }),
  )
})

it('refuses another form', () => {
  expect(() => slimManifest('export default {}')).toThrow(/another form/)
})
