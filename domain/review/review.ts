import * as z from 'zod/mini'
import { starsSchema } from './stars.ts'

/** What a client says of us, as it is stored (docs/product.md, "Stored review"). */
export const reviewSchema = z.object({
  /** Seeds have one. */
  id: z.optional(z.number()),
  /** Address of a picture, often one that lives no longer than the page that made it. */
  ava: z.nullable(z.string()),
  name: z.string(),
  surname: z.string(),
  stars: starsSchema,
  review: z.string(),
  /** A calendar day as a form gives it, or a date as text. */
  date: z.string(),
})
export type Review = z.infer<typeof reviewSchema>

/**
 * The fields of the review form that must be filled; `required` is said of an empty one
 * (docs/product.md, "Review form").
 */
export function reviewFormSchema(required: string) {
  const filled = z.string(required).check(z.trim(), z.minLength(1, required))
  return z.object({
    name: filled,
    surname: filled,
    stars: z.pipe(z.string(required), z.enum(starsSchema.options, required)),
    review: filled,
    date: filled,
  })
}

/** What the review form says before it is checked. */
export type ReviewDraft = z.input<ReturnType<typeof reviewFormSchema>>

/**
 * The reviews to show: the stored ones, or the seeds while nothing is stored
 * (docs/product.md, "Browser storage").
 */
export function shownReviews(
  stored: readonly Review[],
  seeds: readonly Review[],
): readonly Review[] {
  return stored.length === 0 ? seeds : stored
}

/**
 * The reviews in a stored value: entries that do not parse are left out one by one, and what is not
 * a list is empty (docs/product.md, "Stored review").
 */
export function parseReviews(value: unknown): { reviews: Review[]; dropped: number } {
  if (!Array.isArray(value)) return { reviews: [], dropped: 1 }
  const reviews = value.flatMap((entry) => {
    const parsed = reviewSchema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
  return { reviews, dropped: value.length - reviews.length }
}
