import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PICTURE_LIMITS } from '#domain/homes/pictures/limits.ts'

/** Fields, and the lines between files. */
const REST_BYTES = 1_000_000

const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * How long a form with pictures says that it is, which the HTTP parser holds it to.
 *
 * @throws {HTTPException} 413 if it is longer than its files may be, 411 if it does not say
 */
export function readFormLength(c: Context, maxFiles: number): number {
  const maxBytes = maxFiles * PICTURE_LIMITS.fileBytes + REST_BYTES
  if (c.req.header('Transfer-Encoding') !== undefined)
    throw reject(c, 411, 'Send the form with its Content-Length.')
  const length = Number(c.req.header('Content-Length') ?? maxBytes)
  if (!(length <= maxBytes)) throw reject(c, 413, 'The form is too large: send fewer pictures.')
  return length
}

const reject = (c: Context, status: 411 | 413, text: string) =>
  new HTTPException(status, { res: c.text(text, status, NO_STORE) as Response })
