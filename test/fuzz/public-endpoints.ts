import fc from 'fast-check'
import { encodedText } from './encodings.ts'
import { oddText, usually } from './odd-text.ts'
import { get, type RequestPartsArbitrary } from './request-parts.ts'
import { searchText } from './screens.ts'

const API = [
  '/listings',
  '/facets',
  '/clusters',
  '/openapi.json',
  '/listings/sale/1',
  '/listings/rent/2',
  '',
  '/',
  '/nothing',
] as const

/** `/api`, with and without a version. */
export const api: RequestPartsArbitrary = fc.oneof(
  fc
    .tuple(fc.constantFrom('/api', '/api/v1', '/api/v2'), fc.constantFrom(...API), searchText)
    .map(([prefix, path, query]) => get(`${prefix}${path}?${query}`)),
  searchText.map((query) => get(`/api/listings?after=&${query}`)),
  fc
    .tuple(encodedText(usually('sale')), encodedText(usually('1', '2147483648')))
    .map(([type, id]) => get(`/api/listings/${type}/${id}`)),
)

/** Feeds, sitemaps and robots.txt. */
export const feeds: RequestPartsArbitrary = fc.oneof(
  searchText.map((query) => get(`/feed.atom?${query}`)),
  fc
    .constantFrom(
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/sitemap-0.xml',
      '/sitemap-99999999999.xml',
      '/sitemap-x.xml',
      '/feed.atom/',
      '/.well-known/security.txt',
    )
    .map(get),
)

const FILES = [
  '/favicon.svg',
  '/plain-page.css',
  '/manifest.webmanifest',
  '/icons/icon-192.png',
  '{{asset}}',
  '{{picture}}',
  '/assets/',
  '/assets',
  '/assets/..%2f..%2fserver/index.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/pictures/pictures.json',
  '/pictures/%00',
  '/pictures//etc/passwd',
] as const

/** Static files, and attempts at path traversal. */
export const files: RequestPartsArbitrary = fc.oneof(
  fc.constantFrom(...FILES).map(get),
  fc
    .tuple(fc.constantFrom('/assets/', '/pictures/', '/favicon.svg'), encodedText(oddText))
    .map(([folder, name]) => get(folder + name)),
)

/** Health checks and metrics. */
export const probes: RequestPartsArbitrary = fc
  .tuple(
    fc.constantFrom('/health', '/livez', '/readyz', '/metrics', '/metrics/', '/livez/x'),
    fc.constantFrom('', 'Bearer ', 'Bearer x', 'Bearer \xff'),
  )
  .map(([path, token]) => ({
    ...get(path),
    headers: token === '' ? [] : ([['Authorization', token]] as const),
  }))
