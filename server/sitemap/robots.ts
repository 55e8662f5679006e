/** Pages that are for one person, and the data of pages, which only the pages themselves fetch. */
const NOT_INDEXED = [
  '/settings',
  '/favorite',
  '/forgot-password',
  '/email-action',
  '/newsletter',
  '/suggestions',
  '/clusters',
  '/*.data',
]

/**
 * `robots.txt`: everything but a few paths, and where the sitemap is.
 *
 * @param services paths of services that are not pages
 */
export function robots(origin: string, services: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...[...NOT_INDEXED, ...services].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
