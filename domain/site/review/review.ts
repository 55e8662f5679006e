import {
  type FieldGuards,
  hasFields,
  isNumber,
  isText,
  pickFields,
} from '#domain/platform/json/shape.ts'
import { isStarRating, type StarRating } from './stars.ts'

/** A stored review (docs/product/site.md, "Stored review"). */
export interface Review {
  /** Only seed reviews have one. */
  id?: number | undefined
  /** URL of a picture. It may be a blob URL, which is invalid once the page is closed. */
  ava: string | null
  name: string
  surname: string
  stars: StarRating
  review: string
  /** A calendar day of a date field, or any other text. */
  date: string
}

const REVIEW_GUARDS: FieldGuards<Review> = {
  id: (value): value is number | undefined => value === undefined || isNumber(value),
  ava: (value): value is string | null => value === null || isText(value),
  name: isText,
  surname: isText,
  stars: isStarRating,
  review: isText,
  date: isText,
}
const isReview = hasFields(REVIEW_GUARDS)

/** The seeds, until a review is stored (docs/product/shell.md, "Browser storage"). */
export function selectReviews(
  stored: readonly Review[],
  seeds: readonly Review[],
): readonly Review[] {
  return stored.length === 0 ? seeds : stored
}

/**
 * Reads a stored value: invalid entries are dropped one by one, and anything but an array is empty
 * (docs/product/site.md, "Stored review").
 */
export function parseReviews(value: unknown): { reviews: Review[]; dropped: number } {
  if (!Array.isArray(value)) return { reviews: [], dropped: 1 }
  const reviews = value.filter(isReview).map((review) => pickFields(review, REVIEW_GUARDS))
  return { reviews, dropped: value.length - reviews.length }
}
