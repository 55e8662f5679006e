/** Whether a visitor reaches the site by HTTPS. */
export type IsHttps = (request: Pick<Request, 'url'>) => boolean

/**
 * By the configured URL of the site, else by that of the request.
 *
 * @param siteUrl the configured URL, or ''
 */
export const createIsHttps =
  (siteUrl: string): IsHttps =>
  ({ url }) =>
    siteUrl.startsWith('https:') || url.startsWith('https:')
