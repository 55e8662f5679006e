import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Room for the longest form of a page, in any alphabet, in bytes. */
export const LARGEST_FORM = 50 * 1024

const refuse = (c: Context) =>
  c.text('The form is too large.', 413, { 'Cache-Control': 'no-store' })

/** RFC 9110, 15.5.12: the client may send the form again with its length. */
const refuseChunked = (c: Context) =>
  c.text('Send the form with its Content-Length.', 411, { 'Cache-Control': 'no-store' })

const limit = bodyLimit({ maxSize: LARGEST_FORM, onError: refuse })

/**
 * Refuses bodies that no page of ours sends, before any of them is read, whatever the method: React
 * Router reads the body of each but GET and HEAD, whose body the listener ignores.
 */
export const formLimit: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  // Browsers send forms with a length. To find out that a body without one is too large, one has to
  // read it, and 64 kB of each of thousands are a hundred megabytes before they are collected.
  if (c.req.header('Transfer-Encoding') !== undefined) return refuseChunked(c)
  const length = c.req.header('Content-Length')
  // Hono's looks at the body first, which makes a stream of it: a third of what a refusal costs.
  if (length === undefined) return limit(c, next)
  return Number(length) <= LARGEST_FORM ? next() : refuse(c)
}
