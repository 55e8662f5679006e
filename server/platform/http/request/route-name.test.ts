import { expect, it } from 'vitest'
import { createRouteNamer, getRoutePatterns } from './route-name.ts'

const routes = {
  root: { id: 'root', path: '' },
  landing: { id: 'landing', parentId: 'root' },
  shell: { id: 'shell', parentId: 'root' },
  home: { id: 'home', parentId: 'shell', path: 'home' },
  confirm: { id: 'confirm', parentId: 'shell', path: 'newsletter/confirm' },
  listing: { id: 'listing', parentId: 'shell', path: ':type/:id' },
  unknown: { id: 'unknown', parentId: 'root', path: '*' },
}
const nameOf = createRouteNamer(getRoutePatterns(routes))

it.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/home.data', '/home.data'],
  ['/_.data', '/.data'],
  ['/sale/17', '/:type/:id'],
  ['/sale/17.data', '/:type/:id.data'],
  ['/newsletter/confirm', '/newsletter/confirm'],
  ['/person@example.com', 'other'],
  ['/a/b/c', 'other'],
  ['/assets/app-1a2b.js', '/assets/*'],
  ['/api/v1/listings', '/api/*'],
  ['/apiary', 'other'],
  ['/sitemap-12.xml', '/sitemap-:part.xml'],
  ['/livez', '/livez'],
  ['/identitytoolkit.googleapis.com/v1/accounts:signUp', 'identity accounts:signUp'],
  ['/securetoken.googleapis.com/v1/token', 'identity token'],
  ['/identitytoolkit.googleapis.com/v1/accounts:ofSomebody', 'identity other'],
  ['/securetoken.googleapis.com/anything', 'identity other'],
])('names %s as %s', (path, name) => {
  expect([nameOf(path), nameOf(path)]).toEqual([name, name])
})
