import * as z from 'zod/mini'
import { type EstateType, isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { parseListingId } from '#domain/catalog/listing/listing-id.ts'
import type { WordedListing } from '#domain/catalog/listing/worded-listing.ts'
import { MAX_FAVORITES } from './merge-favorites.ts'

const isFavoriteKey = (key: string) => {
  const [type, id = '', ...more] = key.split(' ')
  return isEstateType(type) && parseListingId(id) !== null && more.length === 0
}

const keysSchema = z
  .array(z.string().check(z.refine(isFavoriteKey)))
  .check(z.maxLength(MAX_FAVORITES))

/** What a browser sends to merge its favorites with those of the account. */
export const favoritesSchema = z.object({ agreed: keysSchema, own: keysSchema })

export interface MergedFavorites {
  /** What both have from now on; pages of the version before read it by this name. */
  readonly hearts: readonly string[]
  /** Those that the browser does not have, as far as visitors find them. */
  readonly homes: readonly { readonly type: EstateType; readonly listing: WordedListing }[]
}
