import * as z from 'zod/mini'
import { type EstateType, isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { parseListingId } from '#domain/catalog/listing/listing-id.ts'
import type { WordedListing } from '#domain/catalog/listing/worded-listing.ts'
import { MAX_HEARTS } from './merge-hearts.ts'

const isHeart = (key: string) => {
  const [type, id = '', ...more] = key.split(' ')
  return isEstateType(type) && parseListingId(id) !== null && more.length === 0
}

const keysSchema = z.array(z.string().check(z.refine(isHeart))).check(z.maxLength(MAX_HEARTS))

/** What a browser sends to merge its hearts with those of the account. */
export const heartsSchema = z.object({ agreed: keysSchema, own: keysSchema })

export interface MergedHearts {
  readonly hearts: readonly string[]
  /** Those that the browser does not have, as far as visitors find them. */
  readonly homes: readonly { readonly type: EstateType; readonly listing: WordedListing }[]
}
