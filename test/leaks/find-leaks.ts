import type { Crawled } from '#test/site/crawl.ts'

export const PUBLIC_PATHS = [
  '/',
  '/home',
  '/property?type=rent',
  '/sitemap.xml',
  '/feed.atom',
  '/feed.atom?type=rent',
  '/robots.txt',
  '/api/openapi.json',
]
export const API_PATHS = [
  '/api/listings?type=rent&q=Vyshnevyi',
  '/suggestions?q=Vyshnevyi',
  '/suggestions?q=177-K9',
  '/count?type=rent&q=Vyshnevyi',
  '/clusters?type=rent&box=49,23,51,25&zoom=7',
  '/property?type=rent&q=Vyshnevyi',
]

/** Screens, one search and one home of each kind: other searches show nothing else. */
export const follows = (path: string) =>
  !path.includes('?') && !/^\/(sale|rent)\/\d+/.test(path) && !path.startsWith('/api/')

/** The paths of pages that contain a secret. */
export const findLeaks = (pages: readonly Crawled[], secrets: readonly string[]) =>
  pages.flatMap(({ path, text }) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} at ${path}`),
  )

export const getText = (pages: readonly Crawled[], path: string) =>
  pages.find((page) => page.path === path)?.text

export const getStatus = (pages: readonly Crawled[], path: string) =>
  pages.find((page) => page.path === path)?.status
