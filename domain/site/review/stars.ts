/** Stored ratings: 0 to 5 in steps of one half, lowest first (docs/product/site.md, "Stored review"). */
export const STAR_RATINGS = [
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
] as const
export type StarRating = (typeof STAR_RATINGS)[number]

export const isStarRating = (value: unknown): value is StarRating =>
  STAR_RATINGS.some((rating) => rating === value)

/** 4.5 for `star-4.5`. */
export const toStarCount = (stars: StarRating): number => Number(stars.slice('star-'.length))
