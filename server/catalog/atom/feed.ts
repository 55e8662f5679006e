import { listingPath } from '#domain/catalog/links.ts'
import type { Worded } from '#domain/catalog/listing/worded-listing.ts'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import { formatSearchQuery, type SearchQuery } from '#domain/catalog/search/search-query.ts'
import { inLanguage, type Language } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { PublishedListing } from '#server/catalog/listing/queries.ts'
import { wordListing } from '#server/catalog/listing/word-listing.ts'
import { escapeXml, XML_DECLARATION } from '#server/platform/http/response/xml.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as ListingFormats from '#texts/format/listing.ts'
import type * as Prices from '#texts/format/price.ts'
import type * as Feeds from '#texts/site/feeds.ts'

const texts = await loadTexts<typeof Feeds>('site/feeds.ts')
const listingFormats = await loadTexts<typeof ListingFormats>('format/listing.ts')
const prices = await loadTexts<typeof Prices>('format/price.ts')

/** Takes the query of `/property`. */
export const FEED_PATH = '/feed.atom'

/** The date part of our tag URIs (RFC 4151). It never changes, because the ids must not. */
const TAG_YEAR = '2025'

/** An empty feed has no other time. */
const EMPTY_FEED_UPDATED = '1970-01-01T00:00:00.000Z'

/** A permanent id, even if paths change (RFC 4287, section 4.2.6). */
function createTagUri(origin: string, path: string): string {
  return `tag:${new URL(origin).hostname.replace(/[^\w.-]/g, '')},${TAG_YEAR}:${path}`
}

export function renderElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

export function renderLink(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`
}

/** "$120 k · 3 rooms · 74.5 m² · Floor 4 of 9 · Renovated", then the description. */
function formatSummary(listing: Worded<PublishedListing>, language: Language): string {
  const { formatArea, formatFloor, formatRenovation, wordRooms } = listingFormats[language]
  const facts = [
    prices[language].formatListedPrice(listing, AS_LISTED),
    wordRooms(listing.countRooms),
    formatArea(listing.area),
    formatFloor(listing.currentFloor, listing.totalFloor),
    formatRenovation(listing.isRenovation),
  ]
  return `${facts.filter((fact) => fact !== '').join(' · ')}\n\n${listing.description}`.trim()
}

function renderEntry(origin: string, published: PublishedListing, language: Language): string {
  const listing = wordListing(published, language)
  const path = inLanguage(listingPath(listing), language)
  return [
    '<entry>',
    renderElement('id', createTagUri(origin, path)),
    renderElement('title', listing.address),
    renderElement('published', listing.publishedAt.toISOString()),
    renderElement('updated', listing.updatedAt.toISOString()),
    renderLink('alternate', 'text/html', origin + path),
    `<category term="${listing.type}"/>`,
    renderElement('summary', formatSummary(listing, language)),
    '</entry>',
  ].join('\n')
}

/** "Homes for sale: Kyiv · Homiq". */
function formatTitle({ type, text }: SearchQuery, language: Language): string {
  const { feed, site } = texts[language].feedTexts
  const heading = type === null ? feed.any : feed.types[type]
  return `${text === '' ? heading : `${heading}: ${text}`} · ${site}`
}

/** RFC 4287. Texts of listings are plain text, never markup. */
export function renderAtomFeed(
  origin: string,
  query: SearchQuery,
  listings: readonly PublishedListing[],
  language: Language,
): string {
  const { feedTexts } = texts[language]
  const pairs = new URLSearchParams(formatSearchQuery(query)).toString()
  const feedPath = inLanguage(FEED_PATH, language)
  const path = pairs === '' ? feedPath : `${feedPath}?${pairs}`
  const moments = listings.map(({ updatedAt }) => updatedAt.toISOString()).toSorted()
  return [
    XML_DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    renderElement('id', createTagUri(origin, path)),
    renderElement('title', formatTitle(query, language)),
    renderElement('subtitle', feedTexts.feed.subtitle),
    renderElement('updated', moments.at(-1) ?? EMPTY_FEED_UPDATED),
    `<author>${renderElement('name', feedTexts.site)}${renderElement('uri', origin + inLanguage(PATHS.home, language))}</author>`,
    renderLink('self', 'application/atom+xml', origin + path),
    renderLink(
      'alternate',
      'text/html',
      `${origin}${inLanguage(PATHS.search, language)}${pairs === '' ? '' : `?${pairs}`}`,
    ),
    renderElement('icon', `${origin}/favicon.svg`),
    ...listings.map((listing) => renderEntry(origin, listing, language)),
    '</feed>',
    '',
  ].join('\n')
}
