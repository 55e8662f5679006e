import { inLanguage, LANGUAGES } from '#domain/platform/language.ts'

/**
 * Pages that show visitors their own data, steps of a flow, data that only pages fetch, and services. Not
 * `/settings` and `/favorite`, whose HTML is the same for everyone.
 */
const NOT_INDEXED = [
  '/forgot-password',
  '/email-action',
  '/newsletter',
  '/my/',
  '/searches/',
  '/moderation',
  '/messages',
  '/report/',
  '/list/',
  '/lists',
  '/suggestions',
  '/count',
  '/clusters',
  '/listings',
  '/*.data',
  '/api/',
  '/mail/',
  '/session',
  '/identity/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
]

export function renderRobots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...LANGUAGES.flatMap((language) =>
      NOT_INDEXED.map((path) => `Disallow: ${inLanguage(path, language)}`),
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
