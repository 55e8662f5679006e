import type { MetaDescriptor } from 'react-router'
import { listingPath } from '#domain/catalog/links.ts'
import { parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import {
  createStructuredData,
  type StructuredDataInput,
  toAbsoluteUrl,
} from '#domain/catalog/listing/structured-data.ts'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { createExcerpt } from '#domain/platform/text/excerpt.ts'
import { listingTexts } from '#texts/catalog/listing.ts'
import { formatArea, formatFloor, wordRooms } from '#texts/format/listing.ts'
import { formatListedPrice } from '#texts/format/price.ts'
import { language } from '#texts/language.ts'

/** In characters. */
const MAX_PREVIEW_LENGTH = 200

const property = (name: string, content: string | number): MetaDescriptor => ({
  property: name,
  content: String(content),
})

/** "$120 k · 3 rooms · 74.5 m² · Floor 4 of 9. A bright corner flat…" */
function createPreviewText({
  price,
  asked,
  countRooms,
  area,
  currentFloor,
  totalFloor,
  description,
}: StructuredDataInput['listing']) {
  const facts = [
    formatListedPrice({ price, asked }, AS_LISTED),
    wordRooms(countRooms),
    formatArea(area),
    formatFloor(currentFloor, totalFloor),
  ]
  const summary = facts.filter((fact) => fact !== '').join(' · ')
  return createExcerpt(`${summary}. ${description}`.trim(), MAX_PREVIEW_LENGTH)
}

/**
 * Title, description (docs/product/catalog.md, "Detail page"), Open Graph preview and structured
 * data. Open Graph requires absolute URLs, so those are left out if the site's own is not configured.
 */
export function pageMeta(page: Omit<StructuredDataInput, 'language'>): MetaDescriptor[] {
  const { listing, origin } = page
  return [
    { title: listing.address },
    { name: 'description', content: listingTexts.pageDescription },
    property('og:title', listing.address),
    property('og:description', createPreviewText(listing)),
    ...(origin === '' ? [] : createAbsoluteUrlMeta(page)),
    { 'script:ld+json': createStructuredData({ ...page, language }) },
  ]
}

function createAbsoluteUrlMeta({
  listing,
  origin,
}: Omit<StructuredDataInput, 'language'>): MetaDescriptor[] {
  const url = property('og:url', toAbsoluteUrl(origin, inLanguage(listingPath(listing), language)))
  const [image] = listing.images
  if (image === undefined) return [url]
  const size = parsePictureUrl(image)
  return [
    url,
    property('og:image', toAbsoluteUrl(origin, image)),
    ...(size === null
      ? []
      : [property('og:image:width', size.width), property('og:image:height', size.height)]),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
