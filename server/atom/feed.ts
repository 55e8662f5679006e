import { machineTexts } from '#content/texts/feeds.ts'
import { floorOf, listingTexts } from '#content/texts/listing.ts'
import { formatArea } from '#domain/listing/area.ts'
import { formatPrice } from '#domain/listing/price.ts'
import { formatSearchQuery, type SearchQuery } from '#domain/search/search-query.ts'
import { listingPath } from '#domain/site/links.ts'
import { escapeXml, XML_DECLARATION } from '#server/http/xml.ts'
import type { PublishedListing } from '#server/listing/queries.ts'

/** Where the feed of a search is, with the pairs of `/property`. */
export const FEED = '/feed.atom'

/** The year from which on tags of ours are ours (RFC 4151); it never changes, nor do they. */
const TAGGED_SINCE = '2025'

/** What a feed says that nothing was ever in. */
const NEVER = '1970-01-01T00:00:00.000Z'

/** A name for ever, wherever the site moves its pages (RFC 4287, section 4.2.6). */
function tagOf(origin: string, path: string): string {
  return `tag:${new URL(origin).hostname.replace(/[^\w.-]/g, '')},${TAGGED_SINCE}:${path}`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`
}

/** "$120 k · 3 rooms · 74.5 m² · Floor 4 of 9 · Renovated", and what is told of the home. */
function summaryOf(home: PublishedListing): string {
  const facts = [
    formatPrice(home.price),
    home.countRooms,
    formatArea(home.area),
    floorOf(home.currentFloor, home.totalFloor),
    home.isRenovation ? listingTexts.renovated : listingTexts.unrenovated,
  ]
  return `${facts.filter((fact) => fact !== '').join(' · ')}\n\n${home.description}`.trim()
}

function entryOf(origin: string, home: PublishedListing): string {
  const path = listingPath(home)
  return [
    '<entry>',
    element('id', tagOf(origin, path)),
    element('title', home.address),
    element('published', home.publishedAt.toISOString()),
    element('updated', home.updatedAt.toISOString()),
    link('alternate', 'text/html', origin + path),
    `<category term="${home.type}"/>`,
    element('summary', summaryOf(home)),
    '</entry>',
  ].join('\n')
}

/** "Homes for sale: Kyiv · Homiq". */
function titleOf({ type, text }: SearchQuery): string {
  const { feed, site } = machineTexts
  const homes = type === null ? feed.any : feed.types[type]
  return `${text === '' ? homes : `${homes}: ${text}`} · ${site}`
}

/** The feed of a search as RFC 4287 has it; texts of homes are texts in it, never markup. */
export function atomFeed(
  origin: string,
  query: SearchQuery,
  homes: readonly PublishedListing[],
): string {
  const pairs = new URLSearchParams(formatSearchQuery(query)).toString()
  const path = pairs === '' ? FEED : `${FEED}?${pairs}`
  const moments = homes.map(({ updatedAt }) => updatedAt.toISOString()).toSorted()
  return [
    XML_DECLARATION,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', tagOf(origin, path)),
    element('title', titleOf(query)),
    element('subtitle', machineTexts.feed.subtitle),
    element('updated', moments.at(-1) ?? NEVER),
    `<author>${element('name', machineTexts.site)}${element('uri', `${origin}/home`)}</author>`,
    link('self', 'application/atom+xml', origin + path),
    link('alternate', 'text/html', `${origin}/property${pairs === '' ? '' : `?${pairs}`}`),
    element('icon', `${origin}/favicon.svg`),
    ...homes.map((home) => entryOf(origin, home)),
    '</feed>',
    '',
  ].join('\n')
}
