import type { Page } from '@playwright/test'

/** The chunk with Leaflet, which only screens with a map load. */
export const MAP_CODE_URL = /\/assets\/map-code-[^/]*\.js/

/** Records the URLs of that chunk that a page requests from now on. */
export function recordMapCodeRequests(page: Page): readonly string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (MAP_CODE_URL.test(request.url())) urls.push(request.url())
  })
  return urls
}
