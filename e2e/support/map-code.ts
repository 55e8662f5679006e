import type { Page } from '@playwright/test'

/** The address of what makes maps, which comes only with a map. */
export const MAP_CODE = /\/assets\/map-code-[^/]*\.js/

/** The addresses of it that a page asks for from now on. */
export function mapCodeRequests(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (MAP_CODE.test(request.url())) asked.push(request.url())
  })
  return asked
}
