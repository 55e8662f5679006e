import type { EstateType } from '#domain/listing/estate-type.ts'
import type { CatalogListing } from '#domain/listing/listing.ts'
import { calculatePricePerSquare, parsePrice } from '#domain/listing/price.ts'
import { parseRooms } from '#domain/listing/rooms.ts'
import { characterCount } from '#domain/text/character-count.ts'
import type { FeedRecord } from './fields.ts'
import { feedImages } from './images.ts'
import { checkLengths, MAX_KEY_LENGTH } from './lengths.ts'
import {
  AREA,
  areaOf,
  dollarsOf,
  type FeedConventions,
  momentOf,
  PRICE,
  ROOMS,
  roomsOf,
} from './measures.ts'
import { priceText } from './price.ts'
import { type FeedProblem, FeedValues } from './values.ts'
import { cityOfAddress, estateTypeOfWord, isOver, parseYesNo } from './words.ts'

/** A home ready to be written. */
export interface FeedHome {
  readonly kind: 'home'
  /** The feed's key; `null` for a home of ours that is restored by its type and id. */
  readonly key: string | null
  /** `id` counts only where there is no key. */
  readonly entry: CatalogListing
  /** Milliseconds since 1970; `null` when the feed does not say. */
  readonly publishedAt: number | null
  readonly modifiedAt: number | null
  /** Of an export of ours: the feed that the home first came from. */
  readonly source: { readonly feed: string; readonly key: string } | null
  readonly imagesLeftOut: number
}

export type ReadRecord =
  | FeedHome
  /** A home that the feed no longer offers. */
  | { readonly kind: 'over'; readonly key: string; readonly modifiedAt: number | null }
  | { readonly kind: 'rejected'; readonly problems: readonly FeedProblem[] }

/**
 * The home that a record of a feed describes: one that `catalogueEntrySchema` takes, which a property
 * proves for any values and which the database checks again.
 */
export function readRecord(record: FeedRecord, conventions: FeedConventions): ReadRecord {
  const claimed = claimedKey(new FeedValues(record, 'point'))
  const own = conventions.restore ? claimed : null
  // What we exported has a point, whatever else is in the file.
  const values = new FeedValues(record, own === null ? conventions.decimal : 'point')
  if (own === null && claimed !== null) {
    values.wrong('id', OWN_ID)
    return { kind: 'rejected', problems: values.problems }
  }
  const key = own === null ? keyOf(values) : null
  const modifiedAt = momentOf(values, own === null ? 'modifiedAt' : 'feedModifiedAt')
  if (key && isOver(values.text('status'))) return { kind: 'over', key, modifiedAt }

  checkLengths(values)
  const { images, leftOut } = feedImages(record.images)
  const portraits = feedImages(values.text('agentPortrait'))
  const ava = portraits.images[0] ?? conventions.agent.portrait
  const entry =
    own === null
      ? entryOfFeed(values, conventions, images, ava)
      : ownEntry(values, own, images, ava)
  const publishedAt = momentOf(values, 'publishedAt')
  if (values.problems.length > 0) return { kind: 'rejected', problems: values.problems }
  const [feed, feedKey] = [values.raw('feed'), values.raw('feedKey')]
  const source = own !== null && feed !== '' && feedKey !== '' ? { feed, key: feedKey } : null
  const imagesLeftOut = leftOut + portraits.leftOut
  return { kind: 'home', key, entry, publishedAt, modifiedAt, source, imagesLeftOut }
}

/** The key that the feed gives the home, or a problem and ''. */
function keyOf(values: FeedValues): string {
  const field = values.text('key') === '' ? 'id' : 'key'
  const key = values.text(field)
  if (key === '') values.wrong('key', 'a key that is the same whenever the home is imported')
  if (characterCount(key) <= MAX_KEY_LENGTH) return key
  values.wrong(field, `at most ${MAX_KEY_LENGTH} characters`)
  return ''
}

const OWN_ID =
  'a key of the feed: type and id together name a home of this site, which only --restore takes back (--column key=id makes the id the key)'

interface OwnKey {
  readonly type: EstateType
  readonly id: number
}

