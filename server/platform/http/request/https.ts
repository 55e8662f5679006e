/** Whether a visitor reaches the site by HTTPS. */
export type IsHttps = (request: Pick<Request, 'url'>) => boolean

/**
 * Tells whether a request uses HTTPS: by the configured URL of the site, or else by the request's own URL.
 *
 * @param siteUrl the configured URL, or ''
 */
export const createIsHttps =
  (siteUrl: string): IsHttps =>
  ({ url }) =>
    siteUrl.startsWith('https:') || url.startsWith('https:')
