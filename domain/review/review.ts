import * as z from 'zod/mini'
import { starsSchema } from './stars.ts'

/** A stored review (docs/product.md, "Stored review"). */
export const reviewSchema = z.object({
  /** Only seed reviews have one. */
  id: z.optional(z.number()),
  /** URL of a picture. It may be a blob URL, which is invalid once the page is closed. */
  ava: z.nullable(z.string()),
  name: z.string(),
  surname: z.string(),
  stars: starsSchema,
  review: z.string(),
  /** A calendar day of a date field, or any other text. */
  date: z.string(),
})
export type Review = z.infer<typeof reviewSchema>

/**
 * The required fields (docs/product.md, "Review form").
 *
 * @param required message for an empty field
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

/** Unvalidated values of the form. */
export type ReviewDraft = z.input<ReturnType<typeof reviewFormSchema>>

/** The seeds, until a review is stored (docs/product.md, "Browser storage"). */
export function selectReviews(
  stored: readonly Review[],
  seeds: readonly Review[],
): readonly Review[] {
  return stored.length === 0 ? seeds : stored
}

/**
 * Reads a stored value: invalid entries are dropped one by one, and anything but an array is empty
 * (docs/product.md, "Stored review").
 */
export function parseReviews(value: unknown): { reviews: Review[]; dropped: number } {
  if (!Array.isArray(value)) return { reviews: [], dropped: 1 }
  const reviews = value.flatMap((entry) => {
    const parsed = reviewSchema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
  return { reviews, dropped: value.length - reviews.length }
}
