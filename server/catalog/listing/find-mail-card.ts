import { and, eq, or, sql } from 'drizzle-orm'
import { listingPath } from '#domain/catalog/links.ts'
import { parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import type { MailCard } from '#domain/platform/text/mail-text.ts'
import { toSingleLine } from '#domain/platform/text/single-line.ts'
import { type ListingRow, listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { PER_MONTH } from '#texts/catalog/asked-price.ts'
import { formatListedPrice } from '#texts/format/price.ts'
import { toListing } from './rows.ts'
import { IS_VISIBLE } from './visible.ts'

/** A width of `PICTURE_WIDTHS`: sharp on dense screens, and light. */
const MAX_PICTURE_WIDTH = 960

/**
 * A listing as mails show it; `null` unless its page is shown or `reader` put it up.
 *
 * @param siteUrl the site's URL without a trailing slash
 * @param reader the account that gets the mail
 */
export async function findMailCard(
  db: Queryable,
  siteUrl: string,
  { type, id, reader }: Pick<ListingRow, 'type' | 'id'> & { readonly reader: string },
): Promise<MailCard | null> {
  const mayBeShown = or(sql.raw(IS_VISIBLE), eq(listings.owner, reader))
  const [row] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.type, type), eq(listings.id, id), mayBeShown))
  if (row === undefined) return null
  const listing = toListing(row)
  return {
    title: toSingleLine(listing.address),
    price: `${formatListedPrice(listing, AS_LISTED)}${type === 'rent' ? ` ${PER_MONTH}` : ''}`,
    link: `${siteUrl}${listingPath({ type, id })}`,
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
