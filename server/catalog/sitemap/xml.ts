import { listingPath } from '#domain/catalog/links.ts'
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

const renderScreen = (origin: string, path: string) =>
  `<url><loc>${escapeXml(origin + path)}</loc></url>\n`

const renderListing = (origin: string, { updatedAt, ...key }: SitemapListing) =>
  `<url><loc>${escapeXml(origin + listingPath(key))}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`

/** Yields nothing before the first query succeeds, so that its failure can still be a 503. */
export async function* renderSitemapPart(
  db: Queryable,
  origin: string,
  { screens, range }: SitemapPart,
): AsyncGenerator<string> {
  let head = `${XML_DECLARATION}\n<urlset xmlns="${NAMESPACE}">\n`
  head += screens.map((path) => renderScreen(origin, path)).join('')
  if (range !== null) {
    for await (const batch of readListingsInRange(db, range)) {
      yield head + batch.map((listing) => renderListing(origin, listing)).join('')
      head = ''
    }
  }
  yield `${head}</urlset>\n`
}
