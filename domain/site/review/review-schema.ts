import * as z from 'zod/mini'
import { isInvisibleText } from '#domain/platform/text/invisible-text.ts'
import { STAR_RATINGS } from './stars.ts'

/**
 * The required fields (docs/product/site.md, "Review form").
 *
 * @param required message for an empty field
 */
export function reviewSchema(required: string) {
  const filled = z.string(required).check(
    z.trim(),
    z.refine((text) => !isInvisibleText(text), required),
  )
  return z.object({
    name: filled,
    surname: filled,
    stars: z.pipe(z.string(required), z.enum(STAR_RATINGS, required)),
    review: filled,
    date: filled,
  })
}

/** Unvalidated values of the form. */
export type ReviewDraft = z.input<ReturnType<typeof reviewSchema>>
