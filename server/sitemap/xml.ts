import { listingPath } from '#domain/site/links.ts'
import type { Queryable } from '#server/db/open.ts'
import { escapeXml, XML_DECLARATION } from '#server/http/xml.ts'
import type { Part } from './parts.ts'
import { homesIn, type MappedHome } from './queries.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const partPath = (number: number) => `/sitemap-${number}.xml`

/** The index of so many parts. */
export function sitemapIndex(origin: string, parts: number): string {
  const named = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(origin + partPath(index + 1))}</loc></sitemap>\n`,
  )
  return `${XML_DECLARATION}\n<sitemapindex xmlns="${NAMESPACE}">\n${named.join('')}</sitemapindex>\n`
}

const screen = (origin: string, path: string) =>
  `<url><loc>${escapeXml(origin + path)}</loc></url>\n`

const home = (origin: string, { updatedAt, ...key }: MappedHome) =>
  `<url><loc>${escapeXml(origin + listingPath(key))}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`

/** A part, piece by piece: some screens, then homes. The first is there once homes can be read. */
export async function* sitemapPart(
  db: Queryable,
  origin: string,
  { screens, homes }: Part,
): AsyncGenerator<string> {
  let head = `${XML_DECLARATION}\n<urlset xmlns="${NAMESPACE}">\n`
  head += screens.map((path) => screen(origin, path)).join('')
  if (homes !== null) {
    for await (const some of homesIn(db, homes)) {
      yield head + some.map((mapped) => home(origin, mapped)).join('')
      head = ''
    }
  }
  yield `${head}</urlset>\n`
}
