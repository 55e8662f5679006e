import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Room for the longest form of a page, in any alphabet, in bytes. */
export const LARGEST_FORM = 50 * 1024

const limit = bodyLimit({
  maxSize: LARGEST_FORM,
  onError: (c) => c.text('The form is too large.', 413, { 'Cache-Control': 'no-store' }),
})

/**
 * Refuses bodies that no page of ours sends, before any of them is read, whatever the method: React
 * Router reads the body of each but GET and HEAD, whose body the listener ignores.
 */
export const formLimit: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next)
