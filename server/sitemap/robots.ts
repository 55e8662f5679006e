/** What is for one person, or for programs that are no search engine. */
const NOT_FOR_SEARCH_ENGINES = [
  '/settings',
  '/favorite',
  '/forgot-password',
  '/email-action',
  '/newsletter',
  '/suggestions',
  '/clusters',
  '/api/',
  '/mail/',
  '/session',
  '/identity/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  // The data of a page, as the page itself fetches it.
  '/*.data',
]

/** `robots.txt`: all but a few addresses, and where the others are listed. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...NOT_FOR_SEARCH_ENGINES.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
