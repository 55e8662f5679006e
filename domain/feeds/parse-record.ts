import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import type { AskedPrice, Realtor } from '#domain/catalog/listing/listing.ts'
import { parseListingId } from '#domain/catalog/listing/listing-id.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import { readRooms } from '#domain/catalog/listing/rooms.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import {
  calculatePricePerSquare,
  parsePrice,
  readDollars,
} from '#domain/catalog/price/parse-price.ts'
import { PLAUSIBLE_PRICE } from '#domain/catalog/price/plausible.ts'
import { countCharacters } from '#domain/platform/text/count-characters.ts'
import { isCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { readDescriptions, readStoredTranslations } from './descriptions.ts'
import { readFacts, readPlausibleFacts, readTerms } from './facts.ts'
import type { FeedRecord } from './fields.ts'
import { parseFeedImages } from './images.ts'
import { checkLengths, MAX_KEY_LENGTH } from './lengths.ts'
import {
  type FeedConventions,
  PRICE_EXPECTED,
  ROOMS_EXPECTED,
  readAreaUnit,
  readPrice,
  readRoomCount,
  readSquareMeters,
  readTimestamp,
} from './measures.ts'
import { parsePhone } from './phone.ts'
import { readPlace, readPoint, readStoredPlace } from './place.ts'
import { parseKind } from './terms/kind.ts'
import { parseStatus } from './terms/status.ts'
import { type FeedProblem, FeedValues, readName } from './values.ts'
import { checkWithheldKey, readPlaceRadius } from './withheld.ts'
import { parseEstateTypeWord } from './words.ts'

export interface FeedListing {
  readonly kind: 'listing'
  /** The key in the feed; `null` for a listing of this site that is restored by type and id. */
  readonly key: string | null
  /** `id` is meaningless if there is a key. */
  readonly listing: StoredListing
  /** Milliseconds since 1970; `null` if the feed does not say. */
  readonly publishedAt: number | null
  readonly modifiedAt: number | null
  /** For exports of this site: the feed that the listing came from originally. */
  readonly source: { readonly feed: string; readonly key: string } | null
  readonly droppedImages: number
  /** Optional facts that were dropped because their values cannot be used. */
  readonly droppedFacts: readonly FeedProblem[]
  /** What the record does not say, and how it is read then. */
  readonly notes: readonly FeedProblem[]
}

export type ParsedRecord =
  | FeedListing
  /** A listing that the feed no longer offers. */
  | { readonly kind: 'closed'; readonly key: string; readonly modifiedAt: number | null }
  /** A house, an office and so on, which this site does not show. */
  | { readonly kind: 'notShown'; readonly problem: FeedProblem }
  | { readonly kind: 'rejected'; readonly problems: readonly FeedProblem[] }

/**
 * Turns a record into a listing. Every listing that it returns satisfies `catalogListingSchema` as presented; a
 * property test checks that.
 */
export function parseRecord(record: FeedRecord, conventions: FeedConventions): ParsedRecord {
  const claimed = readOwnKey(new FeedValues(record, 'point'))
  const ownKey = conventions.restore ? claimed : null
  // Our own exports use a decimal point, whatever else is in the file.
  const isOwn = ownKey !== null
  const values = new FeedValues(record, isOwn ? 'point' : conventions.decimal, isOwn)
  if (ownKey === null && claimed !== null) {
    values.addProblem('id', OWN_ID_EXPECTED)
    return { kind: 'rejected', problems: values.problems }
  }
  const key = ownKey === null ? readKey(values) : null
  const modifiedAt = readTimestamp(values, ownKey === null ? 'modifiedAt' : 'feedModifiedAt')
  const status = parseStatus(values.text('status'))
  if (key && status === 'withdrawn') return { kind: 'closed', key, modifiedAt }
  if (status === null && values.text('status') !== '') values.note('status', STATUS_EXPECTED)
  const other = isOwn ? null : findOtherKind(values)
  if (other !== null) return { kind: 'notShown', problem: other }

  checkLengths(values)
  const { images, dropped } = parseFeedImages(record.images)
  const portraits = parseFeedImages(values.text('agentPortrait'))
  const [ava] = portraits.images
  const listing =
    ownKey === null
      ? buildListing(values, conventions, images, ava)
      : buildRestoredListing(values, conventions, ownKey, images, ava)
  if (key !== null && listing.placeRadius !== undefined) checkWithheldKey(values, key)
  const publishedAt = readTimestamp(values, 'publishedAt')
  if (values.problems.length > 0) return { kind: 'rejected', problems: values.problems }
  const [feed, feedKey] = [values.raw('feed'), values.raw('feedKey')]
  const source = ownKey !== null && feed !== '' && feedKey !== '' ? { feed, key: feedKey } : null
  const droppedImages = dropped + portraits.dropped
  const droppedFacts = values.dropped
  return {
    kind: 'listing',
    key,
    listing,
    publishedAt,
    modifiedAt,
    source,
    droppedImages,
    droppedFacts,
    notes: values.noted,
  }
}

const STATUS_EXPECTED =
  'a word for homes on offer or no longer on offer, such as Active or Sold; this one counts as on offer'
const KIND_EXPECTED = 'an apartment, by a word such as apartment or квартира'

/** What says that the record is not about an apartment; `null` if nothing does. Adds a problem for an unknown word. */
function findOtherKind(values: FeedValues): FeedProblem | null {
  const fields = ['kind', 'propertyType', 'type'] as const
  const other = fields.find((field) => parseKind(values.text(field)) === 'other')
  if (other !== undefined) return values.toProblem(other, KIND_EXPECTED)
  const kind = values.text('kind')
  if (kind !== '' && parseKind(kind) === null) values.addProblem('kind', KIND_EXPECTED)
  return null
}

/** Reads the key in the feed. Returns '' after adding a problem. */
function readKey(values: FeedValues): string {
  const field = values.text('key') === '' ? 'id' : 'key'
  const key = values.text(field)
  if (key === '') values.addProblem('key', 'a key that is the same whenever the home is imported')
  if (countCharacters(key) <= MAX_KEY_LENGTH) return key
  values.addProblem(field, `at most ${MAX_KEY_LENGTH} characters`)
  return ''
}

const OWN_ID_EXPECTED =
  'a key of the feed: type and id together name a home of this site, which only --restore takes back (--column key=id makes the id the key)'

interface OwnKey {
  readonly type: EstateType
  readonly id: number
}

/** Reads the id of a listing of this site. A row of our own export has type and id, but no feed key. */
function readOwnKey(values: FeedValues): OwnKey | null {
  const type = values.raw('type')
  const id = parseListingId(values.raw('id'))
  if (type !== 'sale' && type !== 'rent') return null
  return values.text('key') === '' && id !== null ? { type, id } : null
}

/** Texts of an export are kept as they are, spaces included. */
function buildRestoredListing(
  values: FeedValues,
  conventions: FeedConventions,
  ownKey: OwnKey,
  images: string[],
  ava: string | undefined,
): StoredListing {
  const square = values.number('pricePerSquare')
  const price = values.raw('price')
  for (const field of ['price', 'address', 'city'] as const)
    if (values.raw(field) === '') values.addProblem(field, 'a text')
  const dollars = price === '' ? 0 : parsePrice(price)
  if (dollars === null || dollars > PLAUSIBLE_PRICE.max) values.addProblem('price', PRICE_EXPECTED)
  const rooms = readRooms(values.raw('rooms'))
  if (rooms.rooms > MAX_INT32) values.addProblem('rooms', ROOMS_EXPECTED)
  if (square !== null && square < 0) values.addProblem('pricePerSquare', 'a price of 0 or more')
  return {
    ...ownKey,
    images,
    ...omitMissing({
      asked: readAskedPrice(values),
      ...readFacts(values),
      ...readTerms(values),
      ...readPoint(values),
      placeRadius: readPlaceRadius(values),
      Realtor: toRealtor({
        name: values.raw('agentName'),
        phone: values.raw('agentPhone'),
        ava,
      }),
      pricePerSquare: square,
      translations: readStoredTranslations(values),
      area: readSquareMeters(values, { ...conventions, areaUnit: 'm2' }, true),
    }),
    ...readDollars(price),
    address: values.raw('address'),
    city: values.raw('city'),
    place: readStoredPlace(values, conventions),
    description: values.raw('description'),
    ...rooms,
  }
}

function buildListing(
  values: FeedValues,
  conventions: FeedConventions,
  images: string[],
  ava: string | undefined,
): StoredListing {
  const type = readEstateType(values) ?? conventions.type
  if (type === null) values.addProblem('type', 'sale or rent')
  const { dollars, asked } = readPrice(values, conventions)
  const area = readSquareMeters(values, conventions, false)
  const { address, city, place, point, placeRadius } = readPlace(values, conventions)
  const { agent } = conventions
  const name = readName(values, 'agentName') || agent.name
  const phone = readPhone(values, place.cityId !== undefined) || agent.phone
  const square = values.number('pricePerSquare')
  return {
    type: type ?? 'sale',
    id: 1,
    images,
    ...omitMissing({
      asked,
      area,
      ...readPlausibleFacts(
        values,
        {
          areaUnit: readAreaUnit(values, conventions.areaUnit) ?? conventions.areaUnit,
          decimal: conventions.decimal,
          currency: asked?.currency ?? 'USD',
        },
        conventions.year,
      ),
      ...readTerms(values),
      ...point,
      placeRadius,
      Realtor: toRealtor({ name, phone, ava }),
    }),
    price: dollars,
    address,
    city,
    place,
    ...readDescriptions(values),
    ...readRoomCount(values),
    ...(type === 'sale' &&
      area !== undefined && {
        pricePerSquare:
          square !== null && square >= 0 ? square : calculatePricePerSquare(dollars, area),
      }),
  }
}

/** Reads the asked price in an export of this site. */
function readAskedPrice(values: FeedValues): AskedPrice | null {
  const amount = values.integer('askedAmount', 'a whole amount', {
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
  })
  const [currency, ratedOn] = [values.text('askedCurrency'), values.text('ratedOn')]
  const isAsked = amount !== null && /^[A-Z]{3}$/.test(currency) && isCalendarDay(ratedOn)
  return isAsked ? { amount, currency, ratedOn } : null
}

/** Reads a phone number; '' if it is not stated or was dropped, because a wrong number would call a stranger. */
function readPhone(values: FeedValues, isInUkraine: boolean): string {
  const text = readName(values, 'agentPhone')
  const phone = parsePhone(text, isInUkraine)
  if (phone === null && text !== '') values.drop('agentPhone', 'a phone number of 7 to 15 digits')
  return phone ?? ''
}

/** The realtor; `null` if nothing is known of the person. */
function toRealtor(person: {
  name: string
  phone: string
  ava: string | undefined
}): Realtor | null {
  const known = omitMissing(person)
  return Object.keys(known).length === 0 ? null : known
}

function readEstateType(values: FeedValues): EstateType | null {
  return (
    parseEstateTypeWord(values.text('type')) ?? parseEstateTypeWord(values.text('propertyType'))
  )
}
