import { and, eq, or, sql } from 'drizzle-orm'
import { listingPath } from '#domain/catalog/links.ts'
import { parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import { inLanguage, type Language } from '#domain/platform/language.ts'
import type { MailCard } from '#domain/platform/text/mail-text.ts'
import { toSingleLine } from '#domain/platform/text/single-line.ts'
import type { ListingKey } from '#search/indexed-listing.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { type ListingRow, listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as AskedPrices from '#texts/catalog/asked-price.ts'
import type * as Prices from '#texts/format/price.ts'
import { toListing } from './rows.ts'
import { IS_VISIBLE } from './visible.ts'

const prices = await loadTexts<typeof Prices>('format/price.ts')

const askedPrices = await loadTexts<typeof AskedPrices>('catalog/asked-price.ts')

/** A width of `PICTURE_WIDTHS`: sharp on dense screens, and light. */
const MAX_PICTURE_WIDTH = 960

/**
 * A listing as mails show it; `null` unless its page is shown or the reader put it up.
 *
 * @param siteUrl the site's URL without a trailing slash
 * @param listing `null` for a home that has none
 */
export async function findMailCard(
  db: Queryable,
  siteUrl: string,
  listing: ListingKey | null,
  { uid, language }: { readonly uid: string; readonly language: Language },
): Promise<MailCard | null> {
  if (listing === null) return null
  const isListing = and(eq(listings.type, listing.type), eq(listings.id, listing.id))
  const mayBeShown = or(sql.raw(IS_VISIBLE), eq(listings.owner, uid))
  const [row] = await db.select().from(listings).where(and(isListing, mayBeShown))
  return row === undefined ? null : toMailCard(row, siteUrl, language)
}

/** @param siteUrl the site's URL without a trailing slash */
export function toMailCard(row: ListingRow, siteUrl: string, language: Language): MailCard {
  const { type, id } = row
  const listing = toListing(row)
  return {
    title: wordAddress(toSingleLine(listing.address), language),
    price: `${prices[language].formatListedPrice(listing, AS_LISTED)}${type === 'rent' ? ` ${askedPrices[language].PER_MONTH}` : ''}`,
    link: siteUrl + inLanguage(listingPath({ type, id }), language),
    picture: toMailPicture(siteUrl, listing.images[0] ?? ''),
  }
}

/** Pictures of other sites are left out: those would learn who opens the mail. */
function toMailPicture(siteUrl: string, image: string): MailCard['picture'] {
  const picture = parsePictureUrl(image)
  if (picture === null) return null
  const { stem, width, height } = picture
  return { url: `${siteUrl}${stem}-${Math.min(width, MAX_PICTURE_WIDTH)}.jpg`, width, height }
}
