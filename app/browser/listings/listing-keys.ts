import { createStoredJson, type StoredValue } from '#app/browser/storage/stored-value.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { isListOf, isText } from '#domain/platform/json/shape.ts'

const MAX_KEYS = 500

/** Keys such as `["rent 7","sale 12"]`, latest last. */
export type ListingKeys = readonly string[]

export const toListingKey = (type: EstateType, id: number | string) => `${type} ${id}`

const isListOfKeys = isListOf(
  (value): value is string => isText(value) && /^(sale|rent) [1-9]\d*$/.test(value),
)

/** Strings, so that hundreds of keys take only a few kilobytes. */
export const createStoredListingKeys = ({ key }: { key: string }): StoredValue<ListingKeys> =>
  createStoredJson<ListingKeys>({ key, fallback: [], isValid: isListOfKeys })

export const hasListing = (keys: ListingKeys, type: EstateType, id: number | string): boolean =>
  keys.includes(toListingKey(type, id))

export const withoutKey = (keys: ListingKeys, key: string) => keys.filter((other) => other !== key)

/** Drops the oldest when the list is full. */
export const withLatestKey = (keys: ListingKeys, key: string): ListingKeys =>
  [...withoutKey(keys, key), key].slice(-MAX_KEYS)
