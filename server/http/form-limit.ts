import { bodyLimit } from 'hono/body-limit'

/** Room for the longest form of a page, in any alphabet, in bytes. */
export const LARGEST_FORM = 50 * 1024

/** Refuses forms that no page of ours sends, before any of them is read. */
export const formLimit = bodyLimit({
  maxSize: LARGEST_FORM,
  onError: (c) => c.text('The form is too large.', 413, { 'Cache-Control': 'no-store' }),
})
