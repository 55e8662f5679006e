import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Fits the longest form of a page, in any alphabet. */
export const MAX_BODY_BYTES = 50 * 1024

const rejectTooLarge = (c: Context) =>
  c.text('The form is too large.', 413, { 'Cache-Control': 'no-store' })

/** RFC 9110, section 15.5.12: the client may retry with a Content-Length. */
const rejectChunked = (c: Context) =>
  c.text('Send the form with its Content-Length.', 411, { 'Cache-Control': 'no-store' })

const limitUnknownLength = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: rejectTooLarge })

/**
 * Rejects bodies larger than any form of ours before they are read, whatever the method: React
 * Router reads the body of every method but GET and HEAD, whose bodies the listener ignores.
 */
export const limitBodySize: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  // Browsers send forms with a length. A body without one has to be read to find out that it is too
  // large, and 64 kB of each of thousands are a hundred megabytes before they are collected.
  if (c.req.header('Transfer-Encoding') !== undefined) return rejectChunked(c)
  const length = c.req.header('Content-Length')
  // Hono's middleware creates the body stream first, which is a third of the cost of a rejection.
  if (length === undefined) return limitUnknownLength(c, next)
  return Number(length) <= MAX_BODY_BYTES ? next() : rejectTooLarge(c)
}