/** The type and id of a home of ours that a row without a key of a feed names, as exports do. */
function claimedKey(values: FeedValues): OwnKey | null {
  const type = values.raw('type')
  const id = values.raw('id')
  if (type !== 'sale' && type !== 'rent') return null
  return values.text('key') === '' && /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31
    ? { type, id: Number(id) }
    : null
}

/** An entry as we exported it: texts stay as they are, to the space. */
function ownEntry(values: FeedValues, own: OwnKey, images: string[], ava: string): CatalogListing {
  const square = values.number('pricePerSquare')
  const given = {
    price: values.raw('price'),
    address: values.raw('address'),
    city: values.raw('city'),
    name: values.raw('agentName'),
    phone: values.raw('agentPhone'),
  }
  const fields = ['price', 'address', 'city', 'agentName', 'agentPortrait', 'agentPhone'] as const
  for (const field of fields) if (values.raw(field) === '') values.wrong(field, 'a text')
  if ((parsePrice(given.price) ?? 0) > Number.MAX_SAFE_INTEGER) values.wrong('price', PRICE)
  if (parseRooms(values.raw('rooms')) >= 2 ** 31) values.wrong('rooms', ROOMS)
  if (square !== null && square < 0) values.wrong('pricePerSquare', 'a price of 0 or more')
  return {
    ...own,
    ...sharedParts(values, images),
    price: given.price,
    address: given.address,
    city: given.city,
    description: values.raw('description'),
    countRooms: values.raw('rooms'),
    area: areaOf(values, 'm2'),
    Realtor: { name: given.name, ava, phone: given.phone },
    heatingSystem: values.raw('heating'),
    wallType: values.raw('walls'),
    ...(square === null ? {} : { pricePerSquare: square }),
  }
}

function entryOfFeed(
  values: FeedValues,
  conventions: FeedConventions,
  images: string[],
  ava: string,
): CatalogListing {
  const type = typeOf(values) ?? conventions.type
  if (type === null) values.wrong('type', 'sale or rent')
  const dollars = dollarsOf(values, conventions)
  const area = areaOf(values, conventions.areaUnit)
  const address = values.someText('address', 'an address')
  const city = values.text('city') || cityOfAddress(address)
  if (city === '') values.wrong('city', 'a city, or an address that ends with one')
  const name = values.text('agentName') || conventions.agent.name
  if (name === '') values.wrong('agentName', "the agent's name, or the option --agent-name")
  const phone = values.text('agentPhone') || conventions.agent.phone
  if (phone === '') values.wrong('agentPhone', "the agent's phone, or the option --agent-phone")
  const square = values.number('pricePerSquare')
  const perSquare =
    square !== null && square >= 0 ? square : calculatePricePerSquare(dollars, area || 1)
  // An area can be so small that dividing by it leaves the numbers.
  if (!Number.isFinite(perSquare)) values.wrong('area', AREA)
  return {
    type: type ?? 'sale',
    id: 1,
    ...sharedParts(values, images),
    price: priceText(dollars),
    address,
    city,
    description: values.text('description'),
    countRooms: roomsOf(values),
    area,
    Realtor: { name, ava, phone },
    heatingSystem: values.text('heating'),
    wallType: values.text('walls'),
    ...(type === 'sale' && { pricePerSquare: perSquare }),
  }
}

function sharedParts(values: FeedValues, images: string[]) {
  const renovation = parseYesNo(values.text('renovation'))
  if (renovation === null) values.wrong('renovation', 'yes or no')
  return {
    isRenovation: renovation ?? false,
    currentFloor: values.whole('floor', 'a whole number, the floor'),
    totalFloor: values.whole('floors', 'a whole number, the floors of the building'),
    images,
    isFavourite: false,
    yearofConstruction: values.whole('year', 'a year'),
    lat: values.numberIn('lat', [-90, 90], 'degrees from -90 to 90'),
    lng: values.numberIn('lng', [-180, 180], 'degrees from -180 to 180'),
  }
}

function typeOf(values: FeedValues): EstateType | null {
  return estateTypeOfWord(values.text('type')) ?? estateTypeOfWord(values.text('propertyType'))
}
