/** Whether a request's visitor reaches the site by HTTPS. */
export type IsHttps = (request: Pick<Request, 'url'>) => boolean

/**
 * By the site's configured address, or where that does not say so, as the request came.
 *
 * @param siteUrl the configured address, or ''
 */
export const httpsOf =
  (siteUrl: string): IsHttps =>
  ({ url }) =>
    siteUrl.startsWith('https:') || url.startsWith('https:')
