/**
 * Pages that show visitors their own data, steps of a flow, and data that only pages fetch. Not
 * `/settings` and `/favorite`, whose HTML is the same for everyone.
 */
const NOT_INDEXED = [
  '/forgot-password',
  '/email-action',
  '/newsletter',
  '/my/',
  '/moderation',
  '/messages',
  '/report/',
  '/suggestions',
  '/count',
  '/clusters',
  '/listings',
  '/*.data',
]

/**
 * @param services paths of services that are not pages
 */
export function renderRobots(origin: string, services: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...[...NOT_INDEXED, ...services].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
