import { listingPath } from '#domain/catalog/links.ts'
import { inLanguage, LANGUAGES } from '#domain/platform/language.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { escapeXml, XML_DECLARATION } from '#server/platform/http/response/xml.ts'
import type { SitemapPart } from './parts.ts'
import { readListingsInRange, type SitemapListing } from './queries.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const partPath = (number: number) => `/sitemap-${number}.xml`

export function renderSitemapIndex(origin: string, parts: number): string {
  const named = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(origin + partPath(index + 1))}</loc></sitemap>\n`,
  )
  return `${XML_DECLARATION}\n<sitemapindex xmlns="${NAMESPACE}">\n${named.join('')}</sitemapindex>\n`
}

/** A page in every language, each of which names the others. */
function renderPage(origin: string, path: string, more = ''): string {
  const urls = LANGUAGES.map((language) => {
    return { language, url: escapeXml(origin + inLanguage(path, language)) }
  })
  const others = urls.map(
    ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
  )
  return urls.map(({ url }) => `<url><loc>${url}</loc>${more}${others.join('')}</url>\n`).join('')
}

const renderListing = (origin: string, { updatedAt, ...key }: SitemapListing) =>
  renderPage(origin, listingPath(key), `<lastmod>${updatedAt.toISOString()}</lastmod>`)

export async function renderSitemapPart(
  db: Queryable,
  origin: string,
  { screens, range }: SitemapPart,
): Promise<string> {
  let urls = screens.map((path) => renderPage(origin, path)).join('')
  if (range !== null)
    for await (const batch of readListingsInRange(db, range))
      urls += batch.map((listing) => renderListing(origin, listing)).join('')
  return `${XML_DECLARATION}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`
}
