import * as z from 'zod/mini'

/** A stored rating: 0 to 5 in steps of one half (docs/product.md, "Stored review"). */
export const starsSchema = z.enum([
  'star-0',
  'star-0.5',
  'star-1',
  'star-1.5',
  'star-2',
  'star-2.5',
  'star-3',
  'star-3.5',
  'star-4',
  'star-4.5',
  'star-5',
])
export type StarRating = z.infer<typeof starsSchema>

/** Lowest first. */
export const STAR_RATINGS: readonly StarRating[] = starsSchema.options

/** 4.5 for `star-4.5`. */
export const toStarCount = (stars: StarRating): number => Number(stars.slice('star-'.length))
